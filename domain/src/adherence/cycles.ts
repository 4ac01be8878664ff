import { type ActiveDays, afterMidnight, countByDay, countedDays, type DosesByDay } from './days.ts'
import type { DueDoses } from './due-doses.ts'

/** A stretch of active days with a dose on each of so many days, then none on so many. */
export interface CycleStretch extends ActiveDays {
  daysOn: number
  daysOff: number
}

/** A way through the days up to one of them: how many doses were missed on it, and on which days. */
interface Way {
  missed: number
  last: { day: number; before: Way['last'] } | undefined
}

const fewer = (one: Way | undefined, other: Way): Way => (one && one.missed <= other.missed ? one : other)

const missing = ({ missed, last }: Way, day: number): Way => ({
  missed: missed + 1,
  last: { day, before: last },
})

/** Where in the cycle somebody can be after a day, each in the way with the fewest misses. */
function nextDay(ways: readonly (Way | undefined)[], day: number, isAnswered: boolean, daysOn: number) {
  const next = new Array<Way | undefined>(ways.length).fill(undefined)
  const go = (place: number, way: Way) => {
    const at = place % ways.length
    next[at] = fewer(next[at], way)
  }
  ways.forEach((way, place) => {
    if (!way) return
    if (place >= daysOn) {
      go(place + 1, way)
      // A cycle may begin before the days off are over.
      if (isAnswered) go(1, way)
    } else if (isAnswered) go(place + 1, way)
    else {
      // Left out, or made up for by another day at the end.
      go(place + 1, missing(way, day))
      go(place, missing(way, day))
    }
  })
  return next
}

function missedOn(way: Way | undefined): number[] {
  const days: number[] = []
  for (let at = way?.last; at; at = at.before) days.unshift(at.day)
  return days
}

/**
 * What was due of a cycle. Nobody says on which day it began, so it is the one with which the fewest doses are missing; each day
 * on that is over without a dose misses one, whether the cycle goes on as it was or is that day longer.
 */
export function byCycles(stretch: CycleStretch, { takenOn, skippedOn, today }: DosesByDay): DueDoses {
  const { from, to, daysOn, daysOff } = stretch
  const taken = afterMidnight(countByDay(stretch, takenOn), 1)
  const skipped = countByDay(stretch, skippedOn)
  let ways: (Way | undefined)[] = new Array<Way>(daysOn + daysOff).fill({ missed: 0, last: undefined })
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
