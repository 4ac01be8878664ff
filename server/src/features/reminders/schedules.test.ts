import { randomUUID } from 'node:crypto'
import { weekdays } from '@pepwell/domain/schedules/schedules'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { type TestApp, testApp } from '../../testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => {
  // A Monday, noon in New York.
  app.clock.set('2026-06-15T16:00:00Z')
})

const post = ({ cookie }: Member, userPeptideId: number, schedule: object) =>
  app.request('POST', '/api/reminders', {
    cookie,
    body: { title: 'Shot', userPeptideId, dose: '1 mg', time: '09:00', ...schedule },
  })
const patch = ({ cookie }: Member, id: number, body: object) =>
  app.request('PATCH', `/api/reminders/${id}`, { cookie, body })
const dayOfNext = async ({ cookie }: Member): Promise<string | undefined> => {
  const [{ nextAt }] = (await app.request('GET', '/api/reminders', { cookie })).body
  return nextAt?.slice(0, 10)
}

async function planned(changes: object = {}) {
  const member = await aMember(app)
  return { member, entry: await aPlanEntry(app, member, { startDate: '2026-06-01', ...changes }) }
}

describe('a reminder', () => {
  const none = { every: null, daysOn: null, daysOff: null }

  test.each([
    [{ frequency: 'Every few days', every: 3 }, { every: 3 }, '2026-06-18'],
    [{ frequency: 'Every few days', every: 3, anchor: '2026-06-10' }, { anchor: '2026-06-10' }, '2026-06-16'],
    [{ frequency: 'Every few weeks', every: 2, days: ['Sunday'] }, { days: '["Sunday"]' }, '2026-06-21'],
    [{ frequency: 'Monthly', anchor: '2026-05-31' }, { anchor: '2026-05-31', ...none }, '2026-06-30'],
    [
      { frequency: 'Monthly', every: 6, anchor: '2026-05-31' },
      { anchor: '2026-05-31', ...none, every: 6 },
      '2026-11-30',
    ],
    [
      { frequency: 'Every few days', every: 168, anchor: '2026-06-01' },
      { anchor: '2026-06-01', ...none, every: 168 },
      '2026-11-16',
    ],
    [
      { frequency: 'Every few weeks', every: 24, days: ['Monday'], anchor: '2026-06-01' },
      { anchor: '2026-06-01', ...none, every: 24 },
      '2026-11-16',
    ],
    [
      { frequency: 'Every few weeks', every: 52, days: ['Monday'], anchor: '2026-06-01' },
      { anchor: '2026-06-01', ...none, every: 52 },
      '2027-05-31',
    ],
    [
      { frequency: 'Every few days', every: 366, anchor: '2026-06-01' },
      { anchor: '2026-06-01', ...none, every: 366 },
      '2027-06-02',
    ],
    [
      { frequency: 'Monthly', every: 12, anchor: '2026-05-31' },
      { anchor: '2026-05-31', ...none, every: 12 },
      '2027-05-31',
    ],
    [{ frequency: 'On and off', daysOn: 1, daysOff: 2 }, { daysOn: 1, daysOff: 2 }, '2026-06-18'],
    [{ frequency: 'After the last dose', every: 10 }, { every: 10 }, '2026-06-25'],
  ])('comes %j', async (schedule, shown, next) => {
    const { member, entry } = await planned()
    const { statusCode, body } = await post(member, entry.id, schedule)
    expect(statusCode).toBe(201)
    expect(body).toMatchObject({ frequency: schedule.frequency, ...shown })
    expect(body.nextAt.slice(0, 10)).toBe(next)
  })

  test('of the specification ignores numbers and a first day', async () => {
    const { member, entry } = await planned()
    const numbers = { every: 3, daysOn: 2, daysOff: 1, anchor: '2026-06-20' }
    const { body } = await post(member, entry.id, { frequency: 'Weekly', days: ['Friday'], ...numbers })
    expect(body).toMatchObject({ ...none, days: '["Friday"]', anchor: '2026-06-15' })
    expect(body.nextAt).toBe('2026-06-19T13:00:00.000Z')
  })

  test.each([
    [{ frequency: 'Every few days' }, 'every', 'Please enter 1 to 366 days'],
    [{ frequency: 'Every few days', every: 367 }, 'every', 'Please enter 1 to 366 days'],
    [{ frequency: 'Monthly', every: 13 }, 'every', 'Please enter 1 to 12 months'],
    [{ frequency: 'After the last dose', every: 0 }, 'every', 'Please enter a whole number'],
    [{ frequency: 'Every few days', every: 2.5 }, 'every', 'Please enter a whole number'],
    [{ frequency: 'Every few weeks', every: 53, days: ['Monday'] }, 'every', 'Please enter 1 to 52 weeks'],
    [{ frequency: 'Every few weeks', every: 2 }, 'days', 'Please select at least one day'],
    [{ frequency: 'Every other day' }, 'days', 'Please select at least one day'],
    [{ frequency: 'On and off', daysOn: 5 }, 'daysOff', 'Please enter 1 to 90 days'],
    [{ frequency: 'Monthly', anchor: '2026-02-30' }, 'anchor', 'Please enter a valid date'],
  ])('with %j is refused', async (schedule, field, message) => {
    const { member, entry } = await planned()
    const { statusCode, body } = await post(member, entry.id, schedule)
    expect([statusCode, body.fields[field]]).toEqual([400, message])
  })

  test('with a new schedule counts from today unless another day is given', async () => {
    const { member, entry } = await planned()
    const { id } = await aReminder(app, member, entry.id)
    app.clock.set('2026-06-17T16:00:00Z')
    expect((await patch(member, id, { every: 3 })).body.fields).toEqual({
      frequency: 'Frequency is required',
    })
    expect((await patch(member, id, { frequency: 'Every few days', every: 3 })).body).toMatchObject({
      anchor: '2026-06-17',
      every: 3,
    })
    app.clock.set('2026-06-18T16:00:00Z')
    const same = await patch(member, id, { frequency: 'Every few days', every: 3, title: 'Other' })
    expect(same.body).toMatchObject({ anchor: '2026-06-17', nextAt: '2026-06-20T12:00:00.000Z' })
    const monthly = await patch(member, id, { frequency: 'Monthly', anchor: '2026-06-05' })
    expect(monthly.body).toMatchObject({ every: null, nextAt: '2026-07-05T12:00:00.000Z' })
    const weekly = await patch(member, id, { frequency: 'Weekly', days: ['Friday'] })
    expect(weekly.body).toMatchObject({ days: '["Friday"]', nextAt: '2026-06-19T12:00:00.000Z' })
    const cycle = await patch(member, id, { frequency: 'On and off', daysOn: 2, daysOff: 5 })
    expect(cycle.body).toMatchObject({ days: JSON.stringify(weekdays), nextAt: '2026-06-19T12:00:00.000Z' })
  })

  test('counts by its days in adherence', async () => {
    const { member, entry } = await planned({ frequency: 'As needed' })
    await post(member, entry.id, { frequency: 'Every few days', every: 10 })
    for (const day of ['2026-06-25', '2026-07-15']) {
      app.clock.set(`${day}T14:00:00Z`)
      await aDose(app, member, entry.id)
    }
    app.clock.set('2026-07-20T14:00:00Z')
    const { body } = await app.request('GET', '/api/analytics/stats', { cookie: member.cookie })
    expect(body.adherenceRate).toBe(67)
  })
})

