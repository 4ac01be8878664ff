import { beforeEach, describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder, type Member } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// A Wednesday, 16:57 in New York, where members live.
const NOW = '2026-06-17T20:57:00Z'
const NEXT_WEDNESDAY = '2026-06-24T20:59:00.000Z'
const wednesdays = { frequency: 'Weekly', days: ['Wednesday'], time: '16:59', timingOptions: [0] }

beforeEach(() => app.clock.set(NOW))

const change = async ({ cookie }: Member, { id }: { id: number }, body: object) => {
  const response = await request('PATCH', `/api/reminders/${id}`, { cookie, body })
  expect(response.statusCode).toBe(200)
  return response.body
}

/** The number of inbox messages at an instant. */
async function alertsBy({ cookie }: Member, at: string): Promise<number> {
  app.clock.set(at)
  await app.dispatcher.dispatchDue()
  return (await request('GET', '/api/notifications', { cookie })).body.messages.length
}

/** A user who takes a dose of the entry now. */
async function withDose() {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { frequency: 'Weekly' })
  const dose = await aDose(app, member, entry.id, { takenAt: NOW })
  return { member, entry, dose }
}

describe('a reminder created after the dose', () => {
  test("doesn't ask for it two minutes later", async () => {
    const { member, entry } = await withDose()
    const { nextAt } = await aReminder(app, member, entry.id, wednesdays)
    expect(nextAt).toBe(NEXT_WEDNESDAY)
    expect(await alertsBy(member, '2026-06-17T21:00:00Z')).toBe(0)
    expect(await alertsBy(member, NEXT_WEDNESDAY)).toBe(1)
  })

  test('starts tomorrow if it is daily', async () => {
    const { member, entry } = await withDose()
    const { nextAt } = await aReminder(app, member, entry.id, { time: '17:37' })
    expect(nextAt).toBe('2026-06-18T21:37:00.000Z')
  })

  test('asks when the dose is further away than half the interval', async () => {
    const { member, entry } = await withDose()
    app.clock.set('2026-06-18T08:00:00Z')
    const { nextAt } = await aReminder(app, member, entry.id, { time: '05:00' })
    // Twelve hours and three minutes after the dose.
    expect(nextAt).toBe('2026-06-18T09:00:00.000Z')
  })

  test('every 52 weeks asks in a year if the dose was within half a year, and alerts once', async () => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { frequency: 'As needed', startDate: '2026-01-01' })
    const { id } = await aDose(app, member, entry.id, { takenAt: '2026-01-18T20:57:00Z' })
    const yearly = { ...wednesdays, frequency: 'Every few weeks', every: 52 }
    expect((await aReminder(app, member, entry.id, yearly)).nextAt).toBe('2027-06-16T20:59:00.000Z')
    for (const [minute, alerts] of [
      ['2027-06-16T20:58:00Z', 0],
      ['2027-06-16T20:59:00Z', 1],
    ] as const) {
      app.clock.set(minute)
      await app.dispatcher.dispatchDue()
      const sent = app.db.selectFrom('deliveries').select('id').where('userId', '=', member.id)
      expect(await sent.execute()).toHaveLength(alerts)
    }
    app.clock.set(NOW)
    await request('DELETE', `/api/dosage-logs/${id}`, { cookie: member.cookie })
    const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
    expect(body[0].nextAt).toBe('2026-06-17T20:59:00.000Z')
  })

  test('every 52 weeks asks today if the dose was more than half a year ago', async () => {
    const member = await aMember(app)
    const entry = await aPlanEntry(app, member, { frequency: 'As needed', startDate: '2025-01-01' })
    await aDose(app, member, entry.id, { takenAt: '2025-12-16T20:57:00Z' })
    const yearly = { ...wednesdays, frequency: 'Every few weeks', every: 52 }
    expect((await aReminder(app, member, entry.id, yearly)).nextAt).toBe('2026-06-17T20:59:00.000Z')
  })

  test('resolves one of several times a day', async () => {
    const { member, entry } = await withDose()
    await aReminder(app, member, entry.id, { time: '17:30', alsoAt: ['22:00'] })
    const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
    expect(body.map(({ nextAt }: { nextAt: string }) => nextAt)).toEqual([
      '2026-06-18T02:00:00.000Z',
      '2026-06-18T21:30:00.000Z',
    ])
  })

  test("doesn't take the dose from the reminder that it resolved", async () => {
    const { member, entry } = await withDose()
    await aReminder(app, member, entry.id, { time: '16:58' })
    const { nextAt } = await aReminder(app, member, entry.id, { time: '17:10' })
    expect(nextAt).toBe('2026-06-17T21:10:00.000Z')
  })

  test('asks again once the dose is removed', async () => {
    const { member, entry, dose } = await withDose()
    await aReminder(app, member, entry.id, wednesdays)
    await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie })
    const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
    expect(body[0].nextAt).toBe('2026-06-17T20:59:00.000Z')
    expect(await alertsBy(member, '2026-06-17T20:59:00Z')).toBe(1)
  })
})

