import { multiply, rational, toShort } from '../math/rational.ts'
import { writtenDose } from './dose-phrases.ts'

/** Units in which a dose is measured. IU are a dimension of their own; 'units' are marks of a syringe. */
export const measuredUnits = ['mg', 'mcg', 'IU', 'units', 'mL'] as const

/** Units in which a dose is counted: how much is in one of them is printed on the package and not known here. */
export const countedUnits = ['tablets', 'capsules', 'sprays', 'drops', 'clicks', 'applications'] as const

/** The units in which a dose is given. */
export const doseUnits = [...measuredUnits, ...countedUnits] as const

export type DoseUnit = (typeof doseUnits)[number]

/** Clocks run ahead a little: a dose further ahead than this has a wrong date. */
export const CLOCK_AHEAD_MS = 5 * 60 * 1000

/** How much is taken at once. */
export interface Dose {
  /** more than 0, with at most 6 decimals */
  amount: number
  unit: DoseUnit
}

/** '1 tablet', but '2 tablets'. */
const singular = (unit: DoseUnit): string => unit.replace(/s$/, '')

/** Words for a unit, in small letters and without points. */
const SPELLINGS = new Map<string, DoseUnit>(
  Object.entries({
    mg: 'mg',
    mgs: 'mg',
    milligram: 'mg',
    milligrams: 'mg',
    mcg: 'mcg',
    mcgs: 'mcg',
    // Two characters that look alike: the micro sign and the Greek letter.
    µg: 'mcg',
    μg: 'mcg',
    ug: 'mcg',
    microgram: 'mcg',
    micrograms: 'mcg',
    iu: 'IU',
    ius: 'IU',
    // In German, Spanish and French.
    ie: 'IU',
    ui: 'IU',
    u: 'units',
    unit: 'units',
    units: 'units',
    ml: 'mL',
    mls: 'mL',
    cc: 'mL',
    tab: 'tablets',
    tabs: 'tablets',
    cap: 'capsules',
    caps: 'capsules',
    ...Object.fromEntries(countedUnits.flatMap((unit) => [unit, singular(unit)].map((word) => [word, unit]))),
  } as const),
)

/** Grams are read, and written as milligrams. */
const GRAMS = new Set(['g', 'gram', 'grams'])

const MG_IN_GRAM = rational(1000)

/** What may be stored of an amount: above 0, with at most 6 digits before the point and 6 behind it. */
const isStorable = (amount: number): boolean => amount > 0 && amount < 1e6

/**
 * Reads a dose as a person writes it: '0.5 mg', '250mcg', '0,25 mg', '10 u', '½ mg', '1,000 mcg', '0.5 mg weekly'.
 * @returns undefined for whatever is not one amount with its unit: nothing is guessed
 */
export function parseDose(text: string): Dose | undefined {
  const { number, word = '' } = writtenDose(text) ?? {}
  const isInGrams = GRAMS.has(word)
  const unit = isInGrams ? 'mg' : SPELLINGS.get(word)
  if (number === undefined || unit === undefined) return undefined
  const amount = Number(isInGrams ? toShort(multiply(rational(number), MG_IN_GRAM), AMOUNT_DECIMALS) : number)
  return isStorable(amount) ? { amount, unit } : undefined
}

/** Decimals that are kept of an amount. */
const AMOUNT_DECIMALS = 6

/** A dose as a person writes it: '0.5 mg', '1 unit'. {@link parseDose} reads it back as the same. */
export function doseText({ amount, unit }: Dose): string {
  const written = toShort(rational(amount), AMOUNT_DECIMALS)
  return `${written} ${written === '1' ? singular(unit) : unit}`
}

/** Whether doses in this unit are counted: see {@link countedUnits}. */
export const isCounted = (unit: DoseUnit): boolean => countedUnits.some((counted) => counted === unit)

/** Whether a text is an amount and nothing but its unit is missing: '0.5'. */
export const lacksUnit = (text: string): boolean =>
  parseDose(text) === undefined && parseDose(`${text} mg`) !== undefined

/** Nothing but a unit, or a number that could not be read before it: 'mg', '1,000 mcg', '0 mg', '0.25-0.5 mg'. */
const NUMBER_AND_UNIT = /^[^\p{L}]*(\p{L}*)\.?$/u

/**
 * Whether a text describes a dose without saying an amount: 'As its label says', '1 patch', 'two clicks'. A mistyped amount is no
 * such text.
 */
export function isDoseInWords(text: string): boolean {
  const typed = text.trim()
  if (parseDose(typed) !== undefined || !/\p{L}/u.test(typed)) return false
  const [, spelling = ''] = NUMBER_AND_UNIT.exec(typed) ?? []
  const word = spelling.toLowerCase()
  return !SPELLINGS.has(word) && !GRAMS.has(word)
}

/** What is kept beside the text of a dose: see {@link parseDose}. */
export const amountOf = (text: string): Dose | { amount: null; unit: null } =>
  parseDose(text) ?? { amount: null, unit: null }
