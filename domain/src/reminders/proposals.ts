import { dosingScheduleOf } from '../schedules/frequencies.ts'
import type { DosingSchedule } from '../schedules/frequency-phrases.ts'
import { type Weekday, weekdays } from '../schedules/schedules.ts'
import { MAX_CYCLE_DAYS, maxEvery, type ReminderFrequency } from './reminders.ts'

/** The defaults of a reminder. */
export interface ProposedSchedule {
  frequency: ReminderFrequency
  every?: number
  daysOn?: number
  daysOff?: number
  /** the weekdays, when the frequency names them or has a number of them that no choice has */
  days?: readonly Weekday[]
}

const A_WEEK: Partial<Record<number, ReminderFrequency>> = {
  1: 'Weekly',
  2: '2x per week',
  3: '3x per week',
  7: 'Daily',
}

/** Days off that leave the requested number of days on, spread over the week. */
const DAYS_OFF: Partial<Record<number, readonly Weekday[]>> = {
  4: ['Wednesday', 'Saturday', 'Sunday'],
  5: ['Saturday', 'Sunday'],
  6: ['Sunday'],
}

/** A number of doses in one week, or in several weeks on named days. */
function inWeeks(doses: number, weeks: number, on?: readonly Weekday[]): ProposedSchedule | undefined {
  const named = on && { days: on }
  if (weeks > 1)
    return on || doses === 1 ? { frequency: 'Every few weeks', every: weeks, ...named } : undefined
  const known = A_WEEK[doses]
  if (known) return { frequency: known, ...named }
  const off = DAYS_OFF[doses]
  const days = on ?? (off && weekdays.filter((day) => !off.includes(day)))
  return days && { frequency: 'Custom', days }
}

/** Frequencies in whole days: several doses a day are several reminders a day. */
function inDays({ doses, days, on }: DosingSchedule & { kind: 'days' }): ProposedSchedule | undefined {
  if (days === 1) return { frequency: 'Daily' }
  if (days % 7 === 0) return inWeeks(doses, days / 7, on)
  if (doses > 1) return undefined
  return days === 2 ? { frequency: 'Every other day' } : { frequency: 'Every few days', every: days }
}

function asReminder(schedule: DosingSchedule): ProposedSchedule | undefined {
  if (schedule.kind === 'days') return inDays(schedule)
  if (schedule.kind === 'months')
    return schedule.doses === 1
      ? { frequency: 'Monthly', ...(schedule.months > 1 && { every: schedule.months }) }
      : undefined
  const { daysOn, daysOff } = schedule
  return { frequency: 'On and off', daysOn, daysOff }
}

/**
 * The reminder schedule for a plan's frequency.
 * @returns undefined when the plan has no number or no reminder fits ('twice a month')
 */
export function proposedSchedule(frequency: string): ProposedSchedule | undefined {
  const schedule = dosingScheduleOf(frequency)
  const proposed = schedule && asReminder(schedule)
  if (!proposed) return undefined
  const { every = 1, daysOn = 1, daysOff = 1 } = proposed
  const isPossible =
    every <= (maxEvery[proposed.frequency] ?? 1) && Math.max(daysOn, daysOff) <= MAX_CYCLE_DAYS
  return isPossible ? proposed : undefined
}
