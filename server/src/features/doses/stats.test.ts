import { addDays } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDose, aMember, aPeptideId, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { statsRecords } from './stats.queries.ts'

const app = await testApp()
const { request } = app

const stats = async ({ cookie }: Member) => (await request('GET', '/api/analytics/stats', { cookie })).body
const noon = (day: string) => `${day}T16:00:00Z`

/** One dose at noon in New York on each of the days. */
async function dosesOn(member: Member, entryId: number, days: string[]) {
  for (const day of days) await aDose(app, member, entryId, { takenAt: noon(day) })
}
const days = (from: string, count: number, step = 1) =>
  Array.from({ length: count }, (_, n) => addDays(from, n * step))

test('a new member has zeros and no adherence', async () => {
  expect(await stats(await aMember(app))).toEqual({
    activePeptides: 0,
    adherenceRate: null,
    adherenceTrend: null,
    adherenceSpans: null,
    missedLately: [],
    daysTracked: 0,
    totalDoses: 0,
  })
})

test('counts doses, days and active peptides from your own rows only', async () => {
  app.clock.set('2026-06-15T16:00:00Z')
  const member = await aMember(app)
  const other = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const paused = await aPlanEntry(app, member, { peptideId: await aPeptideId(app, 'KPV') })
  await request('PATCH', `/api/user-peptides/${paused.id}`, {
    cookie: member.cookie,
    body: { status: 'paused' },
  })
  await dosesOn(member, entry.id, ['2026-06-13', '2026-06-14', '2026-06-14', '2026-06-15'])
  await aDose(app, other, (await aPlanEntry(app, other)).id)
  expect(await stats(member)).toMatchObject({ activePeptides: 1, daysTracked: 3, totalDoses: 4 })
})

test('days are local: around midnight each person sees the entry on their day', async () => {
  app.clock.set('2026-06-16T11:00:00Z')
  for (const timeZone of ['Pacific/Auckland', 'America/New_York', 'Pacific/Honolulu']) {
    const member = await aMember(app, { timeZone })
    const { id } = await aPlanEntry(app, member, { startDate: '2026-06-14' })
    // Ten minutes before and after the midnight from June 15 to 16 in the person's zone.
    const offset = {
      'Pacific/Auckland': '+12:00',
      'America/New_York': '-04:00',
      'Pacific/Honolulu': '-10:00',
    }[timeZone]
    await aDose(app, member, id, { takenAt: `2026-06-15T23:50:00${offset}` })
    await aDose(app, member, id, { takenAt: `2026-06-16T00:10:00${offset}` })
    expect(await stats(member), timeZone).toMatchObject({ daysTracked: 2, totalDoses: 2 })
  }
})

test('adherence is doses taken divided by doses due', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-11'))
  const { id } = await aPlanEntry(app, member, { startDate: '2026-06-01' })
  await dosesOn(member, id, ['2026-05-31', ...days('2026-06-01', 5)])
  // Ten days were due up to yesterday; the dose before the start counts for nothing but the total.
  expect(await stats(member)).toMatchObject({ adherenceRate: 50, totalDoses: 6 })
  await aDose(app, member, id)
  expect(await stats(member)).toMatchObject({ adherenceRate: 55 })
})

test('ignores pauses and unfinished days', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-01'))
  const { id } = await aPlanEntry(app, member)
  const setStatus = (status: string) =>
    request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body: { status } })
  await dosesOn(member, id, ['2026-06-01'])
  app.clock.set(noon('2026-06-02'))
  await setStatus('paused')
  app.clock.set(noon('2026-06-12'))
  await setStatus('active')
  expect(await stats(member)).toMatchObject({ adherenceRate: 100 })
  app.clock.set(noon('2026-06-13'))
  expect(await stats(member)).toMatchObject({ adherenceRate: 50 })
})

test("nothing is due after the end date, and entries don't offset each other", async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-21'))
  const ended = await aPlanEntry(app, member, { startDate: '2026-06-01', endDate: '2026-06-10' })
  const neglected = await aPlanEntry(app, member, {
    peptideId: await aPeptideId(app, 'KPV'),
    startDate: '2026-06-11',
  })
  await dosesOn(member, ended.id, [...days('2026-06-01', 10), ...days('2026-06-11', 10)])
  expect(neglected.startDate).toBe('2026-06-11')
  expect(await stats(member)).toMatchObject({ adherenceRate: 50 })
})

test('compares the last thirty days with the thirty before, given enough data', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-30'))
  const { id } = await aPlanEntry(app, member, { startDate: '2026-05-02' })
  await dosesOn(member, id, days('2026-05-02', 15, 2))
  expect(await stats(member)).toMatchObject({ adherenceTrend: -50 })
  await dosesOn(member, id, days('2026-06-01', 30))
  expect(await stats(member)).toMatchObject({ adherenceTrend: 50, adherenceRate: 75 })
})

