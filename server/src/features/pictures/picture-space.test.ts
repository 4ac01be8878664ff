import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aFriendToTalkTo } from '../../testing/chat.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { dataUrl } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp({ photoQuotaMb: 1 })
const { request } = app

/** A picture that takes more than half of the space but not all: noise doesn't compress. */
const large = await sharp({
  create: {
    width: 1100,
    height: 1100,
    channels: 3,
    background: 'gray',
    noise: { type: 'gaussian', mean: 128, sigma: 50 },
  },
})
  .jpeg({ quality: 90 })
  .toBuffer()

const photograph = ({ cookie }: Member) =>
  request('POST', '/api/weight-logs', { cookie, body: { weight: 180, photoUrl: dataUrl(large) } })

async function send({ cookie }: Member, room: { id: number }) {
  const data = new FormData()
  data.append('picture', new Blob([Uint8Array.from(large)]), 'me.jpg')
  const sent = new Response(data)
  const headers = Object.fromEntries(sent.headers)
  const body = Buffer.from(await sent.arrayBuffer())
  return request('POST', `/api/social/chat-rooms/${room.id}/pictures`, { cookie, headers, body })
}

const filesOf = async ({ id }: Member) => {
  const folders = ['progress-photos', 'chat-pictures'].map((folder) => join(app.dataDir, 'blobs', folder, id))
  return (await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))).flat()
}

test('concurrent photos and pictures fit the limit, and deleting makes room', async () => {
  const member = await aMember(app)
  const { room } = await aFriendToTalkTo(app, member)
  const responses = await Promise.all([photograph(member), send(member, room), photograph(member)])
  const refused = responses.filter(({ statusCode }) => statusCode !== 201)
  expect(refused.map(({ statusCode, body }) => [statusCode, body.code])).toEqual(
    Array(2).fill([409, 'PHOTO_SPACE_FULL']),
  )
  expect(refused[0]?.body.message).toBe(
    'Your photos and pictures use all 1 MB of your storage. Please delete some first.',
  )
  // The others are sold out.
  expect(await filesOf(member)).toHaveLength(2)

  const { cookie } = member
  const sent = responses[1]?.body
  const [photo] = (await request('GET', '/api/progress-photos', { cookie })).body
  const path = photo ? `/api/progress-photos/${photo.id}` : `/api/social/chat-messages/${sent.id}`
  expect((await request('DELETE', path, { cookie })).statusCode).toBe(200)
  const other = photo ? () => send(member, room) : () => photograph(member)
  expect((await other()).statusCode).toBe(201)
  expect(await filesOf(member)).toHaveLength(2)
})
