import fc from 'fast-check'
import { addDays } from '../time/calendar.ts'
import { type Schedule, weekdays } from './schedules.ts'

/** Zones with different clock changes. */
export const zones = [
  'UTC',
  'America/New_York',
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Australia/Lord_Howe',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Africa/Casablanca',
]
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`)
const anchors = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2020-01-01', days))
const days = fc.subarray([...weekdays], { minLength: 1 })
/** One schedule of each kind. */
export const schedules: fc.Arbitrary<Schedule> = fc.oneof(
  fc.record({ kind: fc.constant('weekdays' as const), days, time: times }),
  fc.record({
    kind: fc.constant('interval' as const),
    everyDays: fc.integer({ min: 1, max: 366 }),
    anchor: anchors,
    time: times,
  }),
  fc.record({
    kind: fc.constant('weeks' as const),
    everyWeeks: fc.integer({ min: 1, max: 52 }),
    days,
    anchor: anchors,
    time: times,
  }),
  fc.record({
    kind: fc.constant('months' as const),
    everyMonths: fc.integer({ min: 1, max: 12 }),
    anchor: anchors,
    time: times,
  }),
  fc.record({
    kind: fc.constant('cycle' as const),
    daysOn: fc.integer({ min: 1, max: 30 }),
    daysOff: fc.integer({ min: 1, max: 30 }),
    anchor: anchors,
    time: times,
  }),
)
