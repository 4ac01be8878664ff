import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Of June 2026 in New York, where members live: the 14th is a Sunday, and midnight is 04:00Z.
const [SUNDAY, MONDAY, TUESDAY] = ['2026-06-14', '2026-06-15', '2026-06-16']
const WEEK_AGO = '2026-06-08T12:00:00Z'
const weekly = { frequency: 'Weekly', days: ['Sunday'], time: '09:00' }

beforeEach(() => app.clock.set(WEEK_AGO))

/** A user with a reminder at each of these times since a week ago. */
async function reminded(...all: Record<string, unknown>[]) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const reminders: { id: number }[] = []
  for (const one of all) reminders.push(await aReminder(app, member, entry.id, one))
  const reminder = reminders[0] as { id: number }
  const takes = async (takenAt: string, more: Record<string, unknown> = {}) => {
    app.clock.set(takenAt)
    return aDose(app, member, entry.id, { takenAt, ...more })
  }
  return { member, entry, reminder, reminders, takes }
}

/** A reminder's outcomes since Saturday. */
const settledOf = async ({ id }: { id: number }) => {
  const rows = await app.db
    .selectFrom('reminderOutcomes')
    .select(['occursOn', 'outcome'])
    .where('reminderId', '=', id)
    .orderBy('occursOn')
    .execute()
  return rows.map(({ occursOn, outcome }) => (outcome === 'taken' ? occursOn : `${occursOn} ${outcome}`))
}

const undo = ({ cookie }: Member, { id }: { id: number }) =>
  request('DELETE', `/api/dosage-logs/${id}`, { cookie })
const change = ({ cookie }: Member, { id }: { id: number }, body: object) =>
  request('PATCH', `/api/reminders/${id}`, { cookie, body })
const listed = async ({ cookie }: Member) => (await request('GET', '/api/reminders', { cookie })).body[0]

/** The days the inbox names at an instant. */
async function toldOf({ cookie }: Member, at: string): Promise<string[]> {
  app.clock.set(at)
  await app.dispatcher.dispatchDue()
  const { body } = await request('GET', '/api/notifications', { cookie })
  return body.messages.map(({ occursOn }: { occursOn: string }) => occursOn)
}

describe('a dose resolves the nearest occurrence', () => {
  test("of a weekly shot on Saturday evening is Sunday’s, which doesn't alert at any lead time", async () => {
    const { member, reminder, takes } = await reminded({ ...weekly, timingOptions: [5, 60, 240] })
    await takes('2026-06-13T23:00:00Z')
    expect(await settledOf(reminder)).toEqual([SUNDAY])
    for (const at of ['2026-06-14T09:00:00Z', '2026-06-14T12:00:00Z', '2026-06-14T12:55:00Z'])
      expect(await toldOf(member, at)).toEqual([])
    app.clock.set('2026-06-14T13:10:00Z')
    expect(await listed(member)).toMatchObject({ dueSince: null, nextAt: '2026-06-21T13:00:00.000Z' })
    expect(await toldOf(member, '2026-06-21T12:55:00Z')).toHaveLength(3)
  })

  test('of Sunday’s taken on Monday at half past midnight is Sunday’s', async () => {
    const { reminder, takes } = await reminded(weekly)
    await takes('2026-06-15T04:30:00Z')
    expect(await settledOf(reminder)).toEqual([SUNDAY])
  })

  test('of a daily one at ten in the evening taken at five is the evening before, and the next one alerts', async () => {
    const { member, reminder, takes } = await reminded({ time: '22:00' })
    await toldOf(member, '2026-06-15T01:30:00Z')
    await takes('2026-06-15T09:00:00Z')
    expect(await settledOf(reminder)).toEqual([SUNDAY])
    expect((await toldOf(member, '2026-06-16T01:30:00Z'))[0]).toBe(MONDAY)
  })

  test("once: a duplicate doesn't silence the next", async () => {
    const { reminder, reminders, takes } = await reminded({ time: '09:00' }, { time: '21:00' })
    for (const minute of ['00', '20']) await takes(`2026-06-15T13:${minute}:00Z`)
    expect([await settledOf(reminder), await settledOf(reminders[1] as { id: number })]).toEqual([
      [MONDAY],
      [],
    ])
  })

  test('of several a day is the nearest', async () => {
    const { reminder, reminders, takes } = await reminded({ time: '09:00' }, { time: '21:00' })
    const evening = reminders[1] as { id: number }
    await takes('2026-06-15T16:00:00Z')
    expect([await settledOf(reminder), await settledOf(evening)]).toEqual([[MONDAY], []])
    await takes('2026-06-15T20:00:00Z')
    expect([await settledOf(reminder), await settledOf(evening)]).toEqual([[MONDAY], [MONDAY]])
  })

  test.each([
    ['Pacific/Auckland', '2026-06-15T12:10:00Z', MONDAY],
    ['America/New_York', '2026-06-15T03:50:00Z', SUNDAY],
    ['Pacific/Honolulu', '2026-06-15T09:50:00Z', SUNDAY],
  ])('around midnight in %s follows the local clock', async (timeZone, takenAt, day) => {
    const member = await aMember(app, { timeZone })
    const entry = await aPlanEntry(app, member)
    const reminder = await aReminder(app, member, entry.id, { time: '22:00' })
    app.clock.set(takenAt)
    await aDose(app, member, entry.id, { takenAt })
    expect(await settledOf(reminder)).toEqual([day])
  })

  test('after a move follows the new zone’s clock', async () => {
    const { member, reminder, takes } = await reminded({ time: '22:00' })
    const moved = { cookie: member.cookie, body: { timeZone: 'Pacific/Auckland' } }
    expect((await request('PATCH', '/api/auth/user', moved)).statusCode).toBe(200)
    // Monday, 23:00 in Auckland; in New York it is seven in the morning.
    await takes('2026-06-15T11:00:00Z')
    expect(await settledOf(reminder)).toEqual([MONDAY])
  })
})

