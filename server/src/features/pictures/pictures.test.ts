import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { call } from '@pepwell/contract/call'
import { pino } from 'pino'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { handle } from '../../http/handle.ts'
import { pictureIn } from '../../http/picture-upload.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import { diskBlobs } from '../../ports/blobs-disk.ts'
import { systemRandom } from '../../random.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { aHugePng, aPicture } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'
import { picturesService } from './pictures.service.ts'

const address = { method: 'POST', path: '/api/test/avatar', access: 'member' } as const
const setAvatar = call(address, {
  summary: 'Takes a picture of oneself',
  takes: 'picture',
  reply: z.object({ name: z.string(), width: z.number() }),
  errors: ['PHOTO_NOT_AN_IMAGE', 'PHOTO_TOO_LARGE'],
})

const sizes = {
  large: { side: 400, quality: 80 },
  middle: { side: 200, quality: 80 },
  small: { side: 64, quality: 70 },
}

const folder = await mkdtemp(join(tmpdir(), 'pepwell-pictures-'))
afterAll(() => rm(folder, { recursive: true }))
const logged: unknown[] = []
const logger = pino({}, { write: (line) => void logged.push(JSON.parse(line)) })
const blobs = diskBlobs(folder)
const avatarsIn = (where: BlobsPort) =>
  picturesService({ blobs: where, random: systemRandom, logger }, { folder: 'avatars', sizes })
const avatars = avatarsIn(blobs)

const app = await testApp(
  {},
  {
    extend: (extended) =>
      handle(extended, setAvatar, async ({ request, user }) => {
        const picture = await avatars.prepare(await pictureIn(request))
        await avatars.store(user.id, picture)
        return picture
      }),
  },
)

async function send({ cookie }: Member, bytes: Uint8Array) {
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(bytes)]), 'me.jpg')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  return app.request('POST', setAvatar.path, { cookie, body: Buffer.from(await sent.arrayBuffer()), headers })
}

const filesOf = async ({ id }: Member) =>
  (await readdir(join(folder, 'avatars', id)).catch(() => [])).toSorted()

test('stores pictures in a feature’s sizes, without camera metadata', async () => {
  const member = await aMember(app)
  const jpeg = await aPicture({ width: 1000, height: 500 })
    .withExif({ IFD0: { Copyright: 'Ada Keller' } })
    .jpeg()
    .toBuffer()
  const { statusCode, body } = await send(member, jpeg)
  expect([statusCode, body.width]).toEqual([200, 400])
  const { name } = body
  expect(await filesOf(member)).toEqual([`${name}-middle.webp`, `${name}-small.webp`, `${name}.webp`])
  for (const [size, width] of [['large', 400] as const, ['middle', 200] as const, ['small', 64] as const]) {
    const picture = await avatars.open(member.id, name, size)
    const metadata = await sharp(picture && (await buffer(picture))).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width, height: width / 2 })
    expect(metadata.exif).toBeUndefined()
  }
})

test.each([
  ['no image', Buffer.from('photo.jpg, they said'), 400, 'PHOTO_NOT_AN_IMAGE'],
  ['of too many pixels', aHugePng(30_000), 413, 'PHOTO_TOO_LARGE'],
])('refuses %s without storing anything', async (_name, bytes, status, code) => {
  const member = await aMember(app)
  const response = await send(member, bytes)
  expect([response.statusCode, response.body.code]).toEqual([status, code])
  expect(await filesOf(member)).toEqual([])
})

async function aStored() {
  const member = await aMember(app)
  const jpeg = await aPicture().jpeg().toBuffer()
  return { member, name: (await send(member, jpeg)).body.name as string }
}

test('deletes a picture in all sizes, and an owner’s pictures together', async () => {
  const [one, other] = [await aStored(), await aStored()]
  await avatars.remove(one.member.id, one.name)
  expect(await filesOf(one.member)).toEqual([])
  await avatars.removeAllOf(one.member.id)
  expect(await filesOf(other.member)).toHaveLength(3)
  await avatars.removeAllOf(other.member.id)
  expect(await filesOf(other.member)).toEqual([])
})

test('deletes unused pictures, but not while their row may exist', async () => {
  const { member, name } = await aStored()
  const discard = (isStored: () => Promise<boolean>) => avatars.discard(member.id, name, isStored)
  await discard(async () => true)
  await discard(() => Promise.reject(new Error('the database is away')))
  expect(await filesOf(member)).toHaveLength(3)
  expect(JSON.stringify(logged)).toContain('the database is away')
  await discard(async () => false)
  expect(await filesOf(member)).toEqual([])
})

test('logs failed removals', async () => {
  const stubborn = { ...blobs, remove: () => Promise.reject(new Error('the bucket is away')) }
  await avatarsIn(stubborn).remove('somebody', 'x')
  expect(JSON.stringify(logged)).toContain('the bucket is away')
})
