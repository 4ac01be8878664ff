/** An exact number: a fraction whose lower part is positive. Nothing is lost to binary floating point. */
export interface Exact {
  readonly over: bigint
  readonly under: bigint
}

/** A number, or its decimal text: 0.25, '0.25', '2e-3'. */
export type Decimal = number | string

const DECIMAL = /^(-?)(\d*)(?:\.(\d*))?(?:e([+-]?\d{1,3}))?$/i

const powerOfTen = (exponent: number): bigint => 10n ** BigInt(exponent)

/**
 * Reads a decimal for what its digits say: 0.1 is one tenth, not the binary number next to it.
 * @throws RangeError when the value is no decimal number
 */
export function exact(value: Decimal): Exact {
  const [found, sign, whole = '', fraction = '', exponent = '0'] = DECIMAL.exec(String(value).trim()) ?? []
  if (found === undefined || whole + fraction === '') throw new RangeError(`${value} is no decimal number`)
  const digits = BigInt(`${sign}${whole}${fraction}`)
  const shift = Number(exponent) - fraction.length
  return shift < 0
    ? { over: digits, under: powerOfTen(-shift) }
    : { over: digits * powerOfTen(shift), under: 1n }
}

/** The product, exactly. */
export const times = (one: Exact, other: Exact): Exact => ({
  over: one.over * other.over,
  under: one.under * other.under,
})

/**
 * The quotient, exactly.
 * @throws RangeError when `divisor` is not positive
 */
export function dividedBy(one: Exact, divisor: Exact): Exact {
  if (divisor.over <= 0n) throw new RangeError('The divisor must be positive')
  return { over: one.over * divisor.under, under: one.under * divisor.over }
}

/** Whether a number is more than 0. */
export const isPositive = ({ over }: Exact): boolean => over > 0n

/** Whether one number is more than the other. */
export const isMore = (one: Exact, than: Exact): boolean => one.over * than.under > than.over * one.under

/** The whole part of a number that is not negative. */
export const floor = ({ over, under }: Exact): number => Number(over / under)

/** The next whole number that a number which is not negative doesn't exceed. */
export const ceil = ({ over, under }: Exact): number => Number((over + under - 1n) / under)

/** Whether so many decimals say all of a number. */
export const fitsDecimals = ({ over, under }: Exact, decimals: number): boolean =>
  (over * powerOfTen(decimals)) % under === 0n

/** A number as text with so many decimals, 5 rounded up. For numbers that are not negative. */
export function toFixed({ over, under }: Exact, decimals: number): string {
  const scaled = (2n * over * powerOfTen(decimals) + under) / (2n * under)
  const digits = String(scaled).padStart(decimals + 1, '0')
  const point = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** The same text without zeros that say nothing: '0.25', '20'. */
export function toShort(value: Exact, decimals: number): string {
  const text = toFixed(value, decimals)
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text
}
