import type { FoodLog } from '@pepwell/contract/nutrition/nutrition'
import { shareOfTarget, sumOf } from '@pepwell/domain/nutrition/nutrition'
import { addDays, type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'

const DAYS = 7

/**
 * The week of a day: the seven days up to today, or whole weeks before that, so the strip doesn't move while
 * browsing.
 */
export function weekAround(day: CalendarDay, today: CalendarDay): { from: CalendarDay; to: CalendarDay } {
  const weeksBack = Math.floor(daysBetween(day, today) / DAYS)
  const to = addDays(today, -DAYS * weeksBack)
  return { from: addDays(to, 1 - DAYS), to }
}

/** Bars are capped at this multiple of the target. */
const TALLEST_PERCENT = 130

/** The target line's position, in percent of the height. */
export const TARGET_LINE = 100 / (TALLEST_PERCENT / 100)

export interface DayOfFood {
  day: CalendarDay
  logs: FoodLog[]
  eaten: number
  /** the bar's height, in percent of the strip */
  height: number
}

/** The days of a range with their foods, oldest first. */
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