describe('several times a day', () => {
  const list = async ({ cookie }: Member) => (await app.request('GET', '/api/reminders', { cookie })).body
  const daily = { frequency: 'Daily', days: weekdays }

  test('create one reminder each, once, and return the first', async () => {
    const { member, entry } = await planned()
    const clientId = randomUUID()
    const times = { ...daily, alsoAt: ['14:00', '21:30', '14:00', '09:00'], clientId }
    const responses = await Promise.all([post(member, entry.id, times), post(member, entry.id, times)])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    const reminders = await list(member)
    expect(reminders.map(({ time }: { time: string }) => time)).toEqual(['21:30', '14:00', '09:00'])
    expect(responses.map(({ body }) => body)).toMatchObject([reminders[2], reminders[2]])
    expect(reminders[0]).toMatchObject({ nextAt: '2026-06-16T01:30:00.000Z', frequency: 'Daily' })
    const alerts = app.db.selectFrom('scheduledAlerts').select('reminderId')
    const ids = reminders.map(({ id }: { id: number }) => id)
    expect(await alerts.where('reminderId', 'in', ids).execute()).toHaveLength(3)
  })

  test.each([
    [{ ...daily, alsoAt: ['25:00'] }, 'alsoAt', 'Please enter a valid time'],
    [{ ...daily, alsoAt: Array(6).fill('10:00') }, 'alsoAt', 'Please choose at most 6 times'],
    [
      { frequency: 'After the last dose', every: 2, alsoAt: ['21:30'] },
      'alsoAt',
      'A reminder after the last dose has one time',
    ],
  ])('refuses %j', async (schedule, field, message) => {
    const { member, entry } = await planned()
    const { statusCode, body } = await post(member, entry.id, schedule)
    expect([statusCode, Object.entries(body.fields)]).toEqual([
      400,
      [[expect.stringMatching(new RegExp(`^${field}`)), message]],
    ])
    expect(await list(member)).toEqual([])
  })
})

