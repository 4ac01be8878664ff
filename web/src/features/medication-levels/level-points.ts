import { levelsOf, troughsOf } from '@pepwell/domain/levels/level-curves'
import type { MedicationLevel } from './medication-levels.api.ts'

/** A dose in the chart, logged or planned. */
export interface ChartDose {
  /** milliseconds since the epoch */
  at: number
  mg: number
  planned: boolean
}

/** The level at an instant. */
export interface LevelPoint {
  /** milliseconds since the epoch */
  at: number
  percent: number
  low: number
  high: number
  planned: boolean
}

/** A level from which charts compute points. */
export interface ComputedLevel {
  level: MedicationLevel
  /** earliest first */
  doses: readonly ChartDose[]
  /** the first logged dose */
  since: number
  /** the end of known and planned doses */
  end: number
  /** the next trough after an instant; undefined without a planned dose */
  troughAfter: (at: number) => number | undefined
  /** `count` points between two instants, plus one per dose and one for now */
  points: (span: { from: number; to: number }, count: number) => LevelPoint[]
}

/** How many items, earliest first, are not after an instant. */
export function countThrough(items: readonly { at: number }[], at: number): number {
  let [from, to] = [0, items.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((items[middle]?.at ?? 0) <= at) from = middle + 1
    else to = middle
  }
  return from
}

/** @returns undefined if the reply has no curve */
export function computedLevel(level: MedicationLevel, now: number): ComputedLevel | undefined {
  const { curves, since: first } = level
  if (!curves || !first) return undefined
  const doses = (level.doses ?? []).map((dose) => ({ ...dose, at: Date.parse(dose.at) }))
  const since = Date.parse(first)
  const end = Math.max(now, Date.parse(level.points?.at(-1)?.at ?? first))
  const points: ComputedLevel['points'] = ({ from, to }, count) => {
    const start = Math.max(from, since)
    const even = Array.from({ length: count }, (_, index) => start + (index * (to - start)) / (count - 1))
    const instants = [...new Set([...even, now, ...doses.map(({ at }) => at)])]
      .filter((at) => at >= start && at <= to)
      .toSorted((a, b) => a - b)
    const levels = levelsOf(curves, doses, instants)
    return instants.flatMap((at, index) => {
      const found = levels[index]
      return found ? [{ ...found, at, planned: at > now }] : []
    })
  }
  const troughs = troughsOf(curves, doses).map((at) => ({ at }))
  return { level, doses, since, end, points, troughAfter: (at) => troughs[countThrough(troughs, at)]?.at }
}
