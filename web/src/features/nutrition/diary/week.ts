import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { shareOfTarget, sumOf } from '@pepwell/domain/nutrition/nutrition'
import { addDays, type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'

const DAYS = 7

/** The seven days around a day that end today, or whole weeks before: so that the strip stands still while one looks through it. */
export function weekAround(day: CalendarDay, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const weeksBack = Math.floor(daysBetween(day, today) / DAYS)
  const to = addDays(today, -DAYS * weeksBack)
  return { from: addDays(to, 1 - DAYS), to }
}

/** Bars reach this far beyond the target; what is more looks the same. */
const TALLEST_PERCENT = 130

/** Where the target's line is, in per cent of the strip's height. */
export const TARGET_LINE = 100 / (TALLEST_PERCENT / 100)

export interface DayOfFood {
  day: CalendarDay
  logs: FoodLog[]
  /** kcal */
  eaten: number
  /** of the bar, in per cent of the strip's height */
  height: number
}

/** The days of a span with what was eaten on each, oldest first. */
export function daysOf(logs: readonly FoodLog[], from: CalendarDay, target: number): DayOfFood[] {
  const byDay = Map.groupBy(logs, ({ logDate }) => logDate)
  return Array.from({ length: DAYS }, (_, i) => {
    const day = addDays(from, i)
    const ofDay = byDay.get(day) ?? []
    const eaten = sumOf(ofDay).calories
    const { percent } = shareOfTarget(eaten, target)
    const height = (100 * Math.min(percent, TALLEST_PERCENT)) / TALLEST_PERCENT
    return { day, logs: ofDay, eaten, height }
  })
}