describe('nothing is resolved', () => {
  test('by a dose of another peptide', async () => {
    const { member, reminder } = await reminded(weekly)
    const { body } = await request('GET', '/api/peptides', { cookie: member.cookie })
    const { id: peptideId } = body.find(({ name }: { name: string }) => name === 'KPV')
    const other = await aPlanEntry(app, member, { peptideId })
    app.clock.set('2026-06-14T13:00:00Z')
    await aDose(app, member, other.id)
    expect(await settledOf(reminder)).toEqual([])
  })

  test("of a reminder that didn't exist yet", async () => {
    const { reminder, takes } = await reminded(weekly)
    await takes('2026-06-15T12:00:00Z', { takenAt: '2026-06-07T13:00:00Z' })
    expect(await settledOf(reminder)).toEqual([])
  })

  test('while a reminder is paused, nor of that period once resumed', async () => {
    const { member, reminder, takes } = await reminded({ time: '22:00' })
    await change(member, reminder, { isActive: false })
    await takes('2026-06-15T01:00:00Z')
    app.clock.set('2026-06-15T02:30:00Z')
    await change(member, reminder, { isActive: true })
    expect((await listed(member)).dueSince).toBeNull()
    await takes('2026-06-15T04:00:00Z')
    expect(await settledOf(reminder)).toEqual([])
    await takes('2026-06-16T01:00:00Z')
    expect(await settledOf(reminder)).toEqual([MONDAY])
  })

  test('while the plan entry is paused, nor of that period once resumed', async () => {
    const { member, entry, reminder, takes } = await reminded({ time: '22:00' })
    const status = (status: string) =>
      request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body: { status } })
    await status('paused')
    await takes('2026-06-15T01:00:00Z')
    app.clock.set('2026-06-15T02:30:00Z')
    await status('active')
    expect((await listed(member)).dueSince).toBeNull()
    await takes('2026-06-15T04:00:00Z')
    expect(await settledOf(reminder)).toEqual([])
  })

  test('before the plan entry begins', async () => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { startDate: MONDAY })
    const reminder = await aReminder(app, member, entry.id, { time: '22:00' })
    app.clock.set('2026-06-15T04:00:00Z')
    await aDose(app, member, entry.id)
    expect(await settledOf(reminder)).toEqual([])
  })
})

describe('an edited reminder', () => {
  test('is resolved on the day that it was moved to', async () => {
    const { member, reminder, takes } = await reminded(weekly)
    app.clock.set('2026-06-13T12:00:00Z')
    await change(member, reminder, { days: ['Tuesday'] })
    await takes('2026-06-14T13:00:00Z')
    expect(await settledOf(reminder)).toEqual([TUESDAY])
  })

  test('made daily leaves only yesterday alone', async () => {
    const { member, reminder, takes } = await reminded({ ...weekly, time: '22:00' })
    app.clock.set('2026-06-17T03:00:00Z')
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    await change(member, reminder, { frequency: 'Daily', days })
    await takes('2026-06-17T09:00:00Z')
    expect(await settledOf(reminder)).toEqual([])
  })

  test("at another time, or unchanged, keeps that day's", async () => {
    const { member, reminder, takes } = await reminded(weekly)
    app.clock.set('2026-06-14T14:00:00Z')
    await change(member, reminder, { ...weekly, time: '08:00' })
    await takes('2026-06-14T15:00:00Z')
    expect(await settledOf(reminder)).toEqual([SUNDAY])
  })
})

