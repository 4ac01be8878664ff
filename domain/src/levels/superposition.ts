import type { Kinetics } from './kinetics.ts'

const HOUR_MS = 3_600_000

/** A dose at its instant. */
export interface InstantDose {
  /** milliseconds since the epoch */
  at: number
  mg: number
}

/**
 * Computes levels at instants from all doses before each. Exponentials are carried from one instant to the next, so
 * that years of daily doses take one pass. Hours are counted between instants, so daylight-saving changes cause no
 * jump.
 * @param doses earliest first
 * @param instants earliest first, in milliseconds since the epoch
 */
export function levelsAt(
  kinetics: Kinetics,
  doses: readonly InstantDose[],
  instants: readonly number[],
): number[] {
  const left = kinetics.map(() => 0)
  let now = doses[0]?.at ?? 0
  const advance = (to: number) => {
    const hours = (to - now) / HOUR_MS
    for (const [index, { rate }] of kinetics.entries())
      left[index] = (left[index] ?? 0) * Math.exp(-rate * hours)
    now = to
  }
  let next = 0
  return instants.map((at) => {
    for (let dose = doses[next]; dose && dose.at < at; dose = doses[++next]) {
      advance(dose.at)
      for (const [index, { size }] of kinetics.entries()) left[index] = (left[index] ?? 0) + dose.mg * size
    }
    if (next === 0) return 0
    advance(at)
    // Rounding alone can make a level near 0 negative.
    return Math.max(
      0,
      left.reduce((sum, part) => sum + part, 0),
    )
  })
}