test('names exactly the days of the last week without a due dose', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-30'))
  const { id } = await aPlanEntry(app, member, { startDate: '2026-06-01' })
  await dosesOn(member, id, ['2026-06-24', '2026-06-25', '2026-06-26', '2026-06-28', '2026-06-29'])
  expect(await stats(member)).toMatchObject({ missedLately: [{ userPeptideId: id, day: '2026-06-27' }] })
})

test('compares 42 days with the 42 before for a weekly schedule', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-30'))
  const { id } = await aPlanEntry(app, member, { startDate: '2026-04-01', frequency: 'Weekly' })
  const sundays = days('2026-04-05', 13, 7)
  await dosesOn(
    member,
    id,
    sundays.filter((day) => day !== '2026-06-07'),
  )
  expect(await stats(member)).toMatchObject({
    adherenceTrend: -17,
    adherenceSpans: { days: 42, now: { taken: 5, due: 6 }, before: { taken: 6, due: 6 } },
  })
})

test('a weekly plan started on a Wednesday, taken on Sundays through two pauses, stays at 100 %', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-04-01'))
  const { id } = await aPlanEntry(app, member, { frequency: 'Weekly' })
  const setStatus = (status: string) =>
    request('PATCH', `/api/user-peptides/${id}`, { cookie: member.cookie, body: { status } })
  const changes = {
    '2026-04-11': 'paused',
    '2026-04-13': 'active',
    '2026-05-09': 'paused',
    '2026-05-27': 'active',
  }
  for (const day of days('2026-04-01', 90)) {
    app.clock.set(noon(day))
    const change = Object.entries(changes).findLast(([since]) => since <= day)
    if (change?.[0] === day) await setStatus(change[1])
    if (change?.[1] !== 'paused' && days('2026-04-05', 13, 7).includes(day)) await aDose(app, member, id)
    expect(await stats(member), day).toMatchObject({ adherenceRate: day < '2026-04-05' ? null : 100 })
  }
})

test('due doses follow the reminder’s days from the day after it was created or changed', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-05-31'))
  const { id } = await aPlanEntry(app, member)
  const reminder = await aReminder(app, member, id, { frequency: 'Custom', days: ['Monday', 'Friday'] })
  const change = (body: object) =>
    request('PATCH', `/api/reminders/${reminder.id}`, { cookie: member.cookie, body })
  app.clock.set(noon('2026-06-18'))
  await dosesOn(member, id, ['2026-05-31', '2026-06-01', '2026-06-05', '2026-06-08', '2026-06-16'])
  // Friday 12 June was missed; Tuesday's dose was Monday's.
  expect(await stats(member)).toMatchObject({ adherenceRate: 83 })
  await change({ days: ['Tuesday', 'Friday'] })
  expect(await stats(member)).toMatchObject({ adherenceRate: 28 })
  app.clock.set(noon('2026-06-21'))
  expect(await stats(member)).toMatchObject({ adherenceRate: 26 })
  await change({ isActive: false })
  expect(await stats(member)).toMatchObject({ adherenceRate: 24 })
})

test('a new plan has no trend', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-30'))
  const { id } = await aPlanEntry(app, member, { startDate: '2026-05-29' })
  await dosesOn(member, id, days('2026-05-29', 32))
  expect(await stats(member)).toMatchObject({ adherenceTrend: null, adherenceRate: 100 })
})

test('doses after the end or in a pause fill no earlier gap', async () => {
  const member = await aMember(app)
  app.clock.set(noon('2026-06-10'))
  const { id } = await aPlanEntry(app, member, { startDate: '2026-06-01', endDate: '2026-06-05' })
  await dosesOn(member, id, ['2026-06-01', '2026-06-02', '2026-06-07', '2026-06-08'])
  expect(await stats(member)).toMatchObject({ adherenceRate: 40, totalDoses: 4 })
})

test('reads in proportion to days, not doses', async () => {
  app.clock.set('2026-06-15T12:00:00Z')
  const member = await aMember(app, { timeZone: 'UTC' })
  const entry = await aPlanEntry(app, member)
  await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, taken_at, taken_on)
    SELECT ${member.id}, ${entry.id}, 'BPC-157', '1 mg', day, day
    FROM generate_series(0, 4999) AS n, LATERAL (SELECT date '2026-06-14' - n / 50 AS day) AS at`.execute(
    app.db,
  )
  const { entries, totalDoses, daysTracked } = await statsRecords(app.db, {
    ...{ userId: member.id, timeZone: 'UTC', from: '2025-06-16' },
  })
  expect([totalDoses, daysTracked]).toEqual([5000, 100])
  expect(entries.map(({ takenDays, takenOn }) => [takenDays.length, takenOn.length])).toEqual([[100, 5000]])
})
