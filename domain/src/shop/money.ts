import { type Decimal, type Rational, rational } from '../math/rational.ts'

/** Money in dollars and cents, counted in whole cents: sums and shares of integers are exact. Refunds are negative. */
export type Cents = number

/**
 * The largest amount that we send and store, 9,999,999,999.99 dollars: the limit of the database's
 * numeric(12,2).
 */
export const MAX_CENTS: Cents = 999_999_999_999

/** @throws RangeError when the cents aren't a whole number, or one too large to be exact (2^53) */
function counted(cents: Cents): Cents {
  if (!Number.isSafeInteger(cents)) throw new RangeError(`${cents} is no amount of whole cents`)
  return cents
}

/**
 * Formats cents for the wire: dollars with at most two decimals, which {@link toCents} converts back exactly.
 * @throws RangeError when it isn't an amount, or exceeds {@link MAX_CENTS} either way
 */
export function toDollars(cents: Cents): number {
  if (Math.abs(counted(cents)) > MAX_CENTS) throw new RangeError(`${cents} cents are too many`)
  return cents / 100
}

/**
 * Converts an amount from the wire to whole cents.
 * @param dollars with at most two decimals
 * @throws RangeError when cents can't represent it exactly (0.005, 0.1 + 0.2, not a number), or it exceeds
 * {@link MAX_CENTS}
 */
export function toCents(dollars: number): Cents {
  // Avoids negative zero.
  const cents = Math.round(dollars * 100) + 0
  if (toDollars(cents) !== dollars) throw new RangeError(`${dollars} dollars are no whole cents`)
  return cents
}

/** '1,234.50' for 123450 cents: dollars with two decimals. For amounts of 0 or more. */
export function inDollars(cents: Cents): string {
  const whole = String(Math.trunc(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return `${whole}.${String(cents % 100).padStart(2, '0')}`
}

/**
 * The sum of amounts; 0 for none. @throws RangeError when one of them, or the sum, isn't an amount
 */
export const add = (...amounts: readonly Cents[]): Cents =>
  counted(amounts.reduce((sum, amount) => sum + counted(amount), 0))

/** The nearest whole number; halves away from zero. */
function rounded({ numerator, denominator }: Rational): bigint {
  const size = numerator < 0n ? -numerator : numerator
  const whole = (2n * size + denominator) / (2n * denominator)
  return numerator < 0n ? -whole : whole
}

/**
 * Multiplies an amount by a quantity or a ratio such as '0.0825'. The exact product is rounded once to the nearest
 * cent, half up (down for refunds, so that refunding reverses paying): the rule of the Streamlined Sales and Use Tax
 * Agreement, section 324.
 * @param factor exact; decimals are taken literally: 0.1 is one tenth
 * @throws RangeError when the amount, the factor or the result is invalid
 */
export function times(cents: Cents, factor: Decimal | Rational): Cents {
  const { numerator, denominator } = typeof factor === 'object' ? factor : rational(factor)
  return counted(Number(rounded({ numerator: BigInt(counted(cents)) * numerator, denominator })))
}

const byRemainder = (one: { remainder: bigint }, other: { remainder: bigint }): number =>
  Number(other.remainder > one.remainder) - Number(other.remainder < one.remainder)

/**
 * Splits an amount by weight so that the parts add up to it: each gets the whole cents of its share, and the
 * leftover cents go one each to the largest remainders (Hamilton's method); on ties, to the first.
 * @param weights whole numbers, 0 or more (pieces, cents, percent), at least one of them above 0 @returns one
 * amount per weight, in order; none differs from its exact share by a whole cent @throws RangeError when the
 * amount or a weight is invalid, or all weights are 0
 */
export function shares(cents: Cents, weights: readonly number[]): Cents[] {
  const isWeight = (weight: number) => Number.isSafeInteger(weight) && weight >= 0
  const all = weights.every(isWeight) ? weights.reduce((sum, weight) => sum + BigInt(weight), 0n) : 0n
  if (all === 0n) throw new RangeError(`${weights} are no weights`)
  const size = BigInt(Math.abs(counted(cents)))
  const parts = weights.map((weight, index) => {
    const share = size * BigInt(weight)
    return { place: index, whole: share / all, remainder: share % all }
  })
  const left = Number(size - parts.reduce((sum, { whole }) => sum + whole, 0n))
  const luckier = new Set(parts.toSorted(byRemainder).slice(0, left))
  return parts.map((part) => Math.sign(cents) * (Number(part.whole) + Number(luckier.has(part))) + 0)
}
