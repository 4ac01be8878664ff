/** log(n!) for small n, exact to the last digit; {@link logFactorial} continues with a series. */
const small: number[] = [0]
const TABLE_SIZE = 256
for (let n = 1; n < TABLE_SIZE; n++) small.push((small[n - 1] ?? 0) + Math.log(n))

/**
 * The natural logarithm of n!, which itself overflows from 171 on: summed below 256, from there Stirling's series to n⁻⁵ (NIST Digital Library
 * of Mathematical Functions, 5.11.1), whose error is below 10⁻¹⁹ there.
 * @param n a whole number, at least 0
 */
export function logFactorial(n: number): number {
  const known = small[n]
  if (known !== undefined) return known
  const series = 1 / (12 * n) - 1 / (360 * n ** 3) + 1 / (1260 * n ** 5)
  return n * Math.log(n) - n + 0.5 * Math.log(2 * Math.PI * n) + series
}

const logChoose = (n: number, k: number): number => logFactorial(n) - logFactorial(k) - logFactorial(n - k)

/** A subset of doses and how many of each group were missed; or of notes and how many mention a symptom. */
export interface Counts {
  /** of the subset */
  of: number
  marked: number
  /** of the subset and the rest together */
  all: number
  markedInAll: number
}

/**
 * The probability that exactly this many marked items fall into the subset by chance (hypergeometric; Feller 1968,
 * II.6).
 */
const chance = ({ of, all, markedInAll }: Counts, marked: number): number =>
  Math.exp(logChoose(markedInAll, marked) + logChoose(all - markedInAll, of - marked) - logChoose(all, of))

const rangeOf = ({ of, all, markedInAll }: Counts): number[] => {
  const [min, max] = [Math.max(0, of + markedInAll - all), Math.min(of, markedInAll)]
  return Array.from({ length: max - min + 1 }, (_, index) => min + index)
}

const sum = (values: readonly number[]): number =>
  Math.min(
    1,
    values.reduce((total, value) => total + value, 0),
  )

/** The probability that chance puts at least this many marked items into the subset: the upper hypergeometric tail. */
export const hypergeometricTail = (counts: Counts): number =>
  sum(rangeOf(counts).flatMap((marked) => (marked < counts.marked ? [] : [chance(counts, marked)])))

/** Probabilities that differ by less than this count as equal: they are sums of rounded logarithms. */
const EQUAL = 1 + 1e-7

/**
 * Whether a subset differs from the rest: the probability of the observed counts or less likely ones if it doesn't
 * (Fisher's exact test, two-sided; Fisher 1935, as in R's `fisher.test`).
 */
export function fisherExact(counts: Counts): number {
  const observed = chance(counts, counts.marked) * EQUAL
  return sum(
    rangeOf(counts).flatMap((marked) => (chance(counts, marked) <= observed ? [chance(counts, marked)] : [])),
  )
}

/** The significance level. With several tests, the probability is multiplied by their number. */
export const SIGNIFICANT = 0.05
