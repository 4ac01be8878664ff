import { doseRate } from '../schedules/frequencies.ts'
import { type Weekday, weekdayOf, weekdays } from '../schedules/schedules.ts'
import { addDays, type CalendarDay } from '../time/calendar.ts'
import { proposedSchedule } from './proposals.ts'
import { needsNoDays, type ReminderFrequency } from './reminders.ts'

/** The default days of a frequency, spread over the week; 'Custom' keeps the selected ones. */
export function presetDays(frequency: ReminderFrequency, today: CalendarDay): readonly Weekday[] | undefined {
  if (needsNoDays(frequency)) return weekdays
  switch (frequency) {
    case 'Daily':
    case 'Every other day':
      return weekdays
    case '2x per week':
      return ['Monday', 'Thursday']
    case '3x per week':
      return ['Monday', 'Wednesday', 'Friday']
    case 'Weekly':
    case 'Every few weeks':
      return [weekdayOf(today)]
    default:
      return undefined
  }
}

/** A frequency's default numbers. */
export const presetEvery = (frequency: string): number =>
  ({ 'Every few weeks': 2, Monthly: 1, 'After the last dose': 7 })[frequency] ?? 3

/** The default schedule of a reminder for a plan frequency, if reminders support it. */
export function presetSchedule(planned: string, today: CalendarDay) {
  const schedule = proposedSchedule(planned)
  if (!schedule) return undefined
  const { frequency, every = presetEvery(frequency), daysOn = 5, daysOff = 2 } = schedule
  return {
    frequency,
    every,
    daysOn,
    daysOff,
    days: schedule.days ?? presetDays(frequency, today) ?? weekdays,
  }
}

/** Days between doses that are spread over a week. */
const SPREAD: Partial<Record<ReminderFrequency, readonly number[]>> = {
  '2x per week': [0, 3],
  '3x per week': [0, 2, 4],
}

/** The same with a given first day: weekly schedules start on its weekday, unless the plan names days. */
export function scheduleFrom(planned: string, firstDay: CalendarDay) {
  const schedule = presetSchedule(planned, firstDay)
  if (!schedule) return undefined
  const spread = proposedSchedule(planned)?.days ? undefined : SPREAD[schedule.frequency]
  const chosen = spread?.map((days) => weekdayOf(addDays(firstDay, days)))
  return { ...schedule, days: chosen ? weekdays.filter((day) => chosen.includes(day)) : schedule.days }
}

/** Whether weekdays are what counts with a frequency. */
export const usesWeekdays = (frequency: string): boolean =>
  !needsNoDays(frequency) && frequency !== 'Every other day'

/** Additional times for several doses a day: in the evening, or on both sides of noon. */
export const alsoAtFor = (planned: string): string[] => {
  const { doses = 1, days = 1 } = doseRate(planned) ?? {}
  return days > 1 ? [] : ({ 2: ['20:00'], 3: ['14:00', '20:00'] }[doses] ?? [])
}
