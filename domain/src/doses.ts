import { exact, toShort } from './exact.ts'

/** The units in which a dose is given. IU are a dimension of their own; 'units' are marks of a syringe. */
export const doseUnits = ['mg', 'mcg', 'IU', 'units', 'mL'] as const

/** See {@link doseUnits}. */
export type DoseUnit = (typeof doseUnits)[number]

/** Clocks run ahead a little: a dose further ahead than this has a wrong date. */
export const CLOCK_AHEAD_MS = 5 * 60 * 1000

/** How much is taken at once. */
export interface Dose {
  /** more than 0, with at most 6 decimals */
  amount: number
  unit: DoseUnit
}

const SPELLINGS = new Map<string, DoseUnit>(
  Object.entries({
    mg: 'mg',
    milligram: 'mg',
    milligrams: 'mg',
    mcg: 'mcg',
    // Two characters that look alike: the micro sign and the Greek letter.
    µg: 'mcg',
    μg: 'mcg',
    ug: 'mcg',
    microgram: 'mcg',
    micrograms: 'mcg',
    iu: 'IU',
    unit: 'units',
    units: 'units',
    ml: 'mL',
    cc: 'mL',
  } as const),
)

const WRITTEN = /^(?=[.,]?\d)(\d{0,6})(?:([.,])(\d{1,6}))?\s*(\p{L}+)$/u

/** Whether a comma may part thousands: '1,000' is a thousand to some and one to others, '0,250' is a quarter to all. */
const isAmbiguous = (whole: string, mark: string, decimals: string): boolean =>
  mark === ',' && decimals.length === 3 && !/^0+$/.test(whole)

/**
 * Reads a dose as a person writes it: '0.5 mg', '250mcg', '0,25 mg', '10 units'.
 * @returns undefined for whatever is not one amount with its unit: nothing is guessed
 */
export function parseDose(text: string): Dose | undefined {
  const [found, whole = '', mark = '', decimals = '', spelling = ''] = WRITTEN.exec(text.trim()) ?? []
  const unit = SPELLINGS.get(spelling.toLowerCase())
  if (found === undefined || unit === undefined || isAmbiguous(whole, mark, decimals)) return undefined
  const amount = Number(`${whole}.${decimals}`)
  return amount > 0 ? { amount, unit } : undefined
}

/** Decimals that are kept of an amount. */
const AMOUNT_DECIMALS = 6

/** A dose as a person writes it: '0.5 mg', '1 unit'. {@link parseDose} reads it back as the same. */
export function doseText({ amount, unit }: Dose): string {
  const written = toShort(exact(amount), AMOUNT_DECIMALS)
  return `${written} ${unit === 'units' && written === '1' ? 'unit' : unit}`
}

/** Whether a text is an amount and nothing but its unit is missing: '0.5'. */
export const lacksUnit = (text: string): boolean =>
  parseDose(text) === undefined && parseDose(`${text} mg`) !== undefined

/** What is kept beside the text of a dose: see {@link parseDose}. */
export const amountOf = (text: string): Dose | { amount: null; unit: null } =>
  parseDose(text) ?? { amount: null, unit: null }
