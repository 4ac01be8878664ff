import type { DueDoses } from './due-doses.ts'
import type { DoseRate } from './frequencies.ts'

/** A stretch of active days on which several doses are due in a round of days, or one every day. */
export interface RoundStretch {
  /** numbers of the first and the last day */
  from: number
  to: number
  rate: DoseRate
}

/** How many of some days fall on each day of a stretch. */
function countByDay({ from, to }: RoundStretch, days: readonly number[]): number[] {
  const counts = new Array<number>(to - from + 1).fill(0)
  for (const day of days) if (from <= day && day <= to) counts[day - from] = (counts[day - from] ?? 0) + 1
  return counts
}

/** What is more than a day calls for was meant for the day before, as far as that one fell short: taken after midnight. */
function afterMidnight(counts: readonly number[], perDay: number): number[] {
  const moved = [...counts]
  for (let day = 0; day + 1 < moved.length; day++) {
    const [here = 0, next = 0] = [moved[day], moved[day + 1]]
    const late = Math.min(Math.max(0, perDay - here), Math.max(0, next - perDay))
    moved[day] = here + late
    moved[day + 1] = next - late
  }
  return moved
}

/** The days of doses, at most so many of them within any round. */
function countedDays(taken: readonly number[], { doses, days }: DoseRate): number[] {
  const counted: number[] = []
  taken.forEach((times, day) => {
    for (let time = 0; time < times; time++) {
      const first = counted.at(-doses)
      if (counted.length < doses || first === undefined || first <= day - days) counted.push(day)
    }
  })
  return counted
}

/** Of rounds that begin every so many days from a day on, the last days of those that fell short, once for each dose. */
function shortfalls(answered: readonly number[], first: number, { doses, days }: DoseRate): number[] {
  const missed: number[] = []
  for (let end = first + days; end <= answered.length; end += days) {
    const given = answered.slice(end - days, end).reduce((sum, count) => sum + count, 0)
    for (let dose = given; dose < doses; dose++) missed.push(end - 1)
  }
  return missed
}

interface Course {
  takenOn: readonly number[]
  skippedOn: readonly number[]
  /** the first day that is not over */
  today: number
}

/**
 * What was due of several doses a round, a week mostly, or of every day. Nobody says on which day a person's week begins, so
 * it is the one with which the fewest are missing; a round that is not over, or that a pause cuts short, misses none.
 */
export function byRounds(stretch: RoundStretch, { takenOn, skippedOn, today }: Course): DueDoses {
  const { from, to, rate } = stretch
  const counts = countByDay(stretch, takenOn)
  const taken = rate.days === 1 ? afterMidnight(counts, rate.doses) : counts
  const skipped = countByDay(stretch, skippedOn)
  const answered = taken.map((count, day) => count + (skipped[day] ?? 0))
  const over = answered.slice(0, Math.max(0, Math.min(to + 1, today) - from))
  const missed = Array.from({ length: rate.days }, (_, first) => shortfalls(over, first, rate)).reduce(
    (fewest, other) => (other.length < fewest.length ? other : fewest),
  )
  const asDays = (indexes: readonly number[]) => indexes.map((index) => from + index)
  return { taken: asDays(countedDays(taken, rate)), missed: asDays(missed) }
}
