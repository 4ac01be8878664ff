import type { Analyte } from './analytes.ts'

/** Comparators before a value: the result is outside the measurable range. */
export const comparators = ['<', '>'] as const

export type Comparator = (typeof comparators)[number]

/** A value's position relative to its report's range. */
export type RangeFlag = 'low' | 'within' | 'high'

/** Spelling variants of units on reports. */
const spellings: Readonly<Record<string, string>> = {
  µ: 'u',
  μ: 'u',
  '×': '',
  '²': '2',
  '^': '*',
}

/** Units in words, as large US laboratories print them. */
const inWords: Readonly<Record<string, string>> = {
  'thousand/ul': '10*3/ul',
  'thou/ul': '10*3/ul',
  'million/ul': '10*6/ul',
  'mill/ul': '10*6/ul',
  '%oftotalhgb': '%',
}

/** Normalizes a unit for comparison: 'µmol/l' and 'umol/L' are the same. */
function plain(unit: string): string {
  const spelled = [...unit.trim()]
    .map((letter) => spellings[letter] ?? letter)
    .join('')
    .replaceAll(/\s+/g, '')
    .toLowerCase()
    .replaceAll(/mc(?=l|g|mol|iu)/g, 'u')
    .replace(/^x?10(e|\*\*|\*)?(\d+)\//, '10*$2/')
  return Object.hasOwn(inWords, spelled) ? (inWords[spelled] ?? spelled) : spelled
}

/** The conversion of a unit to an analyte's canonical one. */
function conversionOf({ unit: canonical, others }: Analyte, unit: string) {
  const typed = plain(unit)
  if (plain(canonical) === typed) return { factor: 1 }
  return Object.entries(others).find(([other]) => plain(other) === typed)?.[1]
}

/** Converts a value to its analyte's canonical unit; undefined for unknown units. */
export function toCanonicalUnit(analyte: Analyte, value: number, unit: string): number | undefined {
  const conversion = conversionOf(analyte, unit)
  return conversion && value * conversion.factor + (conversion.offset ?? 0)
}

/** Converts a canonical value to another unit of its analyte; undefined for unknown units. */
export function fromCanonicalUnit(analyte: Analyte, value: number, unit: string): number | undefined {
  const conversion = conversionOf(analyte, unit)
  return conversion && (value - (conversion.offset ?? 0)) / conversion.factor
}

/** The units of an analyte, the canonical one first. */
export const unitsOfAnalyte = ({ unit, others }: Analyte): string[] => [unit, ...Object.keys(others)]

/** A result as printed. */
export interface PrintedResult {
  value: number
  comparator: Comparator | null
  rangeLow: number | null
  rangeHigh: number | null
}

/**
 * A result's position relative to the printed range, inclusive. Null without a range, or when a comparator makes it
 * undecidable.
 */
export function rangeFlag({ value, comparator, rangeLow, rangeHigh }: PrintedResult): RangeFlag | null {
  if (rangeLow === null && rangeHigh === null) return null
  const min = comparator === '<' ? Number.NEGATIVE_INFINITY : value
  const max = comparator === '>' ? Number.POSITIVE_INFINITY : value
  const low = rangeLow ?? Number.NEGATIVE_INFINITY
  const high = rangeHigh ?? Number.POSITIVE_INFINITY
  if (comparator === '<' ? max <= low : max < low) return 'low'
  if (comparator === '>' ? min >= high : min > high) return 'high'
  return min >= low && max <= high ? 'within' : null
}

/** The maximum number of lab results per person. */
export const MAX_LAB_RESULTS = 20_000
