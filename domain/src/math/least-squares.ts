import { autocorrelation } from './neighbors.ts'
import { normalTails } from './normal.ts'

/**
 * Student's t for a two-sided interval of 95%, by degrees of freedom from 1 to 30, then at 40, 60 and 120 (NIST/SEMATECH e-Handbook of
 * Statistical Methods, 1.3.6.7.2). Between those, the wider one applies.
 */
const T_95 = [
  12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.16, 2.145, 2.131,
  2.12, 2.11, 2.101, 2.093, 2.086, 2.08, 2.074, 2.069, 2.064, 2.06, 2.056, 2.052, 2.048, 2.045, 2.042,
]
const T_95_BEYOND = [
  { from: 120, t: 1.98 },
  { from: 60, t: 2 },
  { from: 40, t: 2.021 },
  { from: 30, t: 2.042 },
]

/** @param freedom degrees of freedom, at least 1 */
const student = (freedom: number): number =>
  T_95_BEYOND.find(({ from }) => freedom >= from)?.t ?? T_95[freedom - 1] ?? Number.POSITIVE_INFINITY

export interface Point {
  x: number
  y: number
}

/** The slope of a line through points, with its 95 percent confidence interval. */
export interface Slope {
  slope: number
  low: number
  high: number
}

/**
 * The factor by which correlated neighbors widen an interval: √((1 + r) / (1 − r)) for the residuals' lag-1
 * correlation r (Bayley and Hammersley
 * 1946). 1 for uncorrelated neighbors.
 */
function widening(residuals: readonly number[]): number {
  const alike = autocorrelation([residuals])
  return Math.sqrt((1 + alike) / (1 - alike))
}

/**
 * The least-squares line's slope with its 95% interval: slope ± t·√(SSE / (n − 2) / Sxx) (NIST/SEMATECH
 * e-Handbook, 4.1.4.1 and 5.5.3.1), wider when neighboring residuals are correlated.
 * @param points by x
 * @returns undefined for fewer than 3 points, or when all share one x
 */
export function slopeOf(points: readonly Point[]): Slope | undefined {
  const n = points.length
  if (n < 3) return undefined
  const mean = (of: 'x' | 'y') => points.reduce((total, point) => total + point[of], 0) / n
  const [x, y] = [mean('x'), mean('y')]
  const squares = points.reduce((total, point) => total + (point.x - x) ** 2, 0)
  if (squares === 0) return undefined
  const slope = points.reduce((total, point) => total + (point.x - x) * (point.y - y), 0) / squares
  const residuals = points.map((point) => point.y - y - slope * (point.x - x))
  const error = residuals.reduce((total, residual) => total + residual ** 2, 0)
  const margin = student(n - 2) * Math.sqrt(error / (n - 2) / squares) * widening(residuals)
  return { slope, low: slope - margin, high: slope + margin }
}

/** Standard deviations within a two-sided interval of 95%, of a normal distribution. */
const NORMAL_95 = 1.96

/** The probability that two slopes differ this much by chance, with both margins assumed normal. */
export function chanceOfDifference(one: Slope, other: Slope): number {
  const margin = Math.hypot((one.high - one.low) / 2, (other.high - other.low) / 2)
  if (margin === 0) return one.slope === other.slope ? 1 : 0
  return normalTails((NORMAL_95 * (one.slope - other.slope)) / margin)
}

/** Whether two intervals don't overlap. */
export const isApart = (one: Slope, other: Slope): boolean => one.high < other.low || other.high < one.low
