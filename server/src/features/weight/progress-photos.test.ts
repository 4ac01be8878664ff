import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { diskBlobs } from '../../ports/blobs-disk.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { aHugePng, aPhoto, aPhotoUrl, aPicture, dataUrl, photosOf } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request, db, dataDir } = app
const folder = join(dataDir, 'blobs')
const blobs = diskBlobs(folder)
const photos = photosOf(app)

const listed = async ({ cookie }: Member, query = '') =>
  (await request('GET', `/api/progress-photos${query}`, { cookie })).body

/** People whose photos are only viewed. */
const nobody = { id: 'nobody' }

const filesOf = ({ id }: Member) => readdir(join(folder, 'progress-photos', id)).catch(() => [])

describe('accepted files', () => {
  const refused = (url: string) =>
    photos.keep(nobody, url).then(
      () => 'taken',
      ({ code }) => code,
    )

  test('exclude text that claims to be a JPEG', async () => {
    expect(await refused(dataUrl(Buffer.from('photo.jpg, they said')))).toBe('PHOTO_NOT_AN_IMAGE')
  })

  test('exclude an SVG with a script', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect(await refused(dataUrl(svg, 'image/svg+xml'))).toBe('PHOTO_NOT_AN_IMAGE')
    expect(await refused(dataUrl(svg, 'image/png'))).toBe('PHOTO_NOT_AN_IMAGE')
  })

  test.each([
    '',
    'https://example.org/a.jpg',
    'data:image/png,abc',
    'data:image/png;base64',
    'data:;base64,',
  ])('exclude %j', async (url) => expect(await refused(url)).toBe('PHOTO_NOT_AN_IMAGE'))

  test('may have 10 MB, but not a byte more', async () => {
    const jpeg = await aPicture().jpeg().toBuffer()
    // Decoders stop at the end of the picture; the padding makes the file large.
    const ofBytes = (bytes: number) => dataUrl(Buffer.concat([jpeg, Buffer.alloc(bytes - jpeg.length)]))
    const limit = 10 * 1024 * 1024
    expect((await photos.keep(nobody, ofBytes(limit))).width).toBe(64)
    expect(await refused(ofBytes(limit + 1))).toBe('PHOTO_TOO_LARGE')
    expect(await refused(ofBytes(11 * 1024 * 1024))).toBe('PHOTO_TOO_LARGE')
  })

  test('exclude a picture of 30,000 by 30,000 pixels, however small the file', async () => {
    expect(await refused(dataUrl(aHugePng(30_000), 'image/png'))).toBe('PHOTO_TOO_LARGE')
  })

  test('are recognized by content, not by the stated type', async () => {
    const png = await aPicture().png().toBuffer()
    expect((await photos.keep(nobody, dataUrl(png, 'image/svg+xml'))).width).toBe(64)
  })
})

