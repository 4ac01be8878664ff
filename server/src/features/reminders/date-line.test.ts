import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app
const HOUR = 60 * 60 * 1000
const iso = (at: number) => new Date(at).toISOString()

/** A traveling user with a reminder at the time itself. */
async function traveler(timeZone: string, now: string, times: Record<string, unknown>) {
  app.clock.set(now)
  const member = await aMember(app, { timeZone })
  const { cookie } = member
  const entry = await aPlanEntry(app, member)
  const { id } = await aReminder(app, member, entry.id, { timingOptions: [0], ...times })
  const messages = async () => (await request('GET', '/api/notifications', { cookie })).body.messages
  const reminder = async () => (await request('GET', '/api/reminders', { cookie })).body[0]
  const dispatch = () => app.dispatcher.dispatchDue()
  return {
    member,
    reminder,
    messages,
    dispatch,
    takes: () => aDose(app, member, entry.id, { takenAt: iso(app.clock.now()) }),
    act: (what: string, body: object) => request('POST', `/api/reminders/${id}/${what}`, { cookie, body }),
    async flies(zone: string) {
      const response = await request('PATCH', '/api/auth/user', { cookie, body: { timeZone: zone } })
      expect(response.statusCode).toBe(200)
      await dispatch()
    },
    async alertsAt(at: string): Promise<number> {
      app.clock.set(at)
      await dispatch()
      return (await messages()).length
    },
    stats: async () => (await request('GET', '/api/analytics/stats', { cookie })).body,
  }
}

describe('after a flight west across the date line', () => {
  test('asks for the dose of the repeated day', async () => {
    const person = await traveler('Pacific/Auckland', '2026-11-25T21:56:00Z', { time: '10:59' })
    await person.takes()
    await person.flies('America/Los_Angeles')
    expect((await person.reminder()).nextAt).toBe('2026-11-26T18:59:00.000Z')
    expect(await person.alertsAt('2026-11-26T18:59:00Z')).toBe(1)
    await person.takes()
    // Both doses of the 26th keep their occurrences.
    expect((await person.reminder()).nextAt).toBe('2026-11-27T18:59:00.000Z')
    expect(await person.messages()).toMatchObject([{ occursOn: '2026-11-26', outcome: 'taken' }])
  })

  test('asks for an older dose that one before it had stood for on the old clocks', async () => {
    const person = await traveler('Pacific/Auckland', '2026-06-13T20:00:00Z', {
      ...{ frequency: 'Every other day', time: '00:05' },
    })
    app.clock.set('2026-06-14T20:04:00Z')
    await person.takes()
    // 16 hours after the dose in Auckland, 20 in Kuching, but 27 in Lisbon.
    expect(await person.alertsAt('2026-06-15T12:05:00Z')).toBe(0)
    app.clock.set('2026-06-16T05:34:00Z')
    await person.flies('Asia/Kuching')
    app.clock.set('2026-06-17T01:17:00Z')
    await person.flies('Europe/Lisbon')
    expect(await person.messages()).toMatchObject([{ occursAt: '2026-06-15T23:05:00.000Z', isLate: true }])
    expect(await person.alertsAt('2026-06-17T23:05:00Z')).toBe(2)
  })

  test("asks again for a dose that wasn't taken", async () => {
    const person = await traveler('Pacific/Auckland', '2026-11-25T21:50:00Z', { time: '10:59' })
    expect(await person.alertsAt('2026-11-25T21:59:00Z')).toBe(1)
    await person.flies('America/Los_Angeles')
    expect(await person.alertsAt('2026-11-26T18:59:00Z')).toBe(2)
  })
})

describe('after a flight east across the date line', () => {
  const start = () => traveler('America/Los_Angeles', '2026-11-25T18:00:00Z', { time: '10:59' })

  test('a dose just taken is neither asked for again nor missed', async () => {
    const person = await start()
    await person.takes()
    app.clock.set('2026-11-25T20:00:00Z')
    await person.flies('Pacific/Auckland')
    expect(await person.alertsAt('2026-11-25T21:59:00Z')).toBe(0)
    expect((await person.reminder()).nextAt).toBe('2026-11-26T21:59:00.000Z')
    app.clock.set('2026-11-26T21:59:00Z')
    await person.takes()
    app.clock.set('2026-11-27T12:00:00Z')
    expect(await person.stats()).toMatchObject({ adherenceRate: 100, missedLately: [] })
  })

  test("doesn't ask again for a reminded or skipped dose", async () => {
    const person = await start()
    expect(await person.alertsAt('2026-11-25T18:59:00Z')).toBe(1)
    await person.flies('Pacific/Auckland')
    expect(await person.alertsAt('2026-11-25T21:59:00Z')).toBe(1)
    const other = await start()
    expect((await other.act('skip', { occursOn: '2026-11-25' })).statusCode).toBe(200)
    await other.flies('Pacific/Auckland')
    expect((await other.reminder()).nextAt).toBe('2026-11-26T21:59:00.000Z')
  })

  test('asks immediately for what the new clock has passed', async () => {
    const person = await traveler('America/New_York', '2026-11-24T12:00:00Z', { time: '10:00' })
    app.clock.set('2026-11-24T15:00:00Z')
    await person.takes()
    // Ten minutes before the dose in New York it is the afternoon in London.
    app.clock.set('2026-11-25T14:50:00Z')
    await person.flies('Europe/London')
    expect(await person.messages()).toMatchObject([{ occursAt: '2026-11-25T10:00:00.000Z', isLate: true }])
    expect(await person.alertsAt('2026-11-26T10:00:00Z')).toBe(2)
  })

  test("doesn't ask on arrival for a dose taken late before it", async () => {
    const person = await traveler('Pacific/Honolulu', '2026-06-12T20:00:00Z', { time: '00:05' })
    // In Auckland, 00:05 is 12:05Z: the next one there and the last one here are both nearest.
    app.clock.set('2026-06-13T00:03:00Z')
    await person.takes()
    expect(await person.alertsAt('2026-06-13T10:05:00Z')).toBe(0)
    app.clock.set('2026-06-14T02:02:00Z')
    await person.takes()
    expect(await person.alertsAt('2026-06-14T10:05:00Z')).toBe(0)
    app.clock.set('2026-06-14T11:33:00Z')
    await person.flies('Pacific/Auckland')
    expect(await person.messages()).toEqual([])
    expect((await person.reminder()).nextAt).toBe('2026-06-15T12:05:00.000Z')
  })

  test('a snooze applies to the present dose, and not once that is taken', async () => {
    const person = await start()
    expect(await person.alertsAt('2026-11-25T18:59:00Z')).toBe(1)
    await person.act('snooze', { occursOn: '2026-11-25', minutes: 300 })
    await person.flies('Pacific/Auckland')
    await person.takes()
    expect(await person.alertsAt('2026-11-25T23:59:00Z')).toBe(1)
  })
})

