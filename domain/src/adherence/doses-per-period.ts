import { dayInMonth, monthOf } from '../time/calendar.ts'
import { type ActiveDays, afterMidnight, countByDay, countedDays, type DosesByDay } from './days.ts'
import type { DueDoses } from './due-doses.ts'

/** A number of doses per period of days or calendar months. */
export type Round = { doses: number } & ({ days: number } | { months: number })

/** A stretch of active days with several doses due per period, or one every day. */
export interface PeriodStretch extends ActiveDays {
  round: Round
}

const SHORTEST_MONTH = 28
const LONGEST_MONTH = 31

/** Periods begin at least this many days apart. */
const minDays = (round: Round): number => ('days' in round ? round.days : SHORTEST_MONTH * round.months)

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The days on which monthly periods begin from a month on, counted from the stretch's first day. */
function monthsBegin({ from, to }: ActiveDays, first: number, months: number, dayOfMonth: number): number[] {
  const days: number[] = []
  for (let month = first; ; month += months) {
    const day = dayInMonth(month, dayOfMonth)
    if (day > to + 1) return days
    if (day >= from) days.push(day - from)
  }
}

/** All possible sequences of periods, as their first days counted from the stretch's first day. */
function beginnings({ from, to, round }: PeriodStretch): number[][] {
  const length = to + 1 - from
  if ('days' in round) {
    const { days } = round
    return upTo(days).map((first) =>
      upTo(Math.floor((length - first) / days) + 1).map((n) => first + n * days),
    )
  }
  const { month } = monthOf(from)
  return upTo(round.months).flatMap((later) =>
    upTo(LONGEST_MONTH).map((day) => monthsBegin({ from, to }, month + later, round.months, day + 1)),
  )
}

/** For periods that begin on these days, the last day of each that fell short, once per missing dose. */
function shortfalls(answered: readonly number[], begins: readonly number[], doses: number): number[] {
  const missed: number[] = []
  begins.forEach((begin, index) => {
    const end = begins[index + 1]
    if (end === undefined || end > answered.length) return
    const given = answered.slice(begin, end).reduce((sum, count) => sum + count, 0)
    for (let dose = given; dose < doses; dose++) missed.push(end - 1)
  })
  return missed
}

/**
 * What a schedule of several doses per period (mostly weeks), or of daily doses, called for. No one records the day
 * their week or month begins, so we assume the start with the fewest misses. A period that isn't over, or that a
 * pause cuts short, misses none.
 */
export function byPeriods(stretch: PeriodStretch, { takenOn, skippedOn, today }: DosesByDay): DueDoses {
  const { from, to, round } = stretch
  const [doses, days] = [round.doses, minDays(round)]
  const counts = countByDay(stretch, takenOn)
  const taken = days === 1 ? afterMidnight(counts, doses) : counts
  const skipped = countByDay(stretch, skippedOn)
  const answered = taken.map((count, day) => count + (skipped[day] ?? 0))
  const over = answered.slice(0, Math.max(0, Math.min(to + 1, today) - from))
  const missed = beginnings(stretch)
    .map((begins) => shortfalls(over, begins, doses))
    .reduce((fewest, other) => (other.length < fewest.length ? other : fewest))
  const asDays = (indexes: readonly number[]) => indexes.map((index) => from + index)
  return { taken: asDays(countedDays(taken, doses, days)), missed: asDays(missed) }
}
