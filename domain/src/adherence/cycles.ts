import { type ActiveDays, afterMidnight, countByDay, countedDays, type DosesByDay } from './days.ts'
import type { DueDoses } from './due-doses.ts'

/** A stretch of active days with a cycle of days on, one dose each, and days off. */
export interface CycleStretch extends ActiveDays {
  daysOn: number
  daysOff: number
}

/** One possible history up to a day: how many doses were missed, and on which days. */
interface CycleStart {
  missed: number
  last: { day: number; before: CycleStart['last'] } | undefined
}

const fewer = (one: CycleStart | undefined, other: CycleStart): CycleStart =>
  one && one.missed <= other.missed ? one : other

const missing = ({ missed, last }: CycleStart, day: number): CycleStart => ({
  missed: missed + 1,
  last: { day, before: last },
})

/** The possible positions in the cycle after a day, each with the history that has the fewest misses. */
function nextDay(
  ways: readonly (CycleStart | undefined)[],
  day: number,
  isAnswered: boolean,
  daysOn: number,
) {
  const next = new Array<CycleStart | undefined>(ways.length).fill(undefined)
  const go = (index: number, way: CycleStart) => {
    const at = index % ways.length
    next[at] = fewer(next[at], way)
  }
  ways.forEach((way, index) => {
    if (!way) return
    if (index >= daysOn) {
      go(index + 1, way)
      // A cycle may restart before the days off are over.
      if (isAnswered) go(1, way)
    } else if (isAnswered) go(index + 1, way)
    else {
      // Skipped, or made up for by an extra day at the end.
      go(index + 1, missing(way, day))
      go(index, missing(way, day))
    }
  })
  return next
}

function missedOn(way: CycleStart | undefined): number[] {
  const days: number[] = []
  for (let at = way?.last; at; at = at.before) days.unshift(at.day)
  return days
}

/**
 * What a cycle called for. No one records the day it began, so we assume the start with the fewest missing
 * doses. Each past day on without a dose is a miss, whether the cycle continues unchanged or extends by that day.
 */
export function byCycles(stretch: CycleStretch, { takenOn, skippedOn, today }: DosesByDay): DueDoses {
  const { from, to, daysOn, daysOff } = stretch
  const taken = afterMidnight(countByDay(stretch, takenOn), 1)
  const skipped = countByDay(stretch, skippedOn)
  let ways: (CycleStart | undefined)[] = new Array<CycleStart>(daysOn + daysOff).fill({
    missed: 0,
    last: undefined,
  })
  for (let day = from; day <= to && day < today; day++) {
    const isAnswered = (taken[day - from] ?? 0) + (skipped[day - from] ?? 0) > 0
    ways = nextDay(ways, day, isAnswered, daysOn)
  }
  const best = ways.reduce((fewest, way) => (way ? fewer(fewest, way) : fewest), undefined)
  return {
    taken: countedDays(taken, daysOn, daysOn + daysOff).map((day) => from + day),
    missed: missedOn(best),
  }
}
