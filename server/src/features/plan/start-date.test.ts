import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

beforeEach(() => app.clock.set('2026-06-15T12:00:00Z'))

const patch = ({ cookie }: Member, id: number, body: object) =>
  request('PATCH', `/api/user-peptides/${id}`, { cookie, body })
const list = async ({ cookie }: Member) => (await request('GET', '/api/user-peptides', { cookie })).body
const rateOf = async ({ cookie }: Member) =>
  (await request('GET', '/api/analytics/stats', { cookie })).body.adherenceRate

test('the start of an entry can be corrected', async () => {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const response = await patch(member, entry.id, { startDate: '2026-06-10' })
  const changed = { ...entry, startDate: '2026-06-10' }
  expect([response.statusCode, response.body]).toEqual([200, { ...changed, warnings: [] }])
  expect(await list(member)).toEqual([changed])
})

test('refuses a start after the end, whichever is sent, while both may move together', async () => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member, { startDate: '2026-06-10', endDate: '2026-06-20' })
  for (const wrong of [
    { startDate: '2026-06-21' },
    { endDate: '2026-06-09' },
    { startDate: '2026-07-02', endDate: '2026-07-01' },
  ]) {
    const response = await patch(member, id, wrong)
    expect([response.statusCode, response.body.code]).toEqual([400, 'END_BEFORE_START'])
  }
  expect(await list(member)).toMatchObject([{ startDate: '2026-06-10', endDate: '2026-06-20' }])
  const moved = { startDate: '2026-07-01', endDate: '2026-07-01' }
  expect((await patch(member, id, moved)).body).toMatchObject(moved)
  expect((await patch(member, id, { startDate: '2026-08-01', endDate: null })).statusCode).toBe(200)
})

test.each(['2026-02-30', '15/06/2026', '', null])('refuses %j', async (startDate) => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member)
  const response = await patch(member, id, { startDate })
  expect([response.statusCode, response.body.fields]).toEqual([
    400,
    { startDate: 'Please enter a valid date' },
  ])
})

describe('what is due follows the start', () => {
  /** A user with daily doses since the 10th, whose entry starts on `startDate`. */
  async function following(startDate: string) {
    const member = await aMember(app)
    const { id } = await aPlanEntry(app, member, { startDate })
    for (const day of ['10', '11', '12', '13', '14'])
      await aDose(app, member, id, { takenAt: `2026-06-${day}T12:00:00Z` })
    return { member, id }
  }

  test('moved earlier makes the days before due as well', async () => {
    const { member, id } = await following('2026-06-10')
    expect(await rateOf(member)).toBe(100)
    await patch(member, id, { startDate: '2026-06-05' })
    expect(await rateOf(member)).toBe(50)
  })

  test('moved later, and back', async () => {
    const { member, id } = await following('2026-06-05')
    expect(await rateOf(member)).toBe(50)
    await patch(member, id, { startDate: '2026-06-10' })
    expect(await rateOf(member)).toBe(100)
    await patch(member, id, { startDate: '2026-06-30' })
    expect(await rateOf(member)).toBeNull()
    await patch(member, id, { startDate: '2026-06-05' })
    expect(await rateOf(member)).toBe(50)
  })

  test('across pauses and other frequencies, which stay in place', async () => {
    app.clock.set('2026-06-05T12:00:00Z')
    const member = await aMember(app)
    const { id } = await aPlanEntry(app, member)
    const on = async (day: string, body: object) => {
      app.clock.set(`${day}T12:00:00Z`)
      expect((await patch(member, id, body)).statusCode).toBe(200)
    }
    await on('2026-06-07', { status: 'paused' })
    await on('2026-06-10', { status: 'active' })
    app.clock.set('2026-06-15T12:00:00Z')
    for (const day of ['10', '11', '12', '13', '14'])
      await aDose(app, member, id, { takenAt: `2026-06-${day}T12:00:00Z` })
    // Two days were due before the pause.
    expect(await rateOf(member)).toBe(71)
    await patch(member, id, { startDate: '2026-06-08' })
    expect(await rateOf(member)).toBe(100)
    await patch(member, id, { startDate: '2026-06-03' })
    expect(await rateOf(member)).toBe(56)
  })

  test('makes nothing due sooner for an initially paused entry', async () => {
    app.clock.set('2026-06-08T12:00:00Z')
    const member = await aMember(app)
    const { id } = await aPlanEntry(app, member, { status: 'paused' })
    app.clock.set('2026-06-14T12:00:00Z')
    await patch(member, id, { status: 'active' })
    await aDose(app, member, id)
    app.clock.set('2026-06-15T12:00:00Z')
    await patch(member, id, { startDate: '2026-06-01' })
    expect(await rateOf(member)).toBe(100)
  })
})

test('reminders follow a later or earlier start', async () => {
  const member = await aMember(app)
  const { id } = await aPlanEntry(app, member)
  const { id: reminderId } = await aReminder(app, member, id, { time: '21:00' })
  const nextDay = async () =>
    (
      await app.db
        .selectFrom('scheduledAlerts')
        .select('occursOn')
        .where('reminderId', '=', reminderId)
        .executeTakeFirstOrThrow()
    ).occursOn
  expect(await nextDay()).toBe('2026-06-15')
  await patch(member, id, { startDate: '2026-06-20' })
  expect(await nextDay()).toBe('2026-06-20')
  await patch(member, id, { startDate: '2026-06-17' })
  expect(await nextDay()).toBe('2026-06-17')
  await patch(member, id, { startDate: '2026-06-01' })
  expect(await nextDay()).toBe('2026-06-15')
})
