import { memoize } from '../text/memoize.ts'
import { cyclePhrase, type DosingSchedule, ratePhrase } from './frequency-phrases.ts'
import { weekdaysPhrase } from './frequency-weekdays.ts'

/** How often, as the plan offers it. Free text is allowed too: see {@link dosingScheduleOf}. */
export const frequencies = [
  'Daily',
  'Twice daily',
  'Three times daily',
  'Every other day',
  '5x per week',
  '3x per week',
  '2x per week',
  'Weekly',
  'Every 2 weeks',
  'Monthly',
  'As needed',
] as const

/** Schedules with longer cycles count per year. */
const LONGEST_DAYS = 366

/** Maximum doses a day: higher readings are typos and ignored. */
const MOST_A_DAY = 24

const isReal = (schedule: DosingSchedule): boolean => {
  if (schedule.kind === 'cycle')
    return schedule.daysOn > 0 && schedule.daysOff > 0 && schedule.daysOn + schedule.daysOff <= LONGEST_DAYS
  const days = schedule.kind === 'days' ? schedule.days : schedule.months * 30
  return schedule.doses > 0 && days > 0 && days <= LONGEST_DAYS && schedule.doses <= MOST_A_DAY * days
}

/** Written in many ways: '3X / week', 'q.d.', 'every-other-day', 'Once Weekly.' */
const plainly = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll('×', 'x')
    .replaceAll(/\.(?!\d)/g, '')
    .replaceAll(/\s+/g, ' ')

/**
 * Parses a frequency as people write it: 'Daily', 'E3D', 'QOD', 'Mon/Wed/Fri', 'twice a month', '5 on 2 off'.
 * @returns undefined without a number of doses ('As needed') or when ambiguous ('every 3-4 days'): adherence then
 * excludes the entry instead of guessing
 */
export const dosingScheduleOf = memoize((frequency): Readonly<DosingSchedule> | undefined => {
  const text = plainly(frequency)
  const schedule = cyclePhrase(text) ?? weekdaysPhrase(text) ?? ratePhrase(text)
  return schedule && isReal(schedule) ? schedule : undefined
})

/** A number of doses per number of days. */
export interface DoseRate {
  /** whole doses, 1 or more */
  doses: number
  /** whole days, 1 or more */
  days: number
}

/**
 * An approximate average interval; a month counts as 30 days.
 * @returns undefined when {@link dosingScheduleOf} is
 */
export function doseRate(frequency: string): DoseRate | undefined {
  const schedule = dosingScheduleOf(frequency)
  if (schedule?.kind === 'cycle') return { doses: schedule.daysOn, days: schedule.daysOn + schedule.daysOff }
  if (schedule?.kind === 'months') return { doses: schedule.doses, days: 30 * schedule.months }
  return schedule && { doses: schedule.doses, days: schedule.days }
}

/** A schedule's rate, regardless of named weekdays. */
const counted = (schedule: DosingSchedule): string =>
  JSON.stringify(schedule.kind === 'days' ? [schedule.doses, schedule.days] : schedule)

/** Whether two frequencies call for the same doses, however they are worded. */
export function isSameFrequency(one: string, other: string): boolean {
  const [schedule, otherSchedule] = [dosingScheduleOf(one), dosingScheduleOf(other)]
  if (!schedule || !otherSchedule) return one === other
  return counted(schedule) === counted(otherSchedule)
}
