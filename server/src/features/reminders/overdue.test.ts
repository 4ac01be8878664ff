import type { Label } from '@pepwell/domain/catalogue/medicines'
import { beforeEach, describe, expect, test } from 'vitest'
import { People } from '../../live/person-events.ts'
import { aDose, aMember, aPeptideId, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'
import { remindersService } from './reminders.service.ts'

const app = await testApp()
const { request } = app

const source = { name: 'The label', url: 'https://labels.test/missed', checked: '2026-11-22' }

/** Semaglutide's label on missed doses. */
async function labeled(missed: Omit<NonNullable<Label['missed']>, 'source'> | null) {
  const id = await aPeptideId(app, 'Semaglutide')
  const label = missed && { missed: { ...missed, source } }
  await app.db.updateTable('peptides').set({ label }).where('id', '=', id).execute()
  return id
}

// Of November 2026 in New York, where members live: the 15th is a Sunday, and nine in the morning is 14:00Z.
const SUNDAY = '2026-11-15'
const [DUE, NEXT] = ['2026-11-15T14:00:00.000Z', '2026-11-22T14:00:00.000Z']
const A_WEEK_BEFORE = '2026-11-10T12:00:00Z'
const weekly = { frequency: 'Weekly', days: ['Sunday'], time: '09:00', dose: '0.5 mg' }

beforeEach(async () => {
  await labeled(null)
  app.clock.set(A_WEEK_BEFORE)
})

/** A user on weekly semaglutide, with a reminder on Sundays at nine. */
async function reminded(planned: Record<string, unknown> = {}, ...more: Record<string, unknown>[]) {
  const member = await aMember(app)
  const plan = { peptideId: await aPeptideId(app, 'Semaglutide'), currentDose: '0.5 mg', frequency: 'Weekly' }
  const entry = await aPlanEntry(app, member, { ...plan, ...planned })
  const reminder = await aReminder(app, member, entry.id, weekly)
  for (const one of more) await aReminder(app, member, entry.id, { ...weekly, ...one })
  return { member, entry, reminder }
}

/** Overdue occurrences at an instant, by reminder in order of creation. */
async function overdueAt({ cookie }: Member, at: string) {
  app.clock.set(at)
  const { body } = await request('GET', '/api/reminders', { cookie })
  return body.map(({ overdue }: { overdue: unknown }) => overdue).reverse()
}

/** At an instant: the outcome of the only reminder's last occurrence, and which doses were for the latest. */
async function outcomeAt({ cookie }: Member, at: string) {
  app.clock.set(at)
  const { body } = await request('GET', '/api/reminders', { cookie })
  const { overdue, missedAt, takenBy } = body[body.length - 1]
  return { isOverdue: overdue !== null, missedAt, takenBy }
}

const change = ({ cookie }: Member, path: string, body: object) => request('PATCH', path, { cookie, body })

describe('without a label', () => {
  const open = {
    dose: '0.5 mg',
    occursOn: SUNDAY,
    since: DUE,
    until: NEXT,
    isMissed: false,
    nextAt: NEXT,
    label: null,
  }

  test('a dose is overdue from its time until the next one', async () => {
    const { member } = await reminded()
    expect(await overdueAt(member, '2026-11-15T13:59:59Z')).toEqual([null])
    expect(await overdueAt(member, DUE)).toEqual([open])
    expect(await overdueAt(member, '2026-11-22T13:59:59Z')).toEqual([open])
    expect(await overdueAt(member, NEXT)).toMatchObject([{ occursOn: '2026-11-22', since: NEXT }])
  })

  test('until a dose resolves it, and again once undone', async () => {
    const { member, entry } = await reminded()
    app.clock.set('2026-11-17T14:00:00Z')
    const dose = await aDose(app, member, entry.id)
    expect(await overdueAt(member, '2026-11-17T14:00:01Z')).toEqual([null])
    await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie })
    expect(await overdueAt(member, '2026-11-17T14:00:02Z')).toEqual([open])
  })

  test('names a dose that resolved it, however late, until deleted', async () => {
    const { member, entry } = await reminded()
    app.clock.set('2026-11-20T14:00:00Z')
    const settles = {
      occursOn: SUNDAY,
      reminderId: (await request('GET', '/api/reminders', { cookie: member.cookie })).body[0].id,
    }
    const dose = await aDose(app, member, entry.id, { settles })
    const extra = await aDose(app, member, entry.id, { settles })
    const { takenBy } = await outcomeAt(member, '2026-11-20T14:00:01Z')
    expect(takenBy).toContain(dose.id)
    await request('DELETE', `/api/dosage-logs/${extra.id}`, { cookie: member.cookie })
    await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie })
    expect(await outcomeAt(member, '2026-11-20T14:00:02Z')).toEqual({
      isOverdue: true,
      missedAt: null,
      takenBy: [],
    })
  })

  test('is missed once another reminder of the entry comes, unless skipped', async () => {
    const [missing, skipping] = [
      await reminded({}, { days: ['Wednesday'] }),
      await reminded({}, { days: ['Wednesday'] }),
    ]
    const WEDNESDAY = '2026-11-18T14:00:00Z'
    app.clock.set('2026-11-16T14:00:00Z')
    const path = `/api/reminders/${skipping.reminder.id}/skip`
    await request('POST', path, { cookie: skipping.member.cookie, body: { occursOn: SUNDAY } })
    expect(await outcomeAt(missing.member, WEDNESDAY)).toEqual({
      isOverdue: false,
      missedAt: DUE,
      takenBy: [],
    })
    expect(await outcomeAt(skipping.member, WEDNESDAY)).toMatchObject({ isOverdue: false, missedAt: null })
  })

  test('until a dose chosen for it, even if the next one is nearer', async () => {
    const { member, entry, reminder } = await reminded()
    app.clock.set('2026-11-20T14:00:00Z')
    await aDose(app, member, entry.id, { settles: { reminderId: reminder.id, occursOn: SUNDAY } })
    expect(await overdueAt(member, '2026-11-20T15:00:00Z')).toEqual([null])
    expect(await overdueAt(member, NEXT)).toMatchObject([{ occursOn: '2026-11-22' }])
  })

  test('until it is skipped or the next one is taken early', async () => {
    const [skipping, early] = [await reminded(), await reminded()]
    const { member, reminder } = skipping
    app.clock.set('2026-11-16T14:00:00Z')
    const body = { occursOn: SUNDAY }
    await request('POST', `/api/reminders/${reminder.id}/skip`, { cookie: member.cookie, body })
    expect(await overdueAt(member, '2026-11-16T14:01:00Z')).toEqual([null])
    app.clock.set('2026-11-20T14:00:00Z')
    await aDose(app, early.member, early.entry.id)
    expect(await overdueAt(early.member, '2026-11-20T14:01:00Z')).toEqual([null])
  })

  test('not before the reminder was created, got these days or was resumed', async () => {
    app.clock.set('2026-11-15T14:01:00Z')
    const { member, reminder } = await reminded({ startDate: '2026-11-01' })
    expect(await overdueAt(member, '2026-11-15T18:00:00Z')).toEqual([null])
    await change(member, `/api/reminders/${reminder.id}`, { days: ['Saturday'] })
    expect(await overdueAt(member, '2026-11-15T18:01:00Z')).toEqual([null])
    app.clock.set('2026-11-21T20:00:00Z')
    expect(await overdueAt(member, '2026-11-21T20:00:00Z')).toMatchObject([{ occursOn: '2026-11-21' }])
    await change(member, `/api/reminders/${reminder.id}`, { isActive: false })
    expect(await overdueAt(member, '2026-11-21T20:01:00Z')).toEqual([null])
    await change(member, `/api/reminders/${reminder.id}`, { isActive: true })
    expect(await overdueAt(member, '2026-11-21T20:02:00Z')).toEqual([null])
  })

  test('only while the plan entry is active; on its last day nothing follows', async () => {
    const { member, entry } = await reminded()
    const plan = (body: object) => change(member, `/api/user-peptides/${entry.id}`, body)
    app.clock.set(DUE)
    await plan({ endDate: SUNDAY })
    expect(await overdueAt(member, '2026-11-16T14:00:00Z')).toEqual([{ ...open, nextAt: null }])
    await plan({ endDate: '2026-11-14' })
    expect(await overdueAt(member, '2026-11-16T14:01:00Z')).toEqual([null])
    await plan({ endDate: null, status: 'paused' })
    expect(await overdueAt(member, '2026-11-16T14:02:00Z')).toEqual([null])
  })

  test('until another reminder of the same plan entry, not of another', async () => {
    const { member } = await reminded({}, { days: ['Wednesday'] })
    const other = await aPlanEntry(app, member)
    await aReminder(app, member, other.id, { time: '09:00' })
    const [sunday] = await overdueAt(member, '2026-11-16T20:00:00Z')
    expect(sunday).toEqual({ ...open, until: '2026-11-18T14:00:00.000Z', nextAt: '2026-11-18T14:00:00.000Z' })
    expect(await overdueAt(member, '2026-11-18T14:00:00Z')).toMatchObject([
      null,
      { occursOn: '2026-11-18' },
      { occursOn: '2026-11-18', until: '2026-11-19T14:00:00.000Z' },
    ])
  })

  test('equally long across clock changes', async () => {
    app.clock.set('2026-10-20T12:00:00Z')
    const { member } = await reminded()
    // One hour repeats on November 1.
    expect(await overdueAt(member, '2026-10-26T12:00:00Z')).toMatchObject([
      { since: '2026-10-25T13:00:00.000Z', until: '2026-11-01T14:00:00.000Z' },
    ])
  })

  test.each([
    [{ frequency: 'Every few weeks', every: 3, anchor: '2026-11-11' }, '2026-12-06T14:00:00.000Z'],
    [{ frequency: 'On and off', daysOn: 1, daysOff: 9, anchor: SUNDAY }, '2026-11-25T14:00:00.000Z'],
  ])('for as long as its schedule says: %j', async (schedule, until) => {
    const { member, reminder } = await reminded()
    await change(member, `/api/reminders/${reminder.id}`, schedule)
    const last = new Date(Date.parse(until) - 1).toISOString()
    expect(await overdueAt(member, last)).toMatchObject([{ since: DUE, until }])
    expect(await overdueAt(member, until)).toMatchObject([{ since: until }])
  })

  test('for weeks when monthly', async () => {
    const { member, reminder } = await reminded()
    await change(member, `/api/reminders/${reminder.id}`, { frequency: 'Monthly', anchor: SUNDAY })
    const until = '2026-12-15T14:00:00.000Z'
    expect(await overdueAt(member, '2026-12-09T14:00:00Z')).toMatchObject([{ since: DUE, until }])
  })

  test('when following the last dose, until the next dose', async () => {
    const { member, entry, reminder } = await reminded()
    await change(member, `/api/reminders/${reminder.id}`, { frequency: 'After the last dose', every: 5 })
    app.clock.set('2026-11-12T14:00:00Z')
    await aDose(app, member, entry.id)
    expect(await overdueAt(member, '2026-11-18T14:00:00Z')).toMatchObject([{ occursOn: '2026-11-17' }])
    app.clock.set('2026-11-19T14:00:00Z')
    await aDose(app, member, entry.id)
    expect(await overdueAt(member, '2026-11-19T15:00:00Z')).toEqual([null])
    expect(await overdueAt(member, '2026-11-25T14:00:00Z')).toMatchObject([{ occursOn: '2026-11-24' }])
  })
})

