/** The number whose halving takes one half-life. */
const LN2 = Math.log(2)

/** The rate constant (per hour) of a half-life in hours. */
export const rateOfHalfLife = (hours: number): number => LN2 / hours

/** Hours from a dose to its peak, in one compartment with first-order absorption: ln(ka/ke) / (ka − ke). */
export function timeToPeak(ka: number, ke: number): number {
  const ratio = ka / ke - 1
  return Math.abs(ratio) < 1e-9 ? 1 / ke : Math.log1p(ratio) / (ka - ke)
}

const STEPS = 200

/**
 * The absorption rate constant (per hour) for a given time to peak, found by bisection on (ke, ∞).
 * @param hours from a dose to its peak
 * @param ke elimination rate constant, per hour
 * @returns undefined when no absorption faster than elimination peaks that late: from 1/ke on
 */
export function absorptionRate(hours: number, ke: number): number | undefined {
  if (!(hours > 0) || hours >= 1 / ke) return undefined
  let [low, high] = [ke, 2 * ke]
  while (timeToPeak(high, ke) > hours) high *= 2
  for (let step = 0; step < STEPS; step++) {
    const middle = (low + high) / 2
    if (timeToPeak(middle, ke) > hours) low = middle
    else high = middle
  }
  return (low + high) / 2
}

/** The latest possible time to peak for a half-life, in hours: the inverse of its rate constant. */
export const latestPeak = (halfLife: number): number => 1 / rateOfHalfLife(halfLife)
