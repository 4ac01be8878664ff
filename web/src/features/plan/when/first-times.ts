import { alsoAtFor, goesByWeekdays, scheduleFrom } from '@pepwell/domain/reminders/presets'
import { type Weekday, weekdayOf, weekdays } from '@pepwell/domain/schedules/schedules'
import { addDays, type CalendarDay, isCalendarDay } from '@pepwell/domain/time/calendar'

/** When doses are, as far as it was chosen: null follows the frequency and the first day. */
export interface WhenValues {
  isReminded: boolean
  time: string | null
  alsoAt: string[] | null
  days: Weekday[] | null
}

/** What times are read from besides what was chosen. */
export interface WhenContext {
  frequency: string
  firstDay: CalendarDay
  today: CalendarDay
  /** 'HH:MM' when the form was opened */
  openedAt: string
}

/** Mornings are the most common time of a dose. */
const MORNING = '08:00'

/** Nobody begins later in the day by default. */
const LATEST = '22:00'

/** The usual time of a first dose: in the morning, or the next half hour where that is over. */
export function usualTime({ firstDay, today, openedAt }: WhenContext): string {
  if (firstDay !== today || openedAt <= MORNING) return MORNING
  const [hour = 0, minute = 0] = openedAt.split(':').map(Number)
  const next = minute === 0 ? hour * 60 : minute <= 30 ? hour * 60 + 30 : (hour + 1) * 60
  const text = `${String(Math.floor(next / 60)).padStart(2, '0')}:${next % 60 === 0 ? '00' : '30'}`
  return text < LATEST ? text : LATEST
}

/** When the doses are; undefined where no reminder can come as often as the frequency says. */
export function timesOf({ time, alsoAt, days }: WhenValues, context: WhenContext) {
  const { frequency, firstDay, today } = context
  const schedule = scheduleFrom(frequency, isCalendarDay(firstDay) ? firstDay : today)
  if (!schedule) return undefined
  const first = time ?? usualTime(context)
  return {
    time: first,
    alsoAt: alsoAt ?? alsoAtFor(frequency).filter((other) => other !== first),
    /** undefined where weekdays say nothing, and where it is each of them */
    days:
      goesByWeekdays(schedule.frequency) && schedule.frequency !== 'Daily'
        ? weekdays.filter((day) => (days ?? schedule.days).includes(day))
        : undefined,
  }
}

/** The first day from `day` on that is among the chosen weekdays. */
export function firstDoseOn(day: CalendarDay, days: readonly Weekday[] | undefined): CalendarDay {
  const within = weekdays.map((_, at) => addDays(day, at))
  return within.find((one) => days?.includes(weekdayOf(one))) ?? day
}
