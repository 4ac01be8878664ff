import { type CalendarDay, dayNamed, dayNumber } from './calendar.ts'
import { rhythmOf } from './frequencies.ts'
import { LEAST_DUE } from './insights-adherence.ts'
import type { InsightEntry, JudgedEntry } from './insights-records.ts'
import { counted, type Finding, figure, type Insight, said } from './insights-sentences.ts'
import { followsDoses, scheduleOf } from './reminders.ts'
import { hasDays, type Weekday, weekdayOf, weekdays } from './schedules.ts'

/** What was due on a weekday, and what of that was taken. */
export interface WeekdayShare {
  weekday: Weekday
  taken: number
  due: number
}

/** Two weeks of one dose a day. */
const LEAST_ON_WEEKDAYS = 2 * LEAST_DUE

/** One missed dose is no habit, whatever its weekday. */
const LEAST_MISSED = 2

/** A weekday stands out when its share of missed doses is so many times that of the others. */
const STANDS_OUT = 2

/**
 * Whether a dose of an entry was for one day and no other: where reminders name the days, from when they were what they are,
 * or where one is due every day. 'Three a week' says of no weekday that a dose was missed on it.
 */
function isForItsDay({ reminders, periods }: InsightEntry, day: number): boolean {
  const named = reminders.filter(
    (reminder) => !followsDoses(reminder.frequency) && hasDays(scheduleOf(reminder)),
  )
  if (named.length > 0 && named.every(({ changedOn }) => dayNumber(changedOn) < day)) return true
  const on = dayNamed(day)
  const period = periods.find(({ startsOn, endsOn }) => startsOn <= on && (endsOn === null || on <= endsOn))
  const rhythm = period && rhythmOf(period.frequency)
  return rhythm?.kind === 'days' && rhythm.days === 1
}

function sharesOf(judged: readonly JudgedEntry[]): WeekdayShare[] {
  const daysOf = (of: 'taken' | 'missed') =>
    judged.flatMap(({ entry, due }) => due[of].filter((day) => isForItsDay(entry, day)))
  const byWeekday = (days: readonly number[]) => Map.groupBy(days, (day) => weekdayOf(dayNamed(day)))
  const [taken, missed] = [byWeekday(daysOf('taken')), byWeekday(daysOf('missed'))]
  return weekdays.map((weekday) => {
    const counts = [taken, missed].map((days) => days.get(weekday)?.length ?? 0)
    return { weekday, taken: counts[0] ?? 0, due: (counts[0] ?? 0) + (counts[1] ?? 0) }
  })
}

const missedOf = ({ taken, due }: { taken: number; due: number }): number => due - taken

/** The weekday on which by far the most is missed; undefined where none stands out. */
function weakest(rows: readonly WeekdayShare[]) {
  const sum = (of: 'taken' | 'due') => rows.reduce((total, row) => total + row[of], 0)
  const all = { taken: sum('taken'), due: sum('due') }
  const worst = rows
    .filter(({ due }) => due > 0)
    .reduce((most, row) => (missedOf(row) * most.due > missedOf(most) * row.due ? row : most))
  const others = { taken: all.taken - worst.taken, due: all.due - worst.due }
  const isFar = missedOf(worst) * others.due >= STANDS_OUT * missedOf(others) * worst.due
  return missedOf(worst) >= LEAST_MISSED && others.due > 0 && isFar ? { worst, others } : undefined
}

function sentenceOf(rows: readonly WeekdayShare[], due: number) {
  const weak = weakest(rows)
  if (weak) {
    const { worst, others } = weak
    return said`${worst.weekday}s stand out: ${figure(`missed on ${worst.weekday}s`, missedOf(worst))} of ${counted(`due on ${worst.weekday}s`, worst.due, 'dose')} were missed; on all other weekdays together ${figure('missed on others', missedOf(others))} of ${figure('due on others', others.due)}.`
  }
  const missed = rows.reduce((total, row) => total + missedOf(row), 0)
  if (missed === 0)
    return said`No weekday stands out: none of ${counted('doses due', due, 'dose')} was missed.`
  const on = rows.filter((row) => missedOf(row) > 0).length
  return said`No weekday stands out: ${figure('doses missed', missed)} of ${counted('doses due', due, 'dose')} ${missed === 1 ? 'was' : 'were'} missed, on ${counted('weekdays with a missed dose', on, 'weekday')}.`
}

/**
 * On which weekdays doses are missed. Only doses that were for one day count; those taken stand on the day on which they were.
 * @param today the person's own
 */
export function weekdayInsights(judged: readonly JudgedEntry[], today: CalendarDay): Finding<WeekdayShare> {
  const rows = sharesOf(judged)
  const due = rows.reduce((total, row) => total + row.due, 0)
  if (due < LEAST_ON_WEEKDAYS) {
    const needs = `Shows once ${LEAST_ON_WEEKDAYS} doses were due on days of their own: daily ones, or with reminders on set days. So far ${due === 1 ? 'it is 1' : `there were ${due}`}.`
    return { rows, sentences: [], needs }
  }
  const days = judged.flatMap(({ entry, due: { taken, missed } }) =>
    [...taken, ...missed].filter((day) => isForItsDay(entry, day)),
  )
  const from = dayNamed(days.reduce((first, day) => Math.min(first, day)))
  const sentences: Insight[] = [
    { id: 'weekdays', topic: 'weekdays', ...sentenceOf(rows, due), from, to: today },
  ]
  return { rows, sentences, needs: null }
}
