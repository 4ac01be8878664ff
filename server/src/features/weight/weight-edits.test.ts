import { beforeEach, describe, expect, test } from 'vitest'
import { aMember, aWeightLog, type Member } from '../../testing/factories.ts'
import { aPhotoUrl } from '../../testing/photos.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/weight-logs/${id}`, { cookie, body })
const read = async ({ cookie }: Member, path: string) => (await request('GET', path, { cookie })).body
const logsOf = (member: Member) => read(member, '/api/weight-logs')
const weightOf = async (member: Member) => (await read(member, '/api/auth/user')).weight
const setWeight = ({ cookie }: Member, weight: number) =>
  request('PATCH', '/api/auth/user', { cookie, body: { weight } })
const versions = ({ id }: Member) =>
  app.db.selectFrom('earlierVersions').select(['row', 'replacedAt']).where('userId', '=', id).execute()

describe('an edited weigh-in', () => {
  test('is marked, keeps omitted fields and its earlier version', async () => {
    const member = await aMember(app)
    const log = await aWeightLog(app, member, { notes: 'after breakfast' })
    app.clock.set('2026-06-16T12:00:00Z')
    const changed = await patch(member, log.id, { weight: 81.6, unit: 'kg' })
    const editedAt = '2026-06-16T12:00:00.000Z'
    const after = { ...log, weight: 81.6, unit: 'kg', pounds: 179.897, editedAt }
    expect([changed.statusCode, changed.body]).toEqual([200, after])
    expect(await logsOf(member)).toEqual([after])
    expect(await versions(member)).toMatchObject([
      { row: { weight: 180, unit: 'lbs', pounds: 180 }, replacedAt: new Date(editedAt) },
    ])
  })

  test('is unchanged by a retry or equal values', async () => {
    const member = await aMember(app)
    const log = await aWeightLog(app, member)
    expect((await patch(member, log.id, {})).body).toEqual(log)
    expect((await patch(member, log.id, { weight: 180, unit: 'lbs' })).body).toEqual(log)
    const { body: first } = await patch(member, log.id, { notes: 'dressed' })
    app.clock.advance(60_000)
    expect((await patch(member, log.id, { notes: 'dressed' })).body).toEqual(first)
    expect(await versions(member)).toHaveLength(1)
  })

  test('counts in the progress', async () => {
    const member = await aMember(app)
    const { id } = await aWeightLog(app, member, { weight: 190, weighInDate: '2026-06-01' })
    await aWeightLog(app, member, { weight: 180 })
    await patch(member, id, { weight: 188, unit: 'lbs' })
    expect(await read(member, '/api/weight-logs/progress')).toMatchObject({ start: 188, current: 180 })
    await patch(member, id, { weighInDate: '2026-06-10' })
    expect(await read(member, '/api/weight-logs/progress')).toMatchObject({ trend: null })
  })

  test('moves its photo to another day', async () => {
    const member = await aMember(app)
    const log = await aWeightLog(app, member, { photoUrl: await aPhotoUrl() })
    const other = await aWeightLog(app, member, { photoUrl: await aPhotoUrl(), weighInDate: '2026-06-13' })
    const { body } = await patch(member, log.id, { weighInDate: '2026-06-12' })
    expect(body).toMatchObject({ photoUrl: log.photoUrl, weighInDate: '2026-06-12' })
    const photos = await read(member, '/api/progress-photos')
    expect(photos.map(({ takenOn }: { takenOn: string }) => takenOn)).toEqual(['2026-06-13', '2026-06-12'])
    expect((await request('GET', other.photoUrl, { cookie: member.cookie })).statusCode).toBe(200)
  })
})

describe('the profile’s weight', () => {
  async function withTwo() {
    const member = await aMember(app)
    const older = await aWeightLog(app, member, { weight: 190, weighInDate: '2026-06-01' })
    const newest = await aWeightLog(app, member, { weight: 180, weighInDate: '2026-06-10' })
    return { member, older, newest }
  }

  test('follows the newest weigh-in only', async () => {
    const { member, older, newest } = await withTwo()
    await patch(member, newest.id, { weight: 80, unit: 'kg' })
    expect(await weightOf(member)).toBe(176.37)
    await patch(member, older.id, { weight: 195, unit: 'lbs' })
    expect(await weightOf(member)).toBe(176.37)
  })

  test('follows a date change that makes another the newest', async () => {
    const { member, older, newest } = await withTwo()
    await patch(member, newest.id, { weighInDate: '2026-05-20' })
    expect(await weightOf(member)).toBe(190)
    await patch(member, older.id, { weighInDate: '2026-05-10' })
    expect(await weightOf(member)).toBe(180)
  })

  test('keeps its typed form when only a note changes', async () => {
    const { member, newest } = await withTwo()
    await setWeight(member, 175)
    await patch(member, newest.id, { notes: 'dressed' })
    expect(await weightOf(member)).toBe(175)
  })

  test('is the newest’s despite concurrent changes', async () => {
    const { member, older, newest } = await withTwo()
    await Promise.all([
      patch(member, older.id, { weight: 191, unit: 'lbs', weighInDate: '2026-06-12' }),
      patch(member, newest.id, { weight: 181, unit: 'lbs' }),
      aWeightLog(app, member, { weight: 178, weighInDate: '2026-06-11' }),
    ])
    expect(await weightOf(member)).toBe(191)
  })
})

test.each([
  [{ weight: 0, unit: 'lbs' }, 'INVALID_INPUT'],
  [{ weight: 180.55, unit: 'lbs' }, 'INVALID_INPUT'],
  [{ weight: 1400, unit: 'kg' }, 'INVALID_INPUT'],
  [{ weight: 180 }, 'INVALID_INPUT'],
  [{ unit: 'kg' }, 'INVALID_INPUT'],
  [{ weighInDate: '2026-02-30' }, 'INVALID_INPUT'],
  [{ weighInDate: '2026-06-16' }, 'LOGGED_IN_FUTURE'],
])('refuses %j like logging does', async (wrong, code) => {
  const member = await aMember(app)
  const log = await aWeightLog(app, member)
  const response = await patch(member, log.id, wrong)
  expect([response.statusCode, response.body.code]).toEqual([400, code])
  expect(await logsOf(member)).toEqual([log])
})

test("doesn't find other people's or deleted weigh-ins", async () => {
  const [owner, stranger] = [await aMember(app), await aMember(app)]
  const log = await aWeightLog(app, owner)
  expect((await patch(stranger, log.id, { notes: 'mine' })).body.code).toBe('WEIGHT_LOG_NOT_FOUND')
  expect(await logsOf(owner)).toEqual([log])
  await request('DELETE', `/api/weight-logs/${log.id}`, { cookie: owner.cookie })
  expect((await patch(owner, log.id, { notes: 'mine' })).statusCode).toBe(404)
})
