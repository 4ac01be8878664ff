import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { aMember, anAdmin, type Member, PASSWORD } from '../../testing/factories.ts'
import { downloadExport } from '../../testing/own-exports.ts'
import { aPicture } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'
import { filesInZip } from '../../testing/zip.ts'

const app = await testApp()
const { request } = app

const PATH = '/api/auth/user/picture'

const filesOf = ({ id }: Member) =>
  readdir(join(app.dataDir, 'blobs', 'profile-pictures', id)).catch(() => [])

async function upload({ cookie }: Member, bytes: Uint8Array, { test = app } = {}) {
  const data = new FormData()
  data.append('picture', new Blob([Uint8Array.from(bytes)]), 'me.jpg')
  const sent = new Response(data)
  const headers = Object.fromEntries(sent.headers)
  return test.request('POST', PATH, { cookie, headers, body: Buffer.from(await sent.arrayBuffer()) })
}

const jpeg = (background = '#0a6350') =>
  aPicture({ width: 2000, height: 1000, background })
    .withExif({ IFD0: { Copyright: 'Ada Keller' } })
    .jpeg()
    .toBuffer()

const look = ({ cookie }: Member, url: string) => request('GET', url, { cookie })
const self = async ({ cookie }: Member) => (await request('GET', '/api/auth/user', { cookie })).body

test('a picture is re-encoded, shown to members, and replaced by the next', async () => {
  const [ada, ben] = [await aMember(app), await aMember(app)]
  const first = (await upload(ada, await jpeg())).body.profileImageUrl
  expect((await self(ada)).profileImageUrl).toBe(first)
  const shown = await look(ben, first)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, max-age=604800, immutable',
  })
  const { width, exif } = await sharp(shown.rawPayload).metadata()
  expect([width, exif]).toEqual([512, undefined])

  const second = (await upload(ada, await jpeg('#ffffff'))).body.profileImageUrl
  expect(second).not.toBe(first)
  expect([(await look(ben, first)).statusCode, (await look(ben, second)).statusCode]).toEqual([404, 200])
  expect(await filesOf(ada)).toHaveLength(1)
})

test('the URL comes with the name; blocked people, guesses and visitors get nothing', async () => {
  const [ada, ben] = [await aMember(app), await aMember(app)]
  const url = (await upload(ada, await jpeg())).body.profileImageUrl
  const handle = `ada_${ada.id.slice(-6)}`
  await request('PATCH', '/api/auth/username', { cookie: ada.cookie, body: { username: handle } })
  const found = await request('GET', `/api/social/search-users?query=${handle}`, { cookie: ben.cookie })
  expect(found.body).toMatchObject([{ id: ada.id, profileImageUrl: url }])

  expect((await look(ben, url.split('?')[0])).statusCode).toBe(404)
  expect((await look(ben, url.replace(/v=..../, 'v=0000'))).statusCode).toBe(404)
  expect((await request('GET', url)).statusCode).toBe(401)
  await request('POST', '/api/social/blocks', { cookie: ada.cookie, body: { userId: ben.id } })
  const statuses = [look(ben, url), look(ada, url), look(await anAdmin(app), url)]
  expect((await Promise.all(statuses)).map(({ statusCode }) => statusCode)).toEqual([404, 200, 200])
})

test('a removed picture is gone everywhere', async () => {
  const ada = await aMember(app)
  const url = (await upload(ada, await jpeg())).body.profileImageUrl
  const removed = await request('DELETE', PATH, { cookie: ada.cookie })
  expect([removed.statusCode, removed.body]).toEqual([200, { profileImageUrl: null }])
  expect((await self(ada)).profileImageUrl).toBeNull()
  expect([(await look(ada, url)).statusCode, await filesOf(ada)]).toEqual([404, []])
})

test('refuses a non-image and keeps the previous picture', async () => {
  const ada = await aMember(app)
  const url = (await upload(ada, await jpeg())).body.profileImageUrl
  const refused = await upload(ada, Buffer.from('<svg/>'))
  expect([refused.statusCode, refused.body.code]).toEqual([400, 'PHOTO_NOT_AN_IMAGE'])
  expect([(await self(ada)).profileImageUrl, (await filesOf(ada)).length]).toEqual([url, 1])
})

test('counts toward the picture limit', async () => {
  const small = await testApp({ photoQuotaMb: 1 })
  const ada = await aMember(small)
  await upload(ada, await jpeg(), { test: small })
  await small.db
    .updateTable('profilePictures')
    .set({ bytes: 1024 * 1024 })
    .execute()
  const full = await upload(ada, await jpeg(), { test: small })
  expect([full.statusCode, full.body.code]).toEqual([409, 'PHOTO_SPACE_FULL'])
})

test('is exported, and deleted with the account', async () => {
  const ada = await aMember(app)
  await upload(ada, await jpeg())
  const zip = await downloadExport(app, ada)
  const photos = [...filesInZip(zip.rawPayload).keys()].filter((name) => name.startsWith('photos/'))
  expect(photos).toEqual([expect.stringMatching(/^photos\/2026-06-15-.+\.webp$/)])
  await request('POST', '/api/auth/delete-account', {
    cookie: ada.cookie,
    body: { currentPassword: PASSWORD },
  })
  expect(await filesOf(ada)).toEqual([])
})