test.each([
  ['America/Chicago', '2026-11-25T16:00:00Z'],
  ['Europe/London', '2026-11-26T10:00:00Z'],
])('repeats unanswered alerts after a flight to %s', async (zone, time) => {
  const at = (minutes: number) => iso(Date.parse(time) + minutes * 60_000)
  const person = await traveler('America/New_York', '2026-11-25T14:00:00Z', {
    ...{ time: '10:00', repeatEvery: 15 },
  })
  expect(await person.alertsAt('2026-11-25T15:00:00Z')).toBe(1)
  app.clock.set('2026-11-25T15:10:00Z')
  await person.flies(zone)
  const alerts = (await person.messages()).length
  // The occurrence itself was alerted before the flight, unless it is the one of another day.
  const first = zone === 'America/Chicago' ? 0 : 1
  expect(await person.alertsAt(time)).toBe(alerts + first)
  expect(await person.alertsAt(at(15))).toBe(alerts + first + 1)
  await person.takes()
  expect(await person.alertsAt(at(30))).toBe(alerts + first + 1)
})

test('saving the same zone again changes nothing', async () => {
  const person = await traveler('America/New_York', '2026-11-25T14:00:00Z', { time: '10:00' })
  expect(await person.alertsAt('2026-11-25T15:00:00Z')).toBe(1)
  await person.flies('America/New_York')
  expect(await person.alertsAt('2026-11-25T16:00:00Z')).toBe(1)
})

/** Every time zone, with those on either side of the date line far more often than by chance. */
const zones = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...Intl.supportedValuesOf('timeZone')) },
  {
    weight: 5,
    arbitrary: fc.constantFrom(
      'Pacific/Kiritimati',
      'Pacific/Apia',
      'Pacific/Auckland',
      'Asia/Tokyo',
      'Pacific/Honolulu',
      'Pacific/Pago_Pago',
      'America/Los_Angeles',
    ),
  },
)
const schedules = [
  { times: { frequency: 'Daily' }, hours: 24 },
  { times: { frequency: 'Every other day' }, hours: 48 },
  { times: { frequency: 'Every few days', every: 3, anchor: '2026-06-10' }, hours: 72 },
  { times: { frequency: 'Weekly', days: ['Thursday'] }, hours: 168 },
  { times: { frequency: 'After the last dose', every: 2 }, hours: 48 },
]
const event = fc.record({
  minutes: fc.integer({ min: 1, max: 20 * 60 }),
  what: fc.constantFrom('dose', 'flight', 'nothing'),
  zone: zones,
})

/** Lets time pass as the dispatcher does, which wakes for each alert. @returns the instants of new alerts */
async function passTo(person: Awaited<ReturnType<typeof traveler>>, to: number): Promise<number[]> {
  const alerts: number[] = []
  for (;;) {
    const at = (await app.dispatcher.nextAlertAt())?.getTime() ?? to + 1
    if (at > to) break
    const before = (await person.messages()).length
    app.clock.set(iso(at))
    await person.dispatch()
    if ((await person.messages()).length > before) alerts.push(at)
  }
  app.clock.set(iso(to))
  return alerts
}

test('for any flights, no alert is within half an interval of a dose, and none further away than one and a half', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...schedules),
      fc.constantFrom('00:05', '09:30', '23:50'),
      fc.array(event, { minLength: 12, maxLength: 20 }),
      async ({ times, hours }, time, events) => {
        await app.db.deleteFrom('reminders').execute()
        const interval = hours * HOUR
        let now = Date.parse('2026-06-10T12:00:00Z')
        const person = await traveler('Europe/Berlin', iso(now), { ...times, time })
        let lastDose = Number.NEGATIVE_INFINITY
        let last = now
        const alerted = (at: number) => {
          expect(at - lastDose).toBeGreaterThan(interval / 2)
          expect(at - last).toBeLessThanOrEqual(1.5 * interval)
          last = at
        }
        for (const { minutes, what, zone } of events) {
          now += minutes * 60_000
          for (const at of await passTo(person, now)) alerted(at)
          const before = (await person.messages()).length
          if (what === 'flight') await person.flies(zone)
          if ((await person.messages()).length > before) alerted(now)
          if (what !== 'dose') continue
          await person.takes()
          lastDose = now
          last = now
        }
        const { nextAt } = await person.reminder()
        expect(Date.parse(nextAt) - last).toBeLessThanOrEqual(1.5 * interval)
      },
    ),
    { numRuns: 12 },
  )
}, 90_000)
