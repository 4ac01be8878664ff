import { memoize } from '../text/memoize.ts'

/** An exact fraction with a positive denominator, free of floating-point errors. */
export interface Rational {
  readonly numerator: bigint
  readonly denominator: bigint
}

/** A number, or its decimal text: 0.25, '0.25', '2e-3'. */
export type Decimal = number | string

const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

const parse = memoize((text): Rational => {
  const [found, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(text.trim()) ?? []
  if (found === undefined || whole + fraction === '') throw new RangeError(`${text} is no decimal number`)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const shift = Number(exponent) - fraction.length
  return shift < 0
    ? { numerator: digits, denominator: powerOfTen(-shift) }
    : { numerator: digits * powerOfTen(shift), denominator: 1n }
})

/**
 * Parses a decimal exactly: 0.1 is one tenth, not the nearest binary number.
 * @throws RangeError when the value isn't a decimal number
 */
export const rational = (value: Decimal): Rational => parse(String(value))

/** The exact product. */
export const multiply = (one: Rational, other: Rational): Rational => ({
  numerator: one.numerator * other.numerator,
  denominator: one.denominator * other.denominator,
})

/**
 * The exact quotient.
 * @throws RangeError when `divisor` isn't positive
 */
export function divide(one: Rational, divisor: Rational): Rational {
  if (divisor.numerator <= 0n) throw new RangeError('The divisor must be positive')
  return { numerator: one.numerator * divisor.denominator, denominator: one.denominator * divisor.numerator }
}

const gcd = (one: bigint, other: bigint): bigint => (other === 0n ? one : gcd(other, one % other))

/** Reduces a fraction, so that long sums stay small. */
function reduced({ numerator, denominator }: Rational): Rational {
  const shared = gcd(numerator < 0n ? -numerator : numerator, denominator)
  return shared > 1n
    ? { numerator: numerator / shared, denominator: denominator / shared }
    : { numerator, denominator }
}

/** The exact sum. */
export const plus = (one: Rational, other: Rational): Rational =>
  reduced({
    numerator: one.numerator * other.denominator + other.numerator * one.denominator,
    denominator: one.denominator * other.denominator,
  })

/** The exact difference; may be negative. */
export const minus = (one: Rational, other: Rational): Rational =>
  plus(one, { numerator: -other.numerator, denominator: other.denominator })

/** Whether a number is more than 0. */
export const isPositive = ({ numerator }: Rational): boolean => numerator > 0n

/** Whether one number is more than the other. */
export const isGreater = (one: Rational, than: Rational): boolean =>
  one.numerator * than.denominator > than.numerator * one.denominator

/** Rounds a non-negative number down. */
export const floor = ({ numerator, denominator }: Rational): number => Number(numerator / denominator)

/** Rounds a non-negative number up. */
export const ceil = ({ numerator, denominator }: Rational): number =>
  Number((numerator + denominator - 1n) / denominator)

/** Whether a number has at most this many decimals. */
export const fitsDecimals = ({ numerator, denominator }: Rational, decimals: number): boolean =>
  (numerator * powerOfTen(decimals)) % denominator === 0n

/** Formats a non-negative number with this many decimals, rounding half up. */
export function toFixed({ numerator, denominator }: Rational, decimals: number): string {
  const scaled = (2n * numerator * powerOfTen(decimals) + denominator) / (2n * denominator)
  const digits = String(scaled).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The same without trailing zeros: '0.25', '20'. */
export function toShort(value: Rational, decimals: number): string {
  const text = toFixed(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
