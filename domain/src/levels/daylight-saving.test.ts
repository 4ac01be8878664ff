import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, dayOf, instantOf, wallTimeAt } from '../time/calendar.ts'
import { compounds } from './compounds.ts'
import { levelScale } from './medication-level.ts'
import { hoursBetweenDoses, plannedDoses, weekdaysOf } from './planned-doses.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Changes at 2 AM, at midnight, by half an hour, and in the other half of the year. */
const zones = ['America/New_York', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Beirut']
const intervals = ['Daily', 'Every other day', 'Weekly', 'Every 10 days']
const weekdays = ['Mon/Wed/Fri', 'Sun', 'Tue/Thu/Sat/Sun']

const planOf = (frequencies: readonly string[]) =>
  fc.record({
    zone: fc.constantFrom(...zones),
    frequency: fc.constantFrom(...frequencies),
    first: fc.integer({ min: 0, max: 365 }).map((days) => addDays('2025-12-28', days)),
    time: fc.integer({ min: 0, max: 24 * 60 - 1 }).map((minute) => wallTimeAt(minute * MINUTE, 'UTC')),
  })

interface Plan {
  frequency: string
  first: string
  time: string
}

/** The same change comes again after up to 53 weeks, and the day after one is a possible start. */
const DAYS = 375

/** A logged dose and the planned doses of more than a year, which has both changes. */
function dosesOf({ frequency, first, time }: Plan, timeZone: string): number[] {
  const last = instantOf(first, time, timeZone)
  const [interval, on] = [hoursBetweenDoses(frequency) ?? 0, weekdaysOf(frequency)]
  const to = instantOf(addDays(first, DAYS), '23:59', timeZone)
  const planned = plannedDoses({ last, interval, on, doseOfDay: () => 1, timeZone }, { from: last, to })
  return [last, ...planned.map(({ at }) => at)]
}

const semaglutide = compounds.Semaglutide

/** Percent of the steady-state peak at each instant. */
function levelsOf({ frequency }: Plan, doses: readonly number[], instants: readonly number[]): number[] {
  if (!semaglutide) throw new Error('no model')
  const body = { kg: 85, isMale: false, hasDiabetes: false }
  const { levels } = levelScale(semaglutide, body, { mg: 1, interval: hoursBetweenDoses(frequency) ?? 0 })
  return levels(
    doses.map((at) => ({ at, mg: 1 })),
    instants,
  ).map(({ percent }) => percent)
}

/** Nights in which a zone changes its clocks, within a span. */
function changesIn(timeZone: string, first: string): number[] {
  const midnights = Array.from({ length: DAYS }, (_, day) =>
    instantOf(addDays(first, day), '00:00', timeZone),
  )
  return midnights.filter((at, day) => (midnights[day + 1] ?? at + 24 * HOUR) - at !== 24 * HOUR)
}

test.each([
  ['at an interval', intervals],
  ['on weekdays', weekdays],
])('planned doses %s fall on the days and at the time of a calendar without changes', (_, frequencies) => {
  fc.assert(
    fc.property(planOf(frequencies), ({ zone, ...plan }) => {
      const dates = (timeZone: string) => dosesOf(plan, timeZone).map((at) => dayOf(at, timeZone))
      expect(dates(zone)).toEqual(dates('UTC'))
      // Only a time in the hour that is skipped becomes another.
      const doses = dosesOf(plan, zone)
      const logged = wallTimeAt(doses[0] ?? 0, zone)
      const moved = doses.filter((at) => wallTimeAt(at, zone) !== logged)
      expect(moved.length).toBeLessThanOrEqual(2)
      for (const at of moved)
        expect(changesIn(zone, dayOf(at, zone))[0]).toBe(instantOf(dayOf(at, zone), '00:00', zone))
    }),
    { numRuns: 40 },
  )
})

test.each([
  ['at an interval', intervals],
  ['on weekdays', weekdays],
])('the level of planned doses %s has no jump at a change', (_, frequencies) => {
  fc.assert(
    fc.property(planOf(frequencies), ({ zone, ...plan }) => {
      const doses = dosesOf(plan, zone)
      const nights = changesIn(zone, plan.first)
      expect(nights.length).toBeGreaterThanOrEqual(2)
      for (const night of nights) {
        const instants = Array.from({ length: 30 * 60 }, (_, minute) => night + minute * MINUTE)
        const levels = levelsOf(plan, doses, instants)
        const steps = levels.slice(1).map((level, index) => Math.abs(level - (levels[index] ?? 0)))
        expect(Math.max(...steps)).toBeLessThan(0.1)
      }
    }),
    {
      numRuns: 30,
      examples: [
        [{ zone: 'Europe/Berlin', frequency: frequencies[0] ?? '', first: '2026-10-26', time: '00:00' }],
      ],
    },
  )
})
