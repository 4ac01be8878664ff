import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { setProductImage } from '@pepwell/contract/catalogue/catalogue-admin'
import { sql } from 'kysely'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { diskBlobs } from '../../ports/blobs-disk.ts'
import { anAdmin, aProduct } from '../../testing/factories.ts'
import { aHugePng, aPicture } from '../../testing/photos.ts'
import { sendCall } from '../../testing/send-call.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const { cookie } = await anAdmin(app)

async function upload(id: number, bytes: Uint8Array, to = app, as = cookie) {
  const form = new FormData()
  form.append('picture', new Blob([new Uint8Array(bytes)]), 'vial.jpg')
  const sent = new Response(form)
  const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
  const body = Buffer.from(await sent.arrayBuffer())
  return to.request('PUT', `/api/peptides/${id}/image`, { cookie: as, body, headers })
}

const aColor = (background: string) => aPicture({ width: 1600, height: 800, background }).jpeg().toBuffer()

async function filesIn({ dataDir }: TestApp = app): Promise<string[]> {
  const files: string[] = []
  for await (const file of glob('product-images/*/*.webp', { cwd: join(dataDir, 'blobs') })) files.push(file)
  return files.map((file) => file.replace(/.*\//, '')).sort()
}
const filesOf = (address: string) => {
  const hash = address.slice(address.lastIndexOf('/') + 1)
  return [`${hash}-thumbnail.webp`, `${hash}.webp`]
}
const isKept = async (address: string) =>
  (await filesIn()).filter((file) => filesOf(address).includes(file)).length === 2

test('an uploaded picture is public in two sizes and cached forever', async () => {
  const { id } = await aProduct(app)
  const jpeg = await sharp(await aColor('#123456'))
    .withExif({ IFD0: { Copyright: 'the camera' } })
    .jpeg()
    .toBuffer()
  const { statusCode, body } = await upload(id, jpeg)
  expect([statusCode, body.version]).toEqual([200, 2])
  expect(body.productImageUrl).toMatch(/^\/api\/product-images\/[0-9a-f]{32}$/)
  const listed = (await request('GET', '/api/peptides')).body.find((one: { id: number }) => one.id === id)
  expect(listed.productImageUrl).toBe(body.productImageUrl)
  for (const [address, width] of [
    [body.productImageUrl, 1200],
    [`${body.productImageUrl}/thumbnail`, 480],
  ] as const) {
    const picture = await request('GET', address)
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    })
    const shown = await sharp(picture.rawPayload).metadata()
    expect(shown).toMatchObject({ format: 'webp', width, height: width / 2 })
    expect(shown.exif).toBeUndefined()
    const headers = { 'if-none-match': String(picture.headers.etag) }
    expect((await request('GET', address, { headers })).statusCode).toBe(304)
  }
  const [entry] = (await request('GET', `/api/admin/audit-log?kind=peptide&objectId=${id}`, { cookie })).body
  expect(entry).toMatchObject({ action: 'set-image', after: { productImageUrl: body.productImageUrl } })
})

describe('removes the previous picture', () => {
  test('when another is uploaded or adopted, or it is removed', async () => {
    const { id } = await aProduct(app)
    const address = async (background: string) =>
      (await upload(id, await aColor(background))).body.productImageUrl as string
    const first = await address('#ff0000')
    const second = await address('#00ff00')
    expect([await isKept(first), await isKept(second)]).toEqual([false, true])
    expect((await request('GET', first)).body.code).toBe('PHOTO_NOT_FOUND')
    const other = await upload((await aProduct(app)).id, await aColor('#ffffff'))
    const body = { productImageUrl: other.body.productImageUrl }
    const taken = await request('PATCH', `/api/peptides/${id}`, { cookie, body })
    expect(taken.body.productImageUrl).toBe(body.productImageUrl)
    expect(await isKept(second)).toBe(false)
    const third = await address('#0000ff')
    const none = await request('PATCH', `/api/peptides/${id}`, { cookie, body: { productImageUrl: null } })
    expect([none.body.productImageUrl, await isKept(third)]).toEqual([null, false])
  })

  test('with its peptide', async () => {
    const { id } = await aProduct(app)
    const { productImageUrl } = (await upload(id, await aColor('#abcdef'))).body
    await request('DELETE', `/api/peptides/${id}`, { cookie })
    expect(await isKept(productImageUrl)).toBe(false)
  })

  test('unless a copy uses it; uploading it again makes a separate one', async () => {
    const { id } = await aProduct(app)
    const bytes = await aColor('#fedcba')
    const { productImageUrl } = (await upload(id, bytes)).body
    const copy = (await request('POST', `/api/peptides/${id}/duplicate`, { cookie })).body
    expect(copy.productImageUrl).toBe(productImageUrl)
    await upload(id, await aColor('#010203'))
    expect(await isKept(productImageUrl)).toBe(true)
    const again = (await upload(copy.id, bytes)).body.productImageUrl
    expect([await isKept(productImageUrl), await isKept(again)]).toEqual([false, true])
    const body = { productImageUrl }
    const lost = await request('PATCH', `/api/peptides/${copy.id}`, { cookie, body })
    expect(lost.body.code).toBe('PHOTO_NOT_FOUND')
    await request('DELETE', `/api/peptides/${copy.id}`, { cookie })
    expect(await isKept(again)).toBe(false)
  })
})

