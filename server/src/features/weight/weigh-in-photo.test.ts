import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { diskBlobs } from '../../ports/blobs-disk.ts'
import { aMember, type Member } from '../../testing/factories.ts'
import { aHugePng, aPhotoUrl, dataUrl } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'

const folder = await mkdtemp(join(tmpdir(), 'pepwell-photos-'))
afterAll(() => rm(folder, { recursive: true }))
const blobs = diskBlobs(folder)
const app = await testApp({}, { blobs })
const { request, clock, db } = app

const weighIn = ({ cookie }: Member, body: object) =>
  request('POST', '/api/weight-logs', { cookie, body: { weight: 180, ...body } })

const read = async ({ cookie }: Member, path: string) => (await request('GET', path, { cookie })).body
const photosOf = (member: Member) => read(member, '/api/progress-photos')
const filesOf = ({ id }: Member) => readdir(join(folder, 'progress-photos', id)).catch(() => [])

async function expectNothingStored(member: Member) {
  expect(await photosOf(member)).toEqual([])
  expect(await filesOf(member)).toEqual([])
  expect(await read(member, '/api/weight-logs')).toEqual([])
  expect((await read(member, '/api/auth/user')).weight).toBeNull()
}

test('a photo shows its weigh-in, and survives it', async () => {
  const member = await aMember(app)
  const photoUrl = await aPhotoUrl()
  const { body: log } = await weighIn(member, {
    weight: 77.1,
    unit: 'kg',
    photoUrl,
    weighInDate: '2026-06-11',
  })
  const [photo, ...others] = await photosOf(member)
  expect(others).toEqual([])
  expect(photo).toMatchObject({ takenOn: '2026-06-11', weight: 77.1, unit: 'kg' })
  expect(log.photoUrl).toBe(`/api/progress-photos/${photo.id}/image`)
  expect((await read(member, '/api/weight-logs/latest')).photoUrl).toBe(log.photoUrl)
  expect((await request('GET', log.photoUrl, { cookie: member.cookie })).statusCode).toBe(200)
  await request('DELETE', `/api/weight-logs/${log.id}`, { cookie: member.cookie })
  expect(await photosOf(member)).toMatchObject([{ id: photo.id, weight: null }])
})

test("a retried weigh-in's photo is stored once, also in parallel", async () => {
  const member = await aMember(app)
  const body = { photoUrl: await aPhotoUrl(), clientId: randomUUID() }
  const responses = await Promise.all([1, 2, 3].map(() => weighIn(member, body)))
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
  expect(new Set(responses.map((response) => response.body.photoUrl)).size).toBe(1)
  expect(await photosOf(member)).toHaveLength(1)
  expect(await filesOf(member)).toHaveLength(2)
})

const NO_IMAGE = 'Invalid file type: Please select an image file (JPG, PNG, GIF, WebP)'
const TOO_LARGE = 'File too large: Please select an image smaller than 10MB'

test.each([
  ['text named .jpg', () => dataUrl(Buffer.from('photo.jpg')), 400, NO_IMAGE],
  ['an SVG', () => dataUrl(Buffer.from('<svg><script/></svg>'), 'image/svg+xml'), 400, NO_IMAGE],
  ['an 11 MB image', () => dataUrl(Buffer.alloc(11 * 1024 * 1024)), 413, TOO_LARGE],
  ['a 30,000×30,000 PNG', () => dataUrl(aHugePng(30_000), 'image/png'), 413, TOO_LARGE],
])('refuses %s with a message, storing nothing', async (_name, url, status, message) => {
  const member = await aMember(app)
  const { statusCode, body } = await weighIn(member, { photoUrl: url() })
  expect([statusCode, body.message]).toEqual([status, message])
  await expectNothingStored(member)
})

test.each([
  ['Pacific/Auckland', '2026-06-16'],
  ['America/New_York', '2026-06-15'],
  ['Pacific/Honolulu', '2026-06-14'],
])('in %s a photo has the local day', async (timeZone, day) => {
  clock.set(timeZone === 'Pacific/Honolulu' ? '2026-06-15T09:59:00Z' : '2026-06-15T12:01:00Z')
  const member = await aMember(app, { timeZone })
  await weighIn(member, { photoUrl: await aPhotoUrl() })
  expect((await photosOf(member))[0].takenOn).toBe(day)
  clock.set('2026-06-15T12:00:00Z')
})

test.each(['https://pictures.example/me.jpg?size=2', 'http://localhost:3000/api/progress-photos/1/image'])(
  'the link %s is kept as it is',
  async (photoUrl) => {
    const member = await aMember(app)
    expect((await weighIn(member, { photoUrl })).body.photoUrl).toBe(photoUrl)
    expect(await photosOf(member)).toEqual([])
  },
)

test.each([
  'http://pictures.example/me.jpg',
  'http://localhost:3000.evil.example/x',
  'http://localhost:3000@evil.example/x',
  'javascript:alert(1)',
  'ftp://pictures.example/me.jpg',
  '//pictures.example/me.jpg',
  'blob:https://pictures.example/1',
  'https://',
  'a picture',
])('refuses the link %s with a message', async (photoUrl) => {
  const member = await aMember(app)
  const { statusCode, body } = await weighIn(member, { photoUrl })
  expect([statusCode, body.message]).toEqual([400, 'A photo link must begin with https://'])
  await expectNothingStored(member)
})

test("allows sixty photos an hour per person, and doesn't decode more", async () => {
  const member = await aMember(app)
  const send = async () => (await weighIn(member, { photoUrl: dataUrl(Buffer.from('no photo')) })).body.code
  const answers: string[] = []
  for (let sent = 0; sent < 61; sent++) answers.push(await send())
  expect(answers.filter((code) => code === 'PHOTO_NOT_AN_IMAGE')).toHaveLength(60)
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS')
  expect((await weighIn(await aMember(app), { photoUrl: await aPhotoUrl() })).statusCode).toBe(201)
  clock.advance(61 * 60_000)
  expect(await send()).toBe('PHOTO_NOT_AN_IMAGE')
})

test('stores pictures before any database write', async () => {
  const member = await aMember(app)
  const put = vi.spyOn(blobs, 'put')
  const insideTransaction: boolean[] = []
  put.mockImplementation(async () => {
    const { rows } = await sql<{ open: number }>`SELECT count(*) AS open FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'idle in transaction'`.execute(db)
    insideTransaction.push(Number(rows[0]?.open) > 0)
  })
  onTestFinished(() => put.mockRestore())
  expect((await weighIn(member, { photoUrl: await aPhotoUrl() })).statusCode).toBe(201)
  expect(insideTransaction).toEqual([false, false])
})
