import fc from 'fast-check'
import { expect, test } from 'vitest'
import { weekdayOf } from '../schedules/schedules.ts'
import { dosingTimes } from './dosing-times.ts'

const at = (...instants: string[]) => instants.map((instant) => Date.parse(instant))

test('counts doses by the weekday and hour of the person’s clock, from Monday', () => {
  const doses = at(
    '2026-06-15T03:59:00Z',
    '2026-06-15T04:00:00Z',
    '2026-06-22T04:59:59Z',
    '2026-06-17T12:30:00Z',
  )
  expect(dosingTimes(doses, 'America/New_York')).toEqual([
    { weekday: 'Monday', hour: 0, doses: 2 },
    { weekday: 'Wednesday', hour: 8, doses: 1 },
    { weekday: 'Sunday', hour: 23, doses: 1 },
  ])
})

test('follows half-hour zones and changes of the clocks', () => {
  expect(dosingTimes(at('2026-06-15T18:30:00Z'), 'Asia/Kolkata')).toEqual([
    { weekday: 'Tuesday', hour: 0, doses: 1 },
  ])
  expect(dosingTimes(at('2026-10-31T12:00:00Z', '2026-11-01T12:00:00Z'), 'America/New_York')).toEqual([
    { weekday: 'Saturday', hour: 8, doses: 1 },
    { weekday: 'Sunday', hour: 7, doses: 1 },
  ])
})

test('agrees with Temporal at any instant', () => {
  const zones = fc.constantFrom('America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC')
  const instants = fc.date({ min: new Date('1960-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  fc.assert(
    fc.property(zones, instants, (timeZone, instant) => {
      const local = Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone)
      expect(dosingTimes([instant.getTime()], timeZone)).toEqual([
        { weekday: weekdayOf(local.toPlainDate().toString()), hour: local.hour, doses: 1 },
      ])
    }),
  )
})
