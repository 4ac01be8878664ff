import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, daysBetween, instantOf, isCalendarDay } from './calendar.ts'

test.each([
  ['Pacific/Auckland', '2026-06-16'],
  ['America/New_York', '2026-06-15'],
  ['Pacific/Honolulu', '2026-06-15'],
])('one instant is on different days: %s', (zone, day) => {
  expect(dayOf(Date.parse('2026-06-15T12:30:00Z'), zone)).toBe(day)
})

test('the day of any instant is the one that Temporal gives, also around clock changes', () => {
  const zones = [
    'America/New_York',
    'Australia/Lord_Howe',
    'Africa/Casablanca',
    'Pacific/Apia',
    'UTC',
    '+05:30',
  ]
  const changes = ['2026-03-08T07:00Z', '2026-11-01T06:00Z', '2011-12-30T10:00Z', '2026-10-03T15:30Z']
  const near = fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -90_000_000, max: 90_000_000 }))
    .map(([change, apart]) => Date.parse(change) + apart)
  const exact = fc.constantFrom(
    ...changes.flatMap((change) => [-1, 0, 1].map((ms) => Date.parse(change) + ms)),
  )
  const any = fc.integer({ min: Date.parse('1850-01-01'), max: Date.parse('2300-01-01') })
  fc.assert(
    fc.property(fc.oneof(near, exact, any), fc.constantFrom(...zones), (instant, zone) => {
      const zoned = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone)
      expect(dayOf(instant, zone)).toBe(zoned.toPlainDate().toString())
    }),
    { numRuns: 500 },
  )
})

test('days later or earlier are those that Temporal gives', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40_000, max: 80_000 }),
      fc.integer({ min: -9000, max: 9000 }),
      (from, days) => {
        const day = Temporal.PlainDate.from('1970-01-01').add({ days: from })
        expect(addDays(day.toString(), days)).toBe(day.add({ days }).toString())
      },
    ),
  )
})

test('the day of an unknown zone or instant is refused', () => {
  expect(() => dayOf(0, 'Nowhere/Atlantis')).toThrow(RangeError)
  expect(() => dayOf(Number.NaN, 'UTC')).toThrow(RangeError)
})

test.each([
  [
    'a time that does not exist is read as the later',
    '2026-03-08',
    '02:30',
    'America/New_York',
    '2026-03-08T03:30:00-04:00',
  ],
  [
    'a time that exists twice is read as the earlier',
    '2026-11-01',
    '01:30',
    'America/New_York',
    '2026-11-01T01:30:00-04:00',
  ],
  ['a shift of thirty minutes', '2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-04T02:45:00+11:00'],
])('%s', (_name, day, time, zone, instant) => expect(instantOf(day, time, zone)).toBe(Date.parse(instant)))

test('an existing wall time returns its own day', () => {
  const day = fc.integer({ min: 0, max: 3650 }).map((days) => addDays('2020-01-01', days))
  const zone = fc.constantFrom('Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland')
  fc.assert(fc.property(day, zone, (date, where) => dayOf(instantOf(date, '12:00', where), where) === date))
})

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-1-1',
  '20260101',
  '',
  'today',
  '2026-01-01T00:00',
  '-000001-01-01',
])('%j is not a calendar day', (text) => expect(isCalendarDay(text)).toBe(false))

test('accepts leap days', () => {
  expect(isCalendarDay('2028-02-29')).toBe(true)
  expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2)
})

test('counts days on the calendar across clock changes', () => {
  expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2)
  expect(daysBetween('2026-03-09', '2026-03-07')).toBe(-2)
})