describe('the dose and what it resolves', () => {
  test('undone, it reopens and alerts on time', async () => {
    const { member, reminder, takes } = await reminded(weekly)
    await undo(member, await takes('2026-06-13T23:00:00Z'))
    expect(await settledOf(reminder)).toEqual([])
    expect((await listed(member)).nextAt).toBe('2026-06-14T13:00:00.000Z')
    expect(await toldOf(member, '2026-06-14T12:30:00Z')).toEqual([SUNDAY])
  })

  test('retried, even concurrently, resolves nothing more', async () => {
    const { reminder, takes } = await reminded({ time: '22:00' })
    // Midway between two: a second dose would be for the other one.
    const sent = () => takes('2026-06-15T14:00:00Z', { clientId: '5f0c3c52-6d1f-4f5c-9a55-0d5a2f6f1a11' })
    await Promise.all([sent(), sent(), sent()])
    await sent()
    expect(await settledOf(reminder)).toEqual([SUNDAY])
  })

  test('two concurrent ones in the middle of two resolve one each', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { reminder, takes } = await reminded({ time: '22:00' })
      const sent = () => takes('2026-06-15T14:00:00Z', { clientId: randomUUID() })
      await Promise.all([sent(), sent()])
      expect(await settledOf(reminder)).toEqual([SUNDAY, MONDAY])
      app.clock.set(WEEK_AGO)
    }
  })
})

describe('the chosen occurrence of a dose', () => {
  const settles = (reminderId: number, occursOn: string) => ({ settles: { reminderId, occursOn } })

  test('is resolved even if another is nearer', async () => {
    const { reminder, takes } = await reminded(weekly)
    await takes('2026-06-18T16:00:00Z', settles(reminder.id, SUNDAY))
    expect(await settledOf(reminder)).toEqual([SUNDAY])
  })

  test("is ignored when taken, when its next one has come, or when it is another person's", async () => {
    const { reminder, takes } = await reminded(weekly)
    const stranger = await reminded(weekly)
    await takes('2026-06-14T13:00:00Z')
    await takes('2026-06-18T16:00:00Z', settles(reminder.id, SUNDAY))
    expect(await settledOf(reminder)).toEqual([SUNDAY, '2026-06-21'])
    await takes('2026-06-28T13:00:00Z', settles(reminder.id, '2026-06-21'))
    await takes('2026-07-05T13:00:00Z', settles(stranger.reminder.id, '2026-07-05'))
    expect(await settledOf(reminder)).toEqual([SUNDAY, '2026-06-21', '2026-06-28', '2026-07-05'])
    expect(await settledOf(stranger.reminder)).toEqual([])
  })

  test.each([[{ reminderId: 0, occursOn: SUNDAY }], [{ reminderId: 1, occursOn: '2026-02-30' }], [{}], [7]])(
    "is refused when it isn't one: %j",
    async (said) => {
      const { member, entry } = await reminded()
      const takenAt = WEEK_AGO
      const body = { userPeptideId: entry.id, dose: '1 mg', takenAt, settles: said }
      const response = await request('POST', '/api/dosage-logs', { cookie: member.cookie, body })
      expect([response.statusCode, response.body.code]).toEqual([400, 'INVALID_INPUT'])
    },
  )
})

describe('the preview of what a dose resolves', () => {
  const preview = async ({ cookie }: Member, userPeptideId: number, takenAt: string) =>
    (
      await request('GET', `/api/dosage-logs/occurrences?userPeptideId=${userPeptideId}&takenAt=${takenAt}`, {
        cookie,
      })
    ).body
  const of = (reminder: { id: number }, occursOn: string, at: string) => ({
    reminderId: reminder.id,
    occursOn,
    at,
  })

  test('is one occurrence, or both on a tie while open', async () => {
    const { member, entry, reminder, takes } = await reminded({ time: '22:00' })
    const evening = of(reminder, SUNDAY, '2026-06-15T02:00:00.000Z')
    const tonight = of(reminder, MONDAY, '2026-06-16T02:00:00.000Z')
    expect(await preview(member, entry.id, '2026-06-15T09:00:00Z')).toEqual([evening])
    expect(await preview(member, entry.id, '2026-06-15T14:10:00Z')).toEqual([tonight, evening])
    await takes('2026-06-15T02:00:00Z')
    expect(await preview(member, entry.id, '2026-06-15T14:10:00Z')).toEqual([tonight])
    expect(await preview(member, entry.id, '2026-06-15T09:00:00Z')).toEqual([])
  })

  test('is empty for another person’s plan', async () => {
    const { entry } = await reminded({ time: '22:00' })
    expect(await preview(await aMember(app), entry.id, '2026-06-15T14:00:00Z')).toEqual([])
  })
})
