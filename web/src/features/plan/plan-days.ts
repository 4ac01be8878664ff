import { type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'
import { formatDay } from '../../lib/time/dates.ts'

/** 'Day 12' of a regimen, counting from 1; before the start, its date. */
export function dayOfRegimen(startDate: CalendarDay, today: CalendarDay): string {
  const since = daysBetween(startDate, today)
  return since < 0 ? `Starts ${formatDay(startDate)}` : `Day ${since + 1}`
}

/** '3 days left', never below 0. */
export function daysLeft(endDate: CalendarDay, today: CalendarDay): string {
  const left = Math.max(0, Math.ceil(daysBetween(today, endDate)))
  return left === 1 ? '1 day left' : `${left} days left`
}

/** The elapsed share of a regimen, 0 to 1; the last day counts as part of it. */
export function fractionDone(startDate: CalendarDay, endDate: CalendarDay, today: CalendarDay): number {
  const whole = daysBetween(startDate, endDate) + 1
  return Math.min(1, Math.max(0, daysBetween(startDate, today) / whole))
}
