import { type CalendarDay, daysBetween } from '@pepwell/domain/time/calendar'
import { formatDay } from '../../lib/time/dates.ts'

/** 'Day 12' of a regimen, its first day being day 1; before it starts, when it will. */
export function dayOfRegimen(startDate: CalendarDay, today: CalendarDay): string {
  const since = daysBetween(startDate, today)
  return since < 0 ? `Starts ${formatDay(startDate)}` : `Day ${since + 1}`
}

/** '3 days left', never fewer than none. */
export function daysLeft(endDate: CalendarDay, today: CalendarDay): string {
  const left = Math.max(0, Math.ceil(daysBetween(today, endDate)))
  return left === 1 ? '1 day left' : `${left} days left`
}

/** How much of a regimen with an end is over, 0 to 1; its last day counts as a day of it. */
export function partDone(startDate: CalendarDay, endDate: CalendarDay, today: CalendarDay): number {
  const whole = daysBetween(startDate, endDate) + 1
  return Math.min(1, Math.max(0, daysBetween(startDate, today) / whole))
}
