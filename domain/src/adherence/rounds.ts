import { dayInMonth, monthOf } from '../time/calendar.ts'
import { type ActiveDays, afterMidnight, countByDay, countedDays, type DosesByDay } from './days.ts'
import type { DueDoses } from './due-doses.ts'

/** So many doses in a round of so many days, or of so many calendar months. */
export type Round = { doses: number } & ({ days: number } | { months: number })

/** A stretch of active days on which several doses are due in a round, or one every day. */
export interface RoundStretch extends ActiveDays {
  round: Round
}

const SHORTEST_MONTH = 28
const LONGEST_MONTH = 31

/** One round begins at least so many days after the one before it. */
const leastDays = (round: Round): number => ('days' in round ? round.days : SHORTEST_MONTH * round.months)

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The days on which rounds of months begin from a month on, counted from the stretch's first. */
function monthsBegin({ from, to }: ActiveDays, first: number, months: number, dayOfMonth: number): number[] {
  const days: number[] = []
  for (let month = first; ; month += months) {
    const day = dayInMonth(month, dayOfMonth)
    if (day > to + 1) return days
    if (day >= from) days.push(day - from)
  }
}

/** All the ways in which rounds can follow each other: their first days, counted from the stretch's first. */
function beginnings({ from, to, round }: RoundStretch): number[][] {
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

/** Of rounds that begin on these days, the last days of those that fell short, once for each dose. */
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
 * What was due of several doses a round, a week mostly, or of every day. Nobody says on which day a person's week begins, or
 * month, so it is the one with which the fewest are missing; a round that is not over, or that a pause cuts short, misses none.
 */
export function byRounds(stretch: RoundStretch, { takenOn, skippedOn, today }: DosesByDay): DueDoses {
  const { from, to, round } = stretch
  const [doses, days] = [round.doses, leastDays(round)]
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
