import { type Cents, MAX_CENTS } from './money.ts'

/** Prices in a text, with ISO 4217 currency codes; null if unclear. */
export interface WrittenPrice {
  amounts: Cents[]
  currency: string | null
}

const CODES = [
  'USD',
  'EUR',
  'GBP',
  'CAD',
  'AUD',
  'NZD',
  'CHF',
  'JPY',
  'CNY',
  'INR',
  'SEK',
  'NOK',
  'DKK',
  'PLN',
  'CZK',
  'MXN',
  'BRL',
  'SGD',
  'HKD',
  'ZAR',
  'TRY',
  'ILS',
  'RUB',
  'KRW',
  'THB',
  'HUF',
  'RON',
  'BGN',
  'AED',
]
const CODE = new RegExp(`(?<![A-Z])(${CODES.join('|')})(?![A-Z])`)

/** Other dollars come before the US dollar, which is the fallback. */
const SIGNS: readonly (readonly [sign: RegExp, currency: string])[] = [
  [/(?<![A-Z])(?:CA|C)\s?\$/, 'CAD'],
  [/(?<![A-Z])(?:AU|A)\s?\$/, 'AUD'],
  [/NZ\s?\$/, 'NZD'],
  [/HK\s?\$/, 'HKD'],
  [/(?<![U])S\s?\$/, 'SGD'],
  [/(?:MX|Mex)\s?\$/, 'MXN'],
  [/R\$/, 'BRL'],
  [/\$/, 'USD'],
  [/€/, 'EUR'],
  [/£/, 'GBP'],
  [/¥/, 'JPY'],
  [/₹/, 'INR'],
  [/₽/, 'RUB'],
  [/₩/, 'KRW'],
  [/₪/, 'ILS'],
  [/zł/, 'PLN'],
]

/** The currency that a text names or shows the symbol of. */
export const currencyIn = (text: string): string | null =>
  CODE.exec(text)?.[1] ?? SIGNS.find(([sign]) => sign.test(text))?.[1] ?? null

/** Digits with optional group separators, with or without a fraction. */
const AMOUNT =
  /(?<![\d.,])(?:\d{1,3}([ '’.,\u00a0\u202f])\d{3}(?:\1\d{3})*(?:[.,]\d{1,2})?|\d{1,12}(?:[.,]\d{1,6})?)(?![\d])/g

/** Whether the only separator marks thousands: three digits after it, and something before it. */
const isThousands = (whole: string, rest: string): boolean => rest.length === 3 && !/^0*$/.test(whole)

/** The digits of an amount, with a point before its fraction. */
function pointed(written: string, isData: boolean): string {
  const digits = written.replaceAll(/[^\d.,]/g, '')
  const [dots, commas] = [digits.split('.').length - 1, digits.split(',').length - 1]
  const last = Math.max(digits.lastIndexOf('.'), digits.lastIndexOf(','))
  if (last < 0) return digits
  const [whole, rest] = [digits.slice(0, last).replaceAll(/[.,]/g, ''), digits.slice(last + 1)]
  const isMixed = dots > 0 && commas > 0
  const isRepeated = !isMixed && dots + commas > 1
  const isPoint = digits[last] === '.' && isData
  return !isMixed && (isRepeated || (!isPoint && isThousands(whole, rest)))
    ? whole + rest
    : `${whole}.${rest}`
}

/** Rounds to cents, half up; undefined for an invalid price. */
function centsOf(pointed: string): Cents | undefined {
  const [whole = '', fraction = ''] = pointed.split('.')
  const [cents, tenths] = [fraction.padEnd(2, '0').slice(0, 2), fraction[2] ?? '0']
  const price = Number(whole + cents) + Number(tenths >= '5')
  return price > 0 && price <= MAX_CENTS ? price : undefined
}

/**
 * The prices in a text that people read: '$1,234.56', '1.234,56 €', 'from $45'. If a separator could mark
 * thousands or cents, three digits after it mean thousands.
 */
export const pricesIn = (text: string): WrittenPrice => ({
  amounts: [...text.matchAll(AMOUNT)]
    .map(([written]) => centsOf(pointed(written, false)))
    .filter((cents) => cents !== undefined),
  currency: currencyIn(text),
})

/**
 * Parses a machine-readable price: a number, or text with a decimal point; other texts are parsed like prices for
 * people.
 * @returns cents above 0; null when invalid
 */
export function statedPrice(value: unknown): Cents | null {
  const text = typeof value === 'number' ? value.toFixed(6) : value
  if (typeof text !== 'string') return null
  const [first, ...others] = text.slice(0, 100).matchAll(AMOUNT)
  if (!first || others.length > 0 || text.trim().startsWith('-')) return null
  return centsOf(pointed(first[0], true)) ?? null
}
