import { type ForecastReminder, nextAfterDoses } from '@pepwell/domain/reminders/next-after-doses'
import { beforeEach, expect, test } from 'vitest'
import { aDose, aMember, aPlanEntry, aReminder } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
const { request } = app

// A Wednesday, 16:57 in New York, where members live.
const NOW = Date.parse('2026-06-17T20:57:00Z')
const HOUR = 3_600_000
const timeZone = 'America/New_York'
const iso = (at: number) => new Date(at).toISOString()

beforeEach(() => app.clock.set(iso(NOW - 5 * 24 * HOUR)))

const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const daily = { frequency: 'Daily', days: week, time: '17:00' }
const weekly = { frequency: 'Weekly', days: ['Wednesday'], time: '17:00' }

interface ReminderReply {
  id: number
  frequency: string
  time: string
  days: string
  anchor: string
  countsFrom: string
  nextAt: string
}

const planned = { startDate: '2026-06-01', endDate: null }

/** A reminder as a browser knows it. */
const known = ({ days, countsFrom, nextAt, ...one }: ReminderReply): ForecastReminder => ({
  ...one,
  ...planned,
  days: JSON.parse(days),
  countsFrom: new Date(countsFrom),
  isLive: true,
  nextAt: Date.parse(nextAt),
})

/** A user with these reminders and doses some hours ago. */
async function withDoses(reminders: Record<string, unknown>[], hoursAgo: readonly number[]) {
  const member = await aMember(app)
  const entry = await aPlanEntry(app, member, { frequency: 'Weekly', startDate: planned.startDate })
  for (const one of reminders) await aReminder(app, member, entry.id, one)
  const takenAt = hoursAgo.map((hours) => NOW - hours * HOUR)
  for (const at of takenAt) {
    app.clock.set(iso(at))
    await aDose(app, member, entry.id, { takenAt: iso(at) })
  }
  app.clock.set(iso(NOW))
  const { body } = await request('GET', '/api/reminders', { cookie: member.cookie })
  return {
    member,
    entry,
    takenAt,
    stored: (body as ReminderReply[]).map(known).toSorted((a, b) => a.id - b.id),
  }
}

const next = (at: number | undefined) => at && iso(at)

test.each([
  [[], daily, [0]],
  [[], daily, [13]],
  [[], { ...daily, time: '05:00' }, [0]],
  [[], weekly, [0]],
  [[], weekly, [83]],
  [[], weekly, [85]],
  [[], { ...weekly, frequency: '2x per week', days: ['Tuesday', 'Thursday'] }, [20]],
  [[{ ...daily, time: '16:58' }], { ...daily, time: '17:10' }, [0]],
  [[{ ...daily, time: '08:00' }], { ...daily, time: '20:00' }, [33, 9]],
])(
  'next to %j, the next occurrence of a new %j matches the form: doses %j h ago',
  async (there, made, hoursAgo) => {
    const { member, entry, takenAt, stored } = await withDoses(there, hoursAgo)
    const changed = {
      ...made,
      ...planned,
      id: -1,
      anchor: '2026-06-17',
      countsFrom: new Date(NOW),
      isLive: true,
    }
    const expected = nextAfterDoses({ stored, changed: [changed], takenAt, now: NOW, timeZone })
    expect(next(expected?.at)).toBe((await aReminder(app, member, entry.id, made)).nextAt)
  },
)

test.each([
  [[{ ...daily, time: '16:57' }], { time: '04:00' }, [24, 0]],
  [[{ ...daily, time: '16:57' }], { time: '18:00' }, [24, 0]],
  [[daily], { time: '18:00' }, [24]],
  [[{ ...weekly, time: '16:57' }], { days: ['Thursday'] }, [0]],
  [[{ ...weekly, time: '16:57' }], { days: ['Sunday'] }, [0]],
  [[{ ...weekly, time: '16:57' }], { frequency: 'Daily', days: week }, [0]],
  [
    [
      { ...daily, time: '20:00' },
      { ...daily, time: '08:00' },
    ],
    { time: '19:00' },
    [33, 21, 9],
  ],
  [
    [
      { ...daily, time: '08:00' },
      { ...daily, time: '20:00' },
    ],
    { time: '17:30' },
    [33, 21, 9],
  ],
])(
  'of %j, the first changed to %j comes next when the form says: doses %j h ago',
  async (there, change, hoursAgo) => {
    const { member, takenAt, stored } = await withDoses(there, hoursAgo)
    const [first] = stored as [ForecastReminder]
    const countsFrom = 'days' in change ? new Date(NOW) : first.countsFrom
    const { nextAt: _, ...changed } = { ...first, ...change, countsFrom }
    const expected = nextAfterDoses({ stored, changed: [changed], takenAt, now: NOW, timeZone })
    const { body } = await request('PATCH', `/api/reminders/${first.id}`, {
      cookie: member.cookie,
      body: change,
    })
    expect(next(expected?.at)).toBe(body.nextAt)
  },
)

test('an occurrence skipped ahead stays skipped when its time moves', async () => {
  const { member, stored } = await withDoses([daily], [])
  const [first] = stored as [ForecastReminder]
  const skip = { cookie: member.cookie, body: { occursOn: '2026-06-17' } }
  expect((await request('POST', `/api/reminders/${first.id}/skip`, skip)).statusCode).toBe(200)
  const { body: all } = await request('GET', '/api/reminders', { cookie: member.cookie })
  const now = known(all[0])
  const { nextAt: _, ...changed } = { ...now, time: '19:00' }
  const expected = nextAfterDoses({ stored: [now], changed: [changed], takenAt: [], now: NOW, timeZone })
  const moved = { cookie: member.cookie, body: { time: '19:00' } }
  expect(next(expected?.at)).toBe((await request('PATCH', `/api/reminders/${first.id}`, moved)).body.nextAt)
})
