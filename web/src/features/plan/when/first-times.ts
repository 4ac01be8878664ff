import { alsoAtFor, scheduleFrom, usesWeekdays } from '@pepwell/domain/reminders/presets'
import { type Weekday, weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import { addDays, type CalendarDay, isCalendarDay } from '@pepwell/domain/time/calendar'

/** The chosen times; null follows the frequency and first day. */
export interface WhenValues {
  isReminded: boolean
  time: string | null
  alsoAt: string[] | null
  days: Weekday[] | null
}

/** What default times depend on. */
export interface FirstTimesContext {
  frequency: string
  firstDay: CalendarDay
  today: CalendarDay
  /** 'HH:MM' when the form opened */
  openedAt: string
}

/** The morning is the most common time. */
const MORNING = '08:00'

/** The latest default start of the day. */
const LATEST = '22:00'

/** The default time of a first dose: the morning, or the next half hour if that has passed. */
export function defaultTime({ firstDay, today, openedAt }: FirstTimesContext): string {
  if (firstDay !== today || openedAt <= MORNING) return MORNING
  const [hour = 0, minute = 0] = openedAt.split(':').map(Number)
  const next = minute === 0 ? hour * 60 : minute <= 30 ? hour * 60 + 30 : (hour + 1) * 60
  const text = `${String(Math.floor(next / 60)).padStart(2, '0')}:${next % 60 === 0 ? '00' : '30'}`
  return text < LATEST ? text : LATEST
}

/** The dose schedule; undefined if no reminder supports the frequency. */
export function timesOf({ time, alsoAt, days }: WhenValues, context: FirstTimesContext) {
  const { frequency, firstDay, today } = context
  const schedule = scheduleFrom(frequency, isCalendarDay(firstDay) ? firstDay : today)
  if (!schedule) return undefined
  const first = time ?? defaultTime(context)
  return {
    time: first,
    alsoAt: alsoAt ?? alsoAtFor(frequency).filter((other) => other !== first),
    /** undefined if weekdays don't apply, or every day is selected */
    days:
      usesWeekdays(schedule.frequency) && schedule.frequency !== 'Daily'
        ? weekdays.filter((day) => (days ?? schedule.days).includes(day))
        : undefined,
  }
}

/** The first day from `day` on that is one of the selected weekdays. */
export function firstDoseOn(day: CalendarDay, days: readonly Weekday[] | undefined): CalendarDay {
  const within = weekdays.map((_, index) => addDays(day, index))
  return within.find((one) => days?.includes(weekdayOf(one))) ?? day
}
