import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// Of June 2026 in New York, where members live: the 14th is a Sunday, and midnight is 04:00Z.
const [SATURDAY, SUNDAY, MONDAY] = ['2026-06-13', '2026-06-14', '2026-06-15']
const WEEK_AGO = '2026-06-08T12:00:00Z'
const weekly = { frequency: 'Weekly', days: ['Sunday'], time: '09:00' }

beforeEach(() => app.clock.set(WEEK_AGO))

interface Reminder {
  id: number
}

/** A user with a reminder since a week ago. */
async function reminded(...all: Record<string, unknown>[]) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member)
  const reminders: Reminder[] = []
  for (const one of all) reminders.push(await aReminder(app, member, entry.id, one))
  const takes = async (takenAt: string, more: Record<string, unknown> = {}) => {
    app.clock.set(takenAt)
    return aDose(app, member, entry.id, { takenAt, ...more })
  }
  return { member, entry, reminder: reminders[0] as Reminder, reminders, takes }
}

const patch = async ({ cookie }: Member, { id }: { id: number }, body: object) => {
  const response = await request('PATCH', `/api/dosage-logs/${id}`, { cookie, body })
  expect(response.statusCode).toBe(200)
}
const remove = async ({ cookie }: Member, { id }: { id: number }) => {
  expect((await request('DELETE', `/api/dosage-logs/${id}`, { cookie })).statusCode).toBe(200)
}

/** What became of a reminder's occurrences, and by which dose. */
const settledOf = async ({ id }: Reminder) => {
  const rows = await app.db
    .selectFrom('reminderOutcomes')
    .select(['occursOn', 'outcome', 'dosageLogId'])
    .where('reminderId', '=', id)
    .orderBy('occursOn')
    .execute()
  return rows.map(({ occursOn, outcome, dosageLogId }) => [occursOn, dosageLogId ?? outcome])
}

/** The days the inbox names at an instant. */
async function toldOf({ cookie }: Member, at: string): Promise<string[]> {
  app.clock.set(at)
  await app.dispatcher.dispatchDue()
  const { body } = await request('GET', '/api/notifications', { cookie })
  return body.messages.map(({ occursOn }: { occursOn: string }) => occursOn)
}

describe('a moved dose', () => {
  test('reopens what it resolved and resolves the nearest occurrence', async () => {
    const { member, reminder, takes } = await reminded({ time: '21:00' })
    const dose = await takes('2026-06-15T01:30:00Z')
    expect(await settledOf(reminder)).toEqual([[SUNDAY, dose.id]])
    await patch(member, dose, { takenAt: '2026-06-14T01:30:00Z' })
    expect(await settledOf(reminder)).toEqual([[SATURDAY, dose.id]])
    const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
    expect(body[0].dueSince).toBe('2026-06-15T01:00:00.000Z')
  })

  test('keeps its occurrence while its time is unchanged', async () => {
    const { member, reminder, takes } = await reminded(weekly)
    const settles = { reminderId: reminder.id, occursOn: SUNDAY }
    const dose = await takes('2026-06-18T16:00:00Z', { settles })
    await patch(member, dose, { dose: '1 mg', takenAt: '2026-06-18T12:00:00-04:00' })
    expect(await settledOf(reminder)).toEqual([[SUNDAY, dose.id]])
    await patch(member, dose, { takenAt: '2026-06-18T16:01:00Z' })
    expect(await settledOf(reminder)).toEqual([['2026-06-21', dose.id]])
  })

  test('resolves the chosen occurrence, even at the same time', async () => {
    const { member, reminder, takes } = await reminded(weekly)
    const dose = await takes('2026-06-18T16:00:00Z')
    expect(await settledOf(reminder)).toEqual([['2026-06-21', dose.id]])
    const settles = { reminderId: reminder.id, occursOn: SUNDAY }
    for (const _again of [1, 2]) await patch(member, dose, { settles })
    expect(await settledOf(reminder)).toEqual([[SUNDAY, dose.id]])
  })

  test('to where another dose was taken resolves nothing', async () => {
    const { member, reminder, takes } = await reminded({ time: '21:00' })
    const first = await takes('2026-06-14T01:00:00Z')
    const second = await takes('2026-06-15T01:00:00Z')
    await patch(member, second, { takenAt: '2026-06-14T01:30:00Z' })
    expect(await settledOf(reminder)).toEqual([[SATURDAY, first.id]])
  })

  test('within the same occurrence resolves it again', async () => {
    const { member, reminder, takes } = await reminded(weekly)
    const dose = await takes('2026-06-14T13:00:00Z')
    await patch(member, dose, { takenAt: '2026-06-14T12:30:00Z' })
    expect(await settledOf(reminder)).toEqual([[SUNDAY, dose.id]])
  })

  test('is asked about as if it resolved nothing', async () => {
    const { member, entry, reminder, takes } = await reminded({ time: '22:00' })
    const dose = await takes('2026-06-15T02:00:00Z')
    const occurrences = async (query: string) => {
      const path = `/api/dosage-logs/occurrences?userPeptideId=${entry.id}&takenAt=2026-06-15T14:10:00Z${query}`
      const { body } = await request('GET', path, { cookie: member.cookie })
      return body.map(({ occursOn }: { occursOn: string }) => occursOn)
    }
    expect(await occurrences('')).toEqual([MONDAY])
    expect(await occurrences(`&doseId=${dose.id}`)).toEqual([MONDAY, SUNDAY])
    expect(await settledOf(reminder)).toEqual([[SUNDAY, dose.id]])
  })
})

