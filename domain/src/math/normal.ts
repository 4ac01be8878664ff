/** Coefficients of Abramowitz and Stegun 1964, 7.1.26; the error is below 1.5 × 10⁻⁷. */
const COEFFICIENTS = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429] as const

/**
 * The two-sided probability that a normally distributed value is at least this many standard deviations from its
 * mean.
 */
export function normalTails(deviations: number): number {
  const x = Math.abs(deviations) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  return COEFFICIENTS.reduceRight((sum, coefficient) => (sum + coefficient) * t, 0) * Math.exp(-x * x)
}
