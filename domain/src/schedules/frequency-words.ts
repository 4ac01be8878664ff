import { daysText } from '../reminders/reminders.ts'
import { dosingScheduleOf } from './frequencies.ts'
import type { DosingSchedule } from './frequency-phrases.ts'

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`

/** '2 doses a day', '1 dose every 3 weeks' */
const per = (doses: number, count: number, unit: string) =>
  `${counted(doses, 'dose')} ${count === 1 ? `a ${unit}` : `every ${counted(count, unit)}`}`

function dosingScheduleText(schedule: DosingSchedule): string {
  if (schedule.kind === 'cycle')
    return `a dose a day, ${counted(schedule.daysOn, 'day')} on and ${counted(schedule.daysOff, 'day')} off`
  if (schedule.kind === 'months') return per(schedule.doses, schedule.months, 'month')
  const { doses, days, on } = schedule
  const text = days % 7 === 0 ? per(doses, days / 7, 'week') : per(doses, days, 'day')
  return on && on.length < 7 ? `${text}: ${daysText(on)}` : text
}

/**
 * Explains how we read a frequency: 'Counted as 1 dose every 3 days', or that it is 'Not counted in Following Plan'.
 */
export function countedText(frequency: string): string {
  const schedule = dosingScheduleOf(frequency)
  return schedule ? `Counted as ${dosingScheduleText(schedule)}` : 'Not counted in Following Plan'
}