/** A user whose dose resolved the reminder's current occurrence. */
async function reminded(times: Record<string, unknown> = { ...wednesdays, time: '16:57' }) {
  app.clock.set('2026-06-12T12:00:00Z')
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { frequency: 'Weekly' })
  const reminder = await aReminder(app, member, entry.id, times)
  app.clock.set(NOW)
  const dose = await aDose(app, member, entry.id, { takenAt: NOW })
  return { member, entry, reminder, dose }
}

describe('a moved reminder', () => {
  test('to the next weekday counts the dose of the day before', async () => {
    const { member, reminder } = await reminded()
    const { nextAt } = await change(member, reminder, { days: ['Thursday'] })
    expect(nextAt).toBe('2026-06-25T20:57:00.000Z')
    expect(await alertsBy(member, '2026-06-18T20:57:00Z')).toBe(0)
    expect((await change(member, reminder, { days: ['Wednesday'] })).nextAt).toBe('2026-06-24T20:57:00.000Z')
  })

  test('to a weekday more than half a week away asks on that day', async () => {
    const { member, reminder } = await reminded()
    expect((await change(member, reminder, { days: ['Sunday'] })).nextAt).toBe('2026-06-21T20:57:00.000Z')
  })

  test('and then made daily asks for tomorrow’s dose', async () => {
    const { member, reminder } = await reminded()
    await change(member, reminder, { days: ['Thursday'] })
    app.clock.set('2026-06-17T20:58:00Z')
    const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    const { nextAt } = await change(member, reminder, { frequency: 'Daily', days })
    expect(nextAt).toBe('2026-06-18T20:57:00.000Z')
  })

  test("from evening to morning doesn't ask a few hours after the dose", async () => {
    const { member, reminder } = await reminded({ time: '16:57' })
    expect((await change(member, reminder, { time: '04:00' })).nextAt).toBe('2026-06-19T08:00:00.000Z')
  })

  test('and resumed includes doses taken meanwhile', async () => {
    const { member, entry, reminder } = await reminded({ time: '12:00' })
    await change(member, reminder, { isActive: false })
    app.clock.set('2026-06-18T15:50:00Z')
    await aDose(app, member, entry.id, { takenAt: '2026-06-18T15:45:00Z' })
    expect((await change(member, reminder, { isActive: true })).nextAt).toBe('2026-06-19T16:00:00.000Z')
  })

  test('includes doses taken meanwhile when its plan resumes', async () => {
    const { member, entry, reminder } = await reminded({ time: '12:00' })
    const plan = (status: string) =>
      request('PATCH', `/api/user-peptides/${entry.id}`, { cookie: member.cookie, body: { status } })
    await plan('paused')
    app.clock.set('2026-06-18T15:50:00Z')
    await aDose(app, member, entry.id, { takenAt: '2026-06-18T15:45:00Z' })
    await plan('active')
    const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
    expect(body).toMatchObject([{ id: reminder.id, nextAt: '2026-06-19T16:00:00.000Z' }])
  })

  test('keeps the occurrence that the person chose for a dose', async () => {
    const { member, entry, reminder, dose } = await reminded()
    await request('DELETE', `/api/dosage-logs/${dose.id}`, { cookie: member.cookie })
    app.clock.set('2026-06-22T12:00:00Z')
    const settles = { reminderId: reminder.id, occursOn: '2026-06-17' }
    await aDose(app, member, entry.id, { takenAt: '2026-06-22T12:00:00Z', settles })
    expect((await change(member, reminder, { time: '15:00' })).nextAt).toBe('2026-06-24T19:00:00.000Z')
  })

  test('keeps adherence at 100 %', async () => {
    const { member, entry, reminder } = await reminded()
    await change(member, reminder, { days: ['Thursday'] })
    app.clock.set('2026-06-25T20:57:00Z')
    await aDose(app, member, entry.id, { takenAt: '2026-06-25T20:57:00Z' })
    app.clock.set('2026-06-28T12:00:00Z')
    const { body } = await request('GET', '/api/analytics/stats', { cookie: member.cookie })
    expect(body).toMatchObject({ adherenceRate: 100, missedLately: [] })
  })
})