describe('a refusal leaves nothing behind', () => {
  test.each([
    ['no image', Buffer.from('<svg onload="alert(1)"/>'), 400, 'PHOTO_NOT_AN_IMAGE'],
    ['of too many pixels', aHugePng(30_000), 413, 'PHOTO_TOO_LARGE'],
  ])('for %s', async (_name, bytes, status, code) => {
    const peptide = await aProduct(app)
    const before = await filesIn()
    const response = await upload(peptide.id, bytes)
    expect([response.statusCode, response.body.code]).toEqual([status, code])
    expect(await filesIn()).toEqual(before)
  })

  test('for a picture of a deleted peptide', async () => {
    const before = await filesIn()
    const response = await upload(987_654_321, await aColor('#777777'))
    expect([response.statusCode, response.body.code]).toEqual([404, 'PEPTIDE_NOT_FOUND'])
    expect(await filesIn()).toEqual(before)
  })

  test('keeps the old picture when storing a new one fails', async () => {
    const blobs = diskBlobs(join(app.dataDir, 'blobs'))
    const full = { ...blobs, put: () => Promise.reject(new Error('the disk is full')) }
    const other = await testApp({}, { blobs: full })
    const admin = await anAdmin(other)
    const { id } = await aProduct(other)
    expect((await upload(id, await aColor('#888888'), other, admin.cookie)).statusCode).toBe(500)
    expect((await other.request('GET', '/api/peptides')).body).toMatchObject([{ productImageUrl: null }])
  })
})

test('writes and removes blobs outside transactions', async () => {
  const blobs = diskBlobs(join(app.dataDir, 'blobs'))
  const isWithin: boolean[] = []
  const noting =
    <Given extends unknown[]>(work: (...given: Given) => Promise<void>) =>
    async (...given: Given) => {
      const { rows } = await sql<{ open: number }>`SELECT count(*) AS open FROM pg_stat_activity
        WHERE datname = current_database() AND state = 'idle in transaction'`.execute(app.db)
      isWithin.push(Number(rows[0]?.open) > 0)
      return work(...given)
    }
  const watched = { ...blobs, put: noting(blobs.put), remove: noting(blobs.remove) }
  const other = await testApp({}, { db: app.db, blobs: watched })
  const { id } = await aProduct(app)
  for (const background of ['#121212', '#343434'])
    expect((await upload(id, await aColor(background), other)).statusCode).toBe(200)
  expect(isWithin).toEqual(Array(6).fill(false))
})

test.each(['x', '../../secrets', '0'.repeat(31), 'F'.repeat(32)])(
  'there is no picture at %j',
  async (hash) => {
    const response = await request('GET', `/api/product-images/${encodeURIComponent(hash)}`)
    expect([400, 404]).toContain(response.statusCode)
  },
)

test('logs failed removals and keeps the edit', async () => {
  const other = await testApp()
  const blobs = diskBlobs(join(other.dataDir, 'blobs'))
  const stubborn = await testApp(
    {},
    { db: other.db, blobs: { ...blobs, remove: () => Promise.reject(new Error('the bucket is away')) } },
  )
  const admin = await anAdmin(other)
  const { id } = await aProduct(other)
  await sendCall(other, setProductImage, { params: { id } }, admin.cookie)
  const body = { productImageUrl: null }
  const response = await stubborn.request('PATCH', `/api/peptides/${id}`, { cookie: admin.cookie, body })
  expect([response.statusCode, response.body.productImageUrl]).toEqual([200, null])
  expect(JSON.stringify(stubborn.logged)).toContain('the bucket is away')
})