describe('the pictures', () => {
  test('are sent to their owner as WebP without camera metadata', async () => {
    const member = await aMember(app)
    const jpeg = await aPicture({ width: 1000, height: 500 })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    await aPhoto(app, member, { url: dataUrl(jpeg) })
    const [photo] = await listed(member)
    expect(photo).toMatchObject({ takenOn: '2026-06-15', width: 500, height: 1000, weight: null, unit: null })
    for (const [url, width] of [
      [photo.url, 500],
      [photo.thumbnailUrl, 240],
    ] as const) {
      const picture = await request('GET', url, { cookie: member.cookie })
      expect(picture.headers).toMatchObject({
        'content-type': 'image/webp',
        'x-content-type-options': 'nosniff',
        'cache-control': 'private, max-age=604800, immutable',
      })
      const shown = await sharp(picture.rawPayload).metadata()
      expect(shown).toMatchObject({ format: 'webp', width })
      expect(shown.exif).toBeUndefined()
      expect(shown.orientation).toBeUndefined()
    }
  })

  test('support conditional requests', async () => {
    const member = await aMember(app)
    const { id } = await aPhoto(app, member)
    const tags = []
    for (const size of ['image', 'thumbnail']) {
      const ask = (headers = {}) =>
        request('GET', `/api/progress-photos/${id}/${size}`, { cookie: member.cookie, headers })
      const first = await ask()
      const etag = String(first.headers.etag)
      expect(etag).toMatch(/^"[^"]+"$/)
      expect(first.headers['cache-control']).toBe('private, no-cache')
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const again = await ask({ 'if-none-match': known })
        expect([again.statusCode, again.payload, again.headers.etag]).toEqual([304, '', etag])
      }
      expect((await ask({ 'if-none-match': '"other"' })).statusCode).toBe(200)
      tags.push(etag)
    }
    expect(new Set(tags).size).toBe(2)
  })

  test('are cached by browsers only under their versioned URL', async () => {
    const member = await aMember(app)
    const { id } = await aPhoto(app, member)
    const { headers } = await request('GET', `/api/progress-photos/${id}/image?v=guessed`, {
      cookie: member.cookie,
    })
    expect(headers['cache-control']).toBe('private, no-cache')
  })

  test('a missing one is a logged 404 without caching', async () => {
    const member = await aMember(app)
    const { id, name } = await aPhoto(app, member)
    await rm(join(folder, 'progress-photos', member.id, `${name}.webp`))
    const [photo] = await listed(member)
    const response = await request('GET', photo.url, { cookie: member.cookie })
    expect([response.statusCode, response.body.code]).toEqual([404, 'PHOTO_NOT_FOUND'])
    expect(response.headers).not.toHaveProperty('etag')
    expect(response.headers['cache-control']).toBe('no-store')
    expect(app.logged).toContainEqual(expect.objectContaining({ photo: id, size: 'image', level: 50 }))
  })

  test('may have the name of another person’s, and reach neither that picture nor its row', async () => {
    const [ada, bo] = [await aMember(app), await aMember(app)]
    const [{ name }, { id }] = [await aPhoto(app, ada), await aPhoto(app, bo)]
    await db.updateTable('progressPhotos').set({ name }).where('userId', '=', bo.id).execute()
    const [[hers], [his]] = [await listed(ada), await listed(bo)]
    expect((await request('GET', his.url, { cookie: bo.cookie })).statusCode).toBe(404)
    await request('DELETE', `/api/progress-photos/${id}`, { cookie: bo.cookie })
    expect((await request('GET', hers.url, { cookie: ada.cookie })).statusCode).toBe(200)
  })

  test('are private to their owner', async () => {
    const [owner, stranger] = [await aMember(app), await aMember(app)]
    const { id } = await aPhoto(app, owner)
    const [photo] = await listed(owner)
    for (const [method, url] of [
      ['GET', photo.url],
      ['GET', photo.thumbnailUrl],
      ['DELETE', `/api/progress-photos/${id}`],
    ] as const) {
      const response = await request(method, url, { cookie: stranger.cookie })
      expect([response.statusCode, response.body.code]).toEqual([404, 'PHOTO_NOT_FOUND'])
      expect((await request(method, url)).statusCode).toBe(401)
    }
    const etag = (await request('GET', photo.url, { cookie: owner.cookie })).headers.etag
    const headers = { 'if-none-match': String(etag) }
    expect((await request('GET', photo.url, { cookie: stranger.cookie, headers })).statusCode).toBe(404)
    expect(await listed(stranger)).toEqual([])
    expect(await listed(owner)).toHaveLength(1)
  })
})

describe('the list', () => {
  test('has the latest 8, then pages by key', async () => {
    const member = await aMember(app)
    const url = await aPhotoUrl()
    for (const day of [3, 1, 4, 1, 5, 9, 2, 6, 5, 8])
      await aPhoto(app, member, { takenOn: `2026-06-0${day}`, url })
    const days = (page: { takenOn: string }[]) => page.map(({ takenOn }) => Number(takenOn.slice(-1)))
    const first = await listed(member)
    expect(days(first)).toEqual([9, 8, 6, 5, 5, 4, 3, 2])
    expect(days(await listed(member, `?after=${first[7].id}`))).toEqual([1, 1])
    expect(days(await listed(member, `?limit=2&after=${first[2].id}`))).toEqual([5, 5])
  })

  test("never starts at another person's photo", async () => {
    const [owner, stranger] = [await aMember(app), await aMember(app)]
    const { id } = await aPhoto(app, owner)
    await aPhoto(app, stranger, { takenOn: '2026-06-01' })
    expect(await listed(stranger, `?after=${id}`)).toEqual([])
  })

  test('has the weigh-in’s weight, and survives it', async () => {
    const member = await aMember(app)
    const { id: weightLogId } = await db
      .insertInto('weightLogs')
      .values({ userId: member.id, weight: 80.5, unit: 'kg', pounds: 177.472, weighInDate: '2026-06-15' })
      .returning('id')
      .executeTakeFirstOrThrow()
    await aPhoto(app, member, { weightLogId })
    expect(await listed(member)).toMatchObject([{ weight: 80.5, unit: 'kg' }])
    await db.deleteFrom('weightLogs').where('id', '=', weightLogId).execute()
    expect(await listed(member)).toMatchObject([{ weight: null, unit: null }])
  })
})

