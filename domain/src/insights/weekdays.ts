import { hypergeometricTail, SIGNIFICANT } from '../math/exact-tests.ts'
import { followsDoses, scheduleOf } from '../reminders/reminders.ts'
import { dosingScheduleOf } from '../schedules/frequencies.ts'
import { hasDays, type Weekday, weekdayOf, weekdays } from '../schedules/schedules.ts'
import { type CalendarDay, dayNamed, dayNumber } from '../time/calendar.ts'
import { MIN_DUE } from './adherence.ts'
import type { InsightEntry, JudgedEntry } from './records.ts'
import { counted, type Finding, figure, type Insight, phrase } from './sentences.ts'

/** Due and taken doses of a weekday. */
export interface WeekdayShare {
  weekday: Weekday
  taken: number
  due: number
}

/** Two weeks of one dose a day. */
const MIN_DUE_BY_WEEKDAY = 2 * MIN_DUE

/** Fewer missed days than this aren't a habit on any weekday. */
const MIN_MISSED = 3

/**
 * Whether a dose was for one specific day: where reminders name the days, since they took their current form, or where
 * one is due daily. 'Three a week' can't be missed on a weekday.
 */
function isForItsDay({ reminders, periods }: InsightEntry, day: number): boolean {
  const named = reminders.filter(
    (reminder) => !followsDoses(reminder.frequency) && hasDays(scheduleOf(reminder)),
  )
  if (named.length > 0 && named.every(({ changedOn }) => dayNumber(changedOn) < day)) return true
  const on = dayNamed(day)
  const period = periods.find(({ startsOn, endsOn }) => startsOn <= on && (endsOn === null || on <= endsOn))
  const schedule = period && dosingScheduleOf(period.frequency)
  return schedule?.kind === 'days' && schedule.days === 1
}

type OnDays = Record<'taken' | 'missed', readonly number[]>

/** The days of all doses for a specific day, repeated once per dose. */
const onTheirDays = (judged: readonly JudgedEntry[]): OnDays => {
  const daysOf = (of: 'taken' | 'missed') =>
    judged.flatMap(({ entry, due }) => due[of].filter((day) => isForItsDay(entry, day)))
  return { taken: daysOf('taken'), missed: daysOf('missed') }
}

const byWeekday = (days: Iterable<number>) => Map.groupBy(days, (day) => weekdayOf(dayNamed(day)))

function sharesOf(days: OnDays): WeekdayShare[] {
  const [taken, missed] = [byWeekday(days.taken), byWeekday(days.missed)]
  return weekdays.map((weekday) => {
    const counts = [taken, missed].map((its) => its.get(weekday)?.length ?? 0)
    return { weekday, taken: counts[0] ?? 0, due: (counts[0] ?? 0) + (counts[1] ?? 0) }
  })
}

const missedOf = ({ taken, due }: { taken: number; due: number }): number => due - taken

/**
 * The weekday with more missed days than chance explains: the hypergeometric tail, times the seven weekdays tested. We
 * count days rather than doses, since forgetting a day means forgetting all its doses.
 */
function weakest(rows: readonly WeekdayShare[], days: OnDays) {
  const [due, missed] = [new Set([...days.taken, ...days.missed]), new Set(days.missed)]
  const [dueOn, missedOn] = [byWeekday(due), byWeekday(missed)]
  const tried = rows
    .map((row) => {
      const [of, marked] = [dueOn.get(row.weekday)?.length ?? 0, missedOn.get(row.weekday)?.length ?? 0]
      const counts = { of, marked, all: due.size, markedInAll: missed.size }
      return {
        row,
        p: marked < MIN_MISSED || of === due.size ? 1 : weekdays.length * hypergeometricTail(counts),
      }
    })
    .reduce((min, one) => (one.p < min.p ? one : min))
  if (tried.p >= SIGNIFICANT) return undefined
  const sum = (of: 'taken' | 'due') => rows.reduce((total, row) => total + row[of], 0)
  const worst = tried.row
  return { worst, p: tried.p, others: { taken: sum('taken') - worst.taken, due: sum('due') - worst.due } }
}

function sentenceOf(rows: readonly WeekdayShare[], days: OnDays, due: number) {
  const weak = weakest(rows, days)
  if (weak) {
    const { worst, others, p } = weak
    const sentence = phrase`${worst.weekday}s stand out: you missed ${figure(`missed on ${worst.weekday}s`, missedOf(worst))} of ${counted(`due on ${worst.weekday}s`, worst.due, 'dose')}, against ${figure('missed on others', missedOf(others))} of ${figure('due on others', others.due)} on all other days.`
    return { ...sentence, p }
  }
  const missed = rows.reduce((total, row) => total + missedOf(row), 0)
  if (missed === 0)
    return phrase`No weekday stands out: you missed none of ${counted('doses due', due, 'dose')}.`
  const on = rows.filter((row) => missedOf(row) > 0).length
  return phrase`No weekday stands out: you missed ${figure('doses missed', missed)} of ${counted('doses due', due, 'dose')}, on ${counted('weekdays with a missed dose', on, 'weekday')}.`
}

/**
 * The weekdays on which doses are missed. Only doses for a specific day count; those taken count on the day they were
 * taken.
 * @param today in the person's time zone
 */
export function weekdayInsights(judged: readonly JudgedEntry[], today: CalendarDay): Finding<WeekdayShare> {
  const days = onTheirDays(judged)
  const rows = sharesOf(days)
  const due = rows.reduce((total, row) => total + row.due, 0)
  if (due < MIN_DUE_BY_WEEKDAY) {
    const needs = `Appears after ${MIN_DUE_BY_WEEKDAY} due doses that are daily or on set days. You have ${due} so far.`
    return { rows, sentences: [], needs }
  }
  const from = dayNamed([...days.taken, ...days.missed].reduce((first, day) => Math.min(first, day)))
  const sentences: Insight[] = [
    { id: 'weekdays', topic: 'weekdays', ...sentenceOf(rows, days, due), from, to: today },
  ]
  return { rows, sentences, needs: null }
}
