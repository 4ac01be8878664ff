import { multiply, rational, toShort } from '../math/rational.ts'
import { memoize } from '../text/memoize.ts'
import { writtenDose } from './dose-phrases.ts'

/** Units that measure a dose. IU are a dimension of their own; 'units' are syringe marks. */
export const measuredUnits = ['mg', 'mcg', 'IU', 'units', 'mL'] as const

/** Units that count a dose: the package says how much one contains, we don't know it. */
export const countedUnits = ['tablets', 'capsules', 'sprays', 'drops', 'clicks', 'applications'] as const

/** All units of a dose. */
export const doseUnits = [...measuredUnits, ...countedUnits] as const

export type DoseUnit = (typeof doseUnits)[number]

/** Tolerance for clocks that run ahead: a dose further in the future has a wrong date. */
export const CLOCK_AHEAD_MS = 5 * 60 * 1000

/** The amount of one dose. */
export interface Dose {
  /** more than 0, with at most 6 decimals */
  amount: number
  unit: DoseUnit
}

/** '1 tablet', but '2 tablets'. */
const singular = (unit: DoseUnit): string => unit.replace(/s$/, '')

/** Words for units, in lowercase and without periods or the plural's s. */
const SPELLINGS = new Map<string, DoseUnit | 'g'>(
  Object.entries({
    mg: 'mg',
    milligram: 'mg',
    mcg: 'mcg',
    // Two characters that look alike: the micro sign and the Greek letter.
    µg: 'mcg',
    μg: 'mcg',
    ug: 'mcg',
    microgram: 'mcg',
    iu: 'IU',
    // In German, Spanish and French.
    ie: 'IU',
    ui: 'IU',
    u: 'units',
    unit: 'units',
    ml: 'mL',
    cc: 'mL',
    tab: 'tablets',
    cap: 'capsules',
    // Accepted, and converted to milligrams.
    g: 'g',
    gram: 'g',
    ...Object.fromEntries(countedUnits.map((unit) => [singular(unit), unit])),
  } as const),
)

// 'us' may be micrograms or units.
const unitOf = (word: string) => SPELLINGS.get(word.replace(/(?<=..)s$/, ''))

const MG_IN_GRAM = rational(1000)

/** A dose of an amount that we store: above 0, with at most 6 digits before the decimal point and 6 behind it. */
const doseOf = (amount: number, unit: DoseUnit): Dose | undefined =>
  amount > 0 && amount < 1e6 ? { amount, unit } : undefined

/**
 * Parses a dose as people write it: '0.5 mg', '250mcg', '0,25 mg', '10 u', '½ mg', '1,000 mcg', '0.5 mg weekly'.
 * @returns undefined for anything that isn't one amount with its unit: we never guess
 */
export const parseDose = memoize((text): Readonly<Dose> | undefined => {
  const { number, word = '' } = writtenDose(text) ?? {}
  const unit = unitOf(word)
  if (number === undefined || unit === undefined) return undefined
  if (unit !== 'g') return doseOf(Number(number), unit)
  return doseOf(Number(toShort(multiply(rational(number), MG_IN_GRAM), AMOUNT_DECIMALS)), 'mg')
})

/** Decimal places that we store of an amount. */
const AMOUNT_DECIMALS = 6

/** Formats a dose: '0.5 mg', '1 unit'. {@link parseDose} reverses it. */
export function doseText({ amount, unit }: Dose): string {
  const written = toShort(rational(amount), AMOUNT_DECIMALS)
  return `${written} ${written === '1' ? singular(unit) : unit}`
}

/** Whether this unit counts doses: see {@link countedUnits}. */
export const isCounted = (unit: DoseUnit): boolean => countedUnits.some((counted) => counted === unit)

/** Whether a text is an amount that lacks only its unit: '0.5'. */
export const lacksUnit = (text: string): boolean =>
  parseDose(text) === undefined && parseDose(`${text} mg`) !== undefined

/** Only a unit, or a unit after a number that we couldn't parse: 'mg', '1,000 mcg', '0 mg', '0.25-0.5 mg'. */
const NUMBER_AND_UNIT = /^[^\p{L}]*(\p{L}*)\.?$/u

/**
 * Whether a text describes a dose without an amount: 'As its label says', '1 patch', 'two clicks'. Mistyped amounts
 * don't count.
 */
export function isDoseInWords(text: string): boolean {
  const typed = text.trim()
  if (parseDose(typed) !== undefined || !/\p{L}/u.test(typed)) return false
  const [, spelling = ''] = NUMBER_AND_UNIT.exec(typed) ?? []
  return unitOf(spelling.toLowerCase()) === undefined
}

/** What we store besides the text of a dose: see {@link parseDose}. */
export const amountOf = (text: string): Dose | { amount: null; unit: null } =>
  parseDose(text) ?? { amount: null, unit: null }
