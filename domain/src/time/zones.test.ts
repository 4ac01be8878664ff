import fc from 'fast-check'
import { expect, test } from 'vitest'
import { haveSameWallTime, placeOf } from './zones.ts'

const january = Date.parse('2026-01-15T12:00:00Z')
const july = Date.parse('2026-07-15T12:00:00Z')

test.each([
  ['Asia/Calcutta', 'Asia/Kolkata'],
  ['US/Eastern', 'America/New_York'],
  ['Europe/Kiev', 'Europe/Kyiv'],
  ['Etc/UTC', 'UTC'],
  ['Europe/Paris', 'Europe/Berlin'],
  ['America/Toronto', 'America/New_York'],
])('%s has the same time as %s', (one, other) => {
  expect(haveSameWallTime(one, other, january)).toBe(true)
  expect(haveSameWallTime(other, one, july)).toBe(true)
})

test.each([
  ['America/New_York', 'Pacific/Honolulu'],
  // The same in winter.
  ['America/Phoenix', 'America/Denver'],
  // The same in (northern) summer.
  ['America/Phoenix', 'America/Los_Angeles'],
  // An hour apart, with clock changes at different times.
  ['Europe/London', 'Africa/Casablanca'],
  // Half an hour.
  ['Australia/Lord_Howe', 'Australia/Sydney'],
  ['Asia/Kathmandu', 'Asia/Kolkata'],
])('%s differs from %s all year', (one, other) => {
  expect(haveSameWallTime(one, other, january)).toBe(false)
  expect(haveSameWallTime(other, one, july)).toBe(false)
})

test('refuses an unknown zone', () => {
  expect(() => haveSameWallTime('Mars/Olympus', 'UTC', january)).toThrow(RangeError)
})

const zone = fc.constantFrom(
  'UTC',
  'America/New_York',
  'America/Phoenix',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Pacific/Auckland',
  'Pacific/Honolulu',
)
const year = 366 * 24 * 60 * 60 * 1000

const wallClock = (instant: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(timeZone).toPlainDateTime().toString()

test('equivalent zones show the same at any moment of the year, in either order', () => {
  fc.assert(
    fc.property(zone, zone, fc.integer({ min: 0, max: year }), (one, other, later) => {
      const same = haveSameWallTime(one, other, january)
      expect(haveSameWallTime(other, one, january)).toBe(same)
      if (same) expect(wallClock(january + later, one)).toBe(wallClock(january + later, other))
      if (one === other) expect(same).toBe(true)
    }),
  )
})

test.each([
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['UTC', 'UTC'],
])('%s is called %s', (timeZone, place) => {
  expect(placeOf(timeZone)).toBe(place)
})