describe('a reminder that follows the doses', () => {
  async function following(every = 7) {
    const { member, entry } = await planned()
    const { body } = await post(member, entry.id, { frequency: 'After the last dose', every })
    return { member, entry, reminder: body }
  }
  const takeAt = async (member: Member, entry: { id: number }, instant: string) => {
    app.clock.set(instant)
    return aDose(app, member, entry.id)
  }

  test('waits for a number of days after the last dose, however late', async () => {
    const { member, entry } = await following()
    await takeAt(member, entry, '2026-06-18T16:00:00Z')
    expect(await dayOfNext(member)).toBe('2026-06-25')
    await takeAt(member, entry, '2026-06-28T02:00:00Z')
    // In New York it was still the 27th.
    expect(await dayOfNext(member)).toBe('2026-07-04')
  })

  test('moves back when the dose is undone, and repeats until one is taken', async () => {
    const { member, entry } = await following()
    await takeAt(member, entry, '2026-06-18T16:00:00Z')
    const { id } = await takeAt(member, entry, '2026-06-24T16:00:00Z')
    expect(await dayOfNext(member)).toBe('2026-07-01')
    await app.request('DELETE', `/api/dosage-logs/${id}`, { cookie: member.cookie })
    expect(await dayOfNext(member)).toBe('2026-06-25')
    app.clock.set('2026-06-26T16:00:00Z')
    expect(await dayOfNext(member)).toBe('2026-07-02')
  })

  test('resolves its former time and alerts only at the new one', async () => {
    const { member, entry, reminder } = await following()
    await takeAt(member, entry, '2026-06-15T16:00:00Z')
    await takeAt(member, entry, '2026-06-21T16:00:00Z')
    const resolved = await app.db
      .selectFrom('reminderOutcomes')
      .select('occursOn')
      .where('reminderId', '=', reminder.id)
      .execute()
    expect(resolved).toContainEqual({ occursOn: '2026-06-22' })
    const alerts = await app.db
      .selectFrom('scheduledAlerts')
      .select(['occursOn', 'dueAt'])
      .where('reminderId', '=', reminder.id)
      .execute()
    expect(alerts).toEqual([{ occursOn: '2026-06-28', dueAt: new Date('2026-06-28T12:30:00Z') }])
  })

  test('starts with an earlier dose, but never in the past', async () => {
    const { member, entry } = await planned()
    await takeAt(member, entry, '2026-06-12T16:00:00Z')
    app.clock.set('2026-06-15T16:00:00Z')
    const schedule = { frequency: 'After the last dose', every: 7 }
    expect((await post(member, entry.id, schedule)).body.anchor).toBe('2026-06-19')
    app.clock.set('2026-06-25T16:00:00Z')
    expect((await post(member, entry.id, schedule)).body.anchor).toBe('2026-06-25')
  })

  test('includes doses taken while it or the plan was paused', async () => {
    const { member, entry, reminder } = await following()
    await patch(member, reminder.id, { isActive: false })
    await takeAt(member, entry, '2026-06-18T16:00:00Z')
    expect((await patch(member, reminder.id, { isActive: true })).body.anchor).toBe('2026-06-25')
    const change = (status: string) =>
      app.request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body: { status } })
    await change('paused')
    await takeAt(member, entry, '2026-06-22T16:00:00Z')
    await change('active')
    expect(await dayOfNext(member)).toBe('2026-06-29')
  })
})