describe('with a label', () => {
  test.each([
    ['within', 96, '2026-11-19T14:00:00.000Z'],
    ['before-next', 48, '2026-11-20T14:00:00.000Z'],
  ] as const)(
    '%s %d hours, it is open until then, and missed until the next one comes',
    async (window, hours, until) => {
      await labeled({ window, hours })
      const { member } = await reminded()
      const expected = { dose: '0.5 mg', occursOn: SUNDAY, since: DUE, until, nextAt: NEXT, label: source }
      const [before, then] = [-1, 0].map((ms) => new Date(Date.parse(until) + ms).toISOString())
      expect(await overdueAt(member, String(before))).toEqual([{ ...expected, isMissed: false }])
      expect(await overdueAt(member, String(then))).toEqual([{ ...expected, isMissed: true }])
      expect(await overdueAt(member, '2026-11-22T13:59:59Z')).toEqual([{ ...expected, isMissed: true }])
      expect(await overdueAt(member, NEXT)).toMatchObject([{ occursOn: '2026-11-22', isMissed: false }])
    },
  )

  test("for a less frequent dose, the label doesn't apply", async () => {
    await labeled({ window: 'before-next', hours: 48 })
    const { member } = await reminded({}, { days: ['Monday'] })
    expect((await overdueAt(member, '2026-11-15T20:00:00Z'))[0]).toMatchObject({
      until: '2026-11-16T14:00:00.000Z',
      label: null,
    })
  })

  test('a missed one counts in the figures as if never reported', async () => {
    await labeled({ window: 'within', hours: 96 })
    const { member } = await reminded()
    app.clock.set('2026-11-23T12:00:00Z')
    const { body } = await request('GET', '/api/analytics/stats', { cookie: member.cookie })
    expect(body.adherenceRate).toBe(0)
  })
})

test('two statements find any number of overdue doses', async () => {
  const { member } = await reminded({}, { time: '10:00' }, { time: '11:00' })
  await aReminder(app, member, (await aPlanEntry(app, member)).id)
  app.clock.set('2026-11-15T20:00:00Z')
  let statements = 0
  const db = app.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      statements++
      return result
    },
  })
  const user = { id: member.id, isAdmin: false, permissions: [], timeZone: 'America/New_York' }
  const all = await remindersService({
    ...{ ...app, db, people: new People(app) },
    catalogue: { listWithDrafts: async () => [] },
  }).list(user, { limit: 500 })
  expect(all.filter(({ overdue }) => overdue)).toHaveLength(2)
  expect(statements).toBe(2)
})
