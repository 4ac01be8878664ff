/** A contiguous stretch of active days of an entry. */
export interface ActiveDays {
  /** day numbers of the first and the last day */
  from: number
  to: number
}

/** Counts how many of some days fall on each day of a stretch. */
export function countByDay({ from, to }: ActiveDays, days: readonly number[]): number[] {
  const counts = new Array<number>(to - from + 1).fill(0)
  for (const day of days) if (from <= day && day <= to) counts[day - from] = (counts[day - from] ?? 0) + 1
  return counts
}

/** Doses beyond what a day calls for count for the day before if it fell short: they were taken after midnight. */
export function afterMidnight(counts: readonly number[], perDay: number): number[] {
  const moved = [...counts]
  for (let day = 0; day + 1 < moved.length; day++) {
    const [here = 0, next = 0] = [moved[day], moved[day + 1]]
    const late = Math.min(Math.max(0, perDay - here), Math.max(0, next - perDay))
    moved[day] = here + late
    moved[day + 1] = next - late
  }
  return moved
}

/** The days of doses, limited to a maximum number within any period of a given length. */
export function countedDays(taken: readonly number[], doses: number, days: number): number[] {
  const counted: number[] = []
  taken.forEach((times, day) => {
    for (let time = 0; time < times; time++) {
      const first = counted.at(-doses)
      if (counted.length < doses || first === undefined || first <= day - days) counted.push(day)
    }
  })
  return counted
}

/** The outcome of an entry's doses, by day. */
export interface DosesByDay {
  takenOn: readonly number[]
  skippedOn: readonly number[]
  /** the first day that is not over */
  today: number
}
