import { doseRate, dosingScheduleOf } from './frequencies.ts'
import { weekdays } from './schedules.ts'

/**
 * The example days of a frequency in a week, Monday first: named ones, otherwise evenly spread.
 * @returns undefined without a number of doses, or with fewer than one a week
 */
export function exampleWeek(frequency: string): boolean[] | undefined {
  const [schedule, rate] = [dosingScheduleOf(frequency), doseRate(frequency)]
  if (!schedule || !rate || rate.doses * weekdays.length < rate.days) return undefined
  if (schedule.kind === 'cycle')
    return weekdays.map((_, day) => day % (schedule.daysOn + schedule.daysOff) < schedule.daysOn)
  const named = schedule.kind === 'days' ? schedule.on : undefined
  if (named) return weekdays.map((day) => named.includes(day))
  const doses = Math.min(weekdays.length, Math.ceil((weekdays.length * rate.doses) / rate.days))
  const days = Math.max(rate.days, rate.doses)
  const taken = Array.from({ length: doses }, (_, dose) => Math.floor((dose * days) / rate.doses))
  return weekdays.map((_, day) => taken.includes(day))
}
