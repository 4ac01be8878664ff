import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { aFriendToTalkTo, aGroup } from '../../testing/chat.ts'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { aFriend, anAbuseReport } from '../../testing/friends.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { aHugePng, aPicture } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request } = app

const stored = ({ id }: Member) => readdir(join(app.dataDir, 'blobs', 'chat-pictures', id)).catch(() => [])

async function form(bytes: Uint8Array) {
  const data = new FormData()
  data.append('picture', new Blob([Uint8Array.from(bytes)]), 'me.png')
  const sent = new Response(data)
  return { headers: Object.fromEntries(sent.headers), body: Buffer.from(await sent.arrayBuffer()) }
}

const large = () => aPicture({ width: 3000, height: 1500 }).withMetadata({ orientation: 1 }).jpeg().toBuffer()

async function send({ cookie }: Member, room: { id: number }, bytes: Uint8Array, clientId?: string) {
  const query = clientId ? `?clientId=${clientId}` : ''
  return request('POST', `/api/social/chat-rooms/${room.id}/pictures${query}`, {
    cookie,
    ...(await form(bytes)),
  })
}

const look = ({ cookie }: Member, url: string) => request('GET', url, { cookie })

test('re-encodes a picture, which only the room’s members can see', async () => {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  const clientId = randomUUID()
  const [response, again] = [
    await send(ada, room, await large(), clientId),
    await send(ada, room, await large(), clientId),
  ]
  expect(response.statusCode).toBe(201)
  expect(response.body).toMatchObject({
    message: '',
    messageType: 'picture',
    picture: { width: 2048, height: 1024 },
  })
  expect(again.body.id).toBe(response.body.id)
  expect(await stored(ada)).toHaveLength(2)
  const { url, thumbnailUrl } = response.body.picture
  const picture = await look(friend, url)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=604800, immutable',
  })
  expect((await sharp(picture.rawPayload).metadata()).exif).toBeUndefined()
  expect((await sharp((await look(friend, thumbnailUrl)).rawPayload).metadata()).width).toBe(480)
  expect((await look(await aMember(app), url)).statusCode).toBe(404)
  await request('POST', '/api/social/blocks', { cookie: friend.cookie, body: { userId: ada.id } })
  expect([(await look(friend, url)).statusCode, (await look(ada, url)).statusCode]).toEqual([404, 404])
})

test('refuses invalid and oversized pictures without leaving anything', async () => {
  const ada = await aMember(app)
  const { room } = await aFriendToTalkTo(app, ada)
  const refused = [await send(ada, room, Buffer.from('<svg/>')), await send(ada, room, aHugePng(30_000))]
  expect(refused.map(({ body }) => body.code)).toEqual(['PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'])
  const foreign = await send(await aMember(app), room, await large())
  expect(foreign.body.code).toBe('CHAT_ROOM_NOT_FOUND')
  expect(await stored(ada)).toEqual([])
  expect(
    (await request('GET', `/api/social/chat-rooms/${room.id}/messages`, { cookie: ada.cookie })).body,
  ).toEqual([])
})

test('a deleted picture is gone, and earlier pictures are invisible to new members', async () => {
  const ada = await aMember(app)
  const [ben, cy] = [await aFriend(app, ada), await aFriend(app, ada)]
  const group = await aGroup(app, ada, [ben])
  const { body } = await send(ada, group, await large())
  const participants = `/api/social/chat-rooms/${group.id}/participants`
  await request('POST', participants, { cookie: ada.cookie, body: { userId: cy.id } })
  expect([
    (await look(ben, body.picture.url)).statusCode,
    (await look(cy, body.picture.url)).statusCode,
  ]).toEqual([200, 404])
  await request('DELETE', `/api/social/chat-messages/${body.id}`, { cookie: ada.cookie })
  expect((await look(ben, body.picture.url)).statusCode).toBe(404)
  expect(await stored(ada)).toEqual([])
})

test('pictures are in their sender’s export and deleted with the account', async () => {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  const { body } = await send(ada, room, await large())
  const files = async ({ cookie }: Member) =>
    [...filesInZip((await downloadExport(app, { cookie })).rawPayload).keys()].filter((name) =>
      name.startsWith('photos/'),
    )
  expect([await files(ada), await files(friend)]).toEqual([
    [expect.stringMatching(/^photos\/2026-06-15-.+\.webp$/)],
    [],
  ])
  await request('POST', '/api/auth/delete-account', {
    cookie: ada.cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(await stored(ada)).toEqual([])
  expect((await look(friend, body.picture.url)).statusCode).toBe(404)
})

test('operators see a reported picture and its context, even if deleted, until the report is resolved', async () => {
  const ada = await aMember(app)
  const { friend, room } = await aFriendToTalkTo(app, ada)
  const { cookie } = await anAdmin(app, ['support'])
  const [near, bad] = [await send(ada, room, await large()), await send(ada, room, await large())]
  const seen = async (url: string) => (await request('GET', url, { cookie })).statusCode
  expect(await seen(`/api/admin/reported-messages/${bad.body.id}/image`)).toBe(404)
  const report = await anAbuseReport(app, { userId: ada.id, kind: 'message', subjectId: bad.body.id }, friend)
  for (const { body } of [near, bad])
    await request('DELETE', `/api/social/chat-messages/${body.id}`, { cookie: ada.cookie })
  expect((await look(friend, bad.body.picture.url)).statusCode).toBe(404)
  const listed = (await request('GET', '/api/admin/abuse-reports', { cookie })).body
  const { nearby } = listed.find(({ id }: { id: number }) => id === report)
  expect(nearby).toMatchObject([
    { text: '(deleted)', pictureUrl: null },
    { text: '(deleted)', pictureUrl: `/api/admin/reported-messages/${bad.body.id}/image` },
  ])
  const picture = await request('GET', nearby[1].pictureUrl, { cookie })
  expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/webp'])
  const clean = app.tasks['remove-settled-pictures']
  if (!clean) throw new Error('nothing removes what is settled')
  const atNight = () => workOf(clean)({}, { number: 1, isLast: false })
  await atNight()
  expect(await stored(ada)).toHaveLength(2)
  await request('POST', `/api/admin/abuse-reports/${report}/settle`, { cookie, body: { decision: 'warn' } })
  await atNight()
  expect([await stored(ada), await seen(nearby[1].pictureUrl)]).toEqual([[], 404])
})