describe('removal', () => {
  const remove = (member: Member, id: number) =>
    request('DELETE', `/api/progress-photos/${id}`, { cookie: member.cookie })

  test('deletes row and pictures', async () => {
    const member = await aMember(app)
    const { id } = await aPhoto(app, member)
    const stored = await aPhoto(app, member)
    expect((await remove(member, id)).statusCode).toBe(200)
    expect((await remove(member, id)).body.code).toBe('PHOTO_NOT_FOUND')
    expect(await listed(member)).toMatchObject([{ id: stored.id }])
    expect((await filesOf(member)).sort()).toEqual([`${stored.name}-thumbnail.webp`, `${stored.name}.webp`])
  })

  test("works even if the pictures can't be removed, which is logged", async () => {
    const stubborn = { ...blobs, remove: () => Promise.reject(new Error('the bucket is away')) }
    const other = await testApp({}, { blobs: stubborn })
    const member = await aMember(other)
    const { id } = await aPhoto(other, member)
    const { cookie } = member
    expect((await other.request('DELETE', `/api/progress-photos/${id}`, { cookie })).statusCode).toBe(200)
    expect((await other.request('GET', '/api/progress-photos', { cookie })).body).toEqual([])
    expect(JSON.stringify(other.logged)).toContain('the bucket is away')
  })

  test('of all a person’s pictures keeps everyone else’s', async () => {
    const [leaving, staying] = [await aMember(app), await aMember(app)]
    await aPhoto(app, leaving)
    await aPhoto(app, leaving)
    await aPhoto(app, staying)
    await photos.removeAllOf(leaving)
    expect(await filesOf(leaving)).toEqual([])
    expect(await filesOf(staying)).toHaveLength(2)
  })
})

describe('a transaction that fails', () => {
  test('leaves no pictures', async () => {
    const member = await aMember(app)
    const stored = await photos.keep(member, await aPhotoUrl())
    const failing = db.transaction().execute(async (tx) => {
      await photos.store(tx, member, stored, { weightLogId: null, takenOn: '2026-06-15' })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await filesOf(member)).toHaveLength(2)
    await photos.discard(member, stored)
    expect(await filesOf(member)).toEqual([])
    expect(await listed(member)).toEqual([])
  })

  test('keeps them if it actually succeeded', async () => {
    const member = await aMember(app)
    const stored = await photos.keep(member, await aPhotoUrl())
    await photos.store(db, member, stored, { weightLogId: null, takenOn: '2026-06-15' })
    await photos.discard(member, stored)
    expect(await filesOf(member)).toHaveLength(2)
  })

  test('leaves no row when pictures could not be stored', async () => {
    const member = await aMember(app)
    const full = { ...blobs, put: () => Promise.reject(new Error('the disk is full')) }
    const service = photosOf(app, full)
    await expect(service.keep(member, await aPhotoUrl())).rejects.toThrow('the disk is full')
    expect(await listed(member)).toEqual([])
  })
})

test('reads all photos one by one, without missing ones', async () => {
  const member = await aMember(app)
  const url = await aPhotoUrl()
  const first = await aPhoto(app, member, { takenOn: '2026-06-01', url })
  const missing = await aPhoto(app, member, { takenOn: '2026-06-02', url })
  const last = await aPhoto(app, member, { takenOn: '2026-06-03', url })
  await rm(join(folder, 'progress-photos', member.id, `${missing.name}.webp`))
  const read = []
  for await (const { name, takenOn, open } of photos.allOf(member)) {
    const { format } = await sharp(await buffer(await open())).metadata()
    read.push([name, takenOn, format])
  }
  expect(read).toEqual([
    [last.name, '2026-06-03', 'webp'],
    [first.name, '2026-06-01', 'webp'],
  ])
})
