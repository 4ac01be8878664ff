import { addDays, daysBetween } from '@pepwell/domain/time/calendar'
import { expect, test } from 'vitest'
import { aMember, aPlanEntry, aReminder, type Member, staySignedIn } from '../../testing/factories.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/**
 * UTC offsets in 2026 in minutes, by start instant, from the tz database's source files: independent of the runtime's
 * zones.
 */
const OFFSETS: Record<string, [from: string, minutes: number][]> = {
  'America/New_York': [
    ['2025-11-02T06:00Z', -300],
    ['2026-03-08T07:00Z', -240],
    ['2026-11-01T06:00Z', -300],
  ],
  'Europe/Berlin': [
    ['2025-10-26T01:00Z', 60],
    ['2026-03-29T01:00Z', 120],
    ['2026-10-25T01:00Z', 60],
  ],
  'Pacific/Auckland': [
    ['2025-09-27T14:00Z', 780],
    ['2026-04-04T14:00Z', 720],
    ['2026-09-26T14:00Z', 780],
  ],
  'Australia/Lord_Howe': [
    ['2025-10-04T15:30Z', 660],
    ['2026-04-04T15:00Z', 630],
    ['2026-10-03T15:30Z', 660],
  ],
  'Pacific/Honolulu': [['2000-01-01T00:00Z', -600]],
}

/** A wall time as an instant: the earlier of two, and of none the one that the offset before the gap gives. */
function instantOf(zone: string, day: string, time: string): number {
  const offsets = OFFSETS[zone] ?? []
  const wall = Date.parse(`${day}T${time}Z`)
  const offsetAt = (instant: number) => offsets.findLast(([from]) => Date.parse(from) <= instant)?.[1] ?? 0
  const readings = offsets.map(([, minutes]) => wall - minutes * MINUTE)
  const real = readings.filter((instant) => wall - offsetAt(instant) * MINUTE === instant)
  return real.length > 0 ? Math.min(...real) : wall - offsetAt(wall - 24 * HOUR) * MINUTE
}

/** 1 January 2024 is a Monday. */
const weekdayOf = (day: string) =>
  ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'][
    ((daysBetween('2024-01-01', day) % 7) + 7) % 7
  ] as string

const DAYS = Array.from({ length: 365 }, (_, n) => addDays('2026-01-01', n))

interface Person {
  zone: string
  time: string
  lead: number
  frequency: string
  days: string[]
  isOn(day: string): boolean
}

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const everyDay = (zone: string, time: string, lead: number): Person => ({
  zone,
  time,
  lead,
  frequency: 'Daily',
  days: EVERY_DAY,
  isOn: () => true,
})
const everyOther = (zone: string, time: string, lead: number): Person => ({
  ...everyDay(zone, time, lead),
  frequency: 'Every other day',
  isOn: (day) => DAYS.indexOf(day) % 2 === 0,
})
const on = (days: string[], zone: string, time: string, lead: number): Person => ({
  ...everyDay(zone, time, lead),
  frequency: 'Custom',
  days,
  isOn: (day) => days.includes(weekdayOf(day)),
})

/** Times that a clock change skips or repeats, and times that it could shift by an hour. */
const PEOPLE: Person[] = [
  everyDay('America/New_York', '02:30', 30),
  on(['Saturday'], 'America/New_York', '20:00', 120),
  everyOther('Europe/Berlin', '02:30', 5),
  on(['Wednesday', 'Sunday'], 'Pacific/Auckland', '08:00', 240),
  everyDay('Australia/Lord_Howe', '02:15', 15),
  everyOther('Australia/Lord_Howe', '01:45', 60),
  on(['Monday', 'Thursday'], 'Pacific/Honolulu', '23:59', 10),
]

const tableOf = ({ zone, time, isOn }: Person) =>
  DAYS.filter(isOn).map((day) => ({ day, at: instantOf(zone, day, time) }))

const iso = (instant: number | Date) => new Date(instant).toISOString()

async function enroll(person: Person) {
  // Midnight of the new year in the person's zone.
  app.clock.set(iso(instantOf(person.zone, '2026-01-01', '00:00') - MINUTE))
  const member = await aMember(app, { timeZone: person.zone })
  const entry = await aPlanEntry(app, member, { startDate: '2026-01-01', endDate: '2026-12-31' })
  app.clock.set(iso(instantOf(person.zone, '2026-01-01', '00:00')))
  const { time, frequency, days, lead } = person
  await aReminder(app, member, entry.id, { time, frequency, days, timingOptions: [lead] })
  return member
}

const nextAtOf = async ({ cookie }: Member) =>
  (await app.request('GET', '/api/reminders', { cookie })).body[0].nextAt

/** The alerts with their instants. */
const firedFor = async ({ id }: Member) =>
  (
    await app.db
      .selectFrom('deliveries')
      .select(['about', 'createdAt'])
      .where('userId', '=', id)
      .where('channel', '=', 'in_app')
      .orderBy('createdAt')
      .execute()
  ).map(({ about, createdAt }) => {
    const { occursOn, occursAt } = about as { occursOn: string; occursAt: string }
    return { day: occursOn, at: occursAt, fired: iso(createdAt) }
  })

test('the table includes the gap, the overlap and the half hour', () => {
  expect(iso(instantOf('America/New_York', '2026-03-08', '02:30'))).toBe('2026-03-08T07:30:00.000Z')
  expect(iso(instantOf('America/New_York', '2026-11-01', '01:30'))).toBe('2026-11-01T05:30:00.000Z')
  expect(iso(instantOf('Australia/Lord_Howe', '2026-04-05', '01:45'))).toBe('2026-04-04T14:45:00.000Z')
  expect(iso(instantOf('Australia/Lord_Howe', '2026-10-04', '02:15'))).toBe('2026-10-03T15:45:00.000Z')
  expect(weekdayOf('2026-06-15')).toBe('Monday')
})

test('over a year each reminder comes at the table’s instants, and announces the next', async () => {
  const members: Member[] = []
  for (const person of PEOPLE) members.push(await enroll(person))
  await staySignedIn(app)
  /** One of them each time; over a year, each is used often. */
  const look = async (now: number) => {
    app.clock.set(iso(now))
    const chosen = Math.floor(now / HOUR) % PEOPLE.length
    const next = tableOf(PEOPLE[chosen] as Person).find(({ at }) => at > now)
    expect(await nextAtOf(members[chosen] as Member)).toBe(next ? iso(next.at) : null)
  }
  let looked = Date.parse('2026-01-01T12:00:00Z')
  // The clock jumps from one requested wake-up to the next.
  for (let due = await app.dispatcher.nextAlertAt(); due; due = await app.dispatcher.nextAlertAt()) {
    for (; looked < due.getTime(); looked += 23 * HOUR) await look(looked)
    app.clock.set(iso(due))
    expect(await app.dispatcher.dispatchDue()).toBeGreaterThan(0)
  }
  await look(Date.parse('2027-01-02T00:00:00Z'))
  for (const [index, person] of PEOPLE.entries()) {
    const table = tableOf(person).map(({ day, at }) => ({
      day,
      at: iso(at),
      fired: iso(at - person.lead * MINUTE),
    }))
    const fired = await firedFor(members[index] as Member)
    // A lead time that reaches back before the reminder was created starts with the next occurrence.
    const made = iso(instantOf(person.zone, '2026-01-01', '00:00'))
    expect(fired, `${person.zone} ${person.time}`).toEqual(table.filter((one) => one.fired > made))
  }
}, 120_000)