describe('the occurrence of a removed dose', () => {
  test('goes to a remaining duplicate', async () => {
    const { member, reminder, takes } = await reminded(weekly)
    const [first, second, third] = [
      await takes('2026-06-14T13:00:00Z'),
      await takes('2026-06-14T13:01:00Z'),
      await takes('2026-06-14T13:02:00Z'),
    ]
    await remove(member, first)
    expect(await settledOf(reminder)).toEqual([[SUNDAY, second.id]])
    expect(await toldOf(member, '2026-06-14T13:03:00Z')).toEqual([])
    await patch(member, second, { takenAt: '2026-06-09T13:00:00Z' })
    expect(await settledOf(reminder)).toEqual([[SUNDAY, third.id]])
    await remove(member, third)
    expect(await settledOf(reminder)).toEqual([])
  })

  test("goes to no other peptide's dose, and to none with its own occurrence", async () => {
    const { member, reminder, takes } = await reminded(weekly)
    const { body } = await request('GET', '/api/peptides', { cookie: member.cookie })
    const { id: peptideId } = body.find(({ name }: { name: string }) => name === 'KPV')
    const other = await aPlanEntry(app, member, { peptideId })
    const dose = await takes('2026-06-14T13:00:00Z')
    await aDose(app, member, other.id)
    const next = await takes('2026-06-19T13:00:00Z')
    await remove(member, dose)
    expect(await settledOf(reminder)).toEqual([['2026-06-21', next.id]])
  })

  test('alerts once its lead time comes', async () => {
    const { member, takes } = await reminded({ ...weekly, timingOptions: [30] })
    const dose = await takes('2026-06-14T11:00:00Z')
    await remove(member, dose)
    expect(await toldOf(member, '2026-06-14T12:29:00Z')).toEqual([])
    expect(await toldOf(member, '2026-06-14T12:30:00Z')).toEqual([SUNDAY])
  })

  test('alerts immediately, and once, when its lead times have passed silently', async () => {
    const { member, takes } = await reminded({ ...weekly, timingOptions: [30, 60] })
    const dose = await takes('2026-06-14T11:00:00Z')
    expect(await toldOf(member, '2026-06-14T12:40:00Z')).toEqual([])
    await remove(member, dose)
    expect(await toldOf(member, '2026-06-14T12:40:00Z')).toEqual([SUNDAY])
    expect(await toldOf(member, '2026-06-14T12:50:00Z')).toEqual([SUNDAY])
    expect(await toldOf(member, '2026-06-21T12:30:00Z')).toEqual(['2026-06-21', '2026-06-21', SUNDAY])
  })

  test("doesn't alert again when it did before the dose", async () => {
    const { member, takes } = await reminded({ ...weekly, timingOptions: [30] })
    expect(await toldOf(member, '2026-06-14T12:30:00Z')).toEqual([SUNDAY])
    await remove(member, await takes('2026-06-14T12:40:00Z'))
    expect(await toldOf(member, '2026-06-14T12:41:00Z')).toEqual([SUNDAY])
    expect(await toldOf(member, '2026-06-21T12:30:00Z')).toEqual(['2026-06-21', SUNDAY])
  })

  test("doesn't alert once its time has passed, nor while paused", async () => {
    const { member, reminder, takes } = await reminded({ ...weekly, timingOptions: [30] })
    const dose = await takes('2026-06-14T11:00:00Z')
    expect(await toldOf(member, '2026-06-14T13:05:00Z')).toEqual([])
    await remove(member, dose)
    expect(await toldOf(member, '2026-06-14T13:06:00Z')).toEqual([])
    const early = await takes('2026-06-20T13:00:00Z')
    expect(await toldOf(member, '2026-06-21T12:35:00Z')).toEqual([])
    const { cookie } = member
    await request('PATCH', `/api/reminders/${reminder.id}`, { cookie, body: { isActive: false } })
    await remove(member, early)
    expect(await toldOf(member, '2026-06-21T12:36:00Z')).toEqual([])
  })
})

test('concurrent moves and removals leave every dose with its occurrence', async () => {
  for (let round = 0; round < 6; round++) {
    app.clock.set(WEEK_AGO)
    const { member, reminder, takes } = await reminded({ time: '21:00' })
    const doses = []
    for (const day of ['12', '13', '14', '15']) doses.push(await takes(`2026-06-${day}T01:00:00Z`))
    app.clock.set('2026-06-15T02:00:00Z')
    const [one, two, three, four] = doses as [Reminder, Reminder, Reminder, Reminder]
    await Promise.all([
      patch(member, one, { takenAt: '2026-06-15T01:10:00Z' }),
      remove(member, four),
      patch(member, two, { takenAt: '2026-06-12T01:20:00Z' }),
      patch(member, three, { dose: '1 mg' }),
    ])
    expect(await settledOf(reminder)).toEqual([
      ['2026-06-11', two.id],
      [SATURDAY, three.id],
      [SUNDAY, one.id],
    ])
  }
})
