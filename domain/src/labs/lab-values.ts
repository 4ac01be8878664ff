import type { Analyte } from './analytes.ts'

/** What may stand before a value: the result is below or above what was measured. */
export const comparators = ['<', '>'] as const

export type Comparator = (typeof comparators)[number]

/** Where a value is by the range that its report prints. */
export type RangeFlag = 'low' | 'within' | 'high'

/** Reports print the same unit in several ways. */
const spellings: Readonly<Record<string, string>> = {
  µ: 'u',
  μ: 'u',
  '×': '',
  '²': '2',
  '^': '*',
}

/** A unit as it is compared: 'µmol/l' and 'umol/L' are the same. */
const plain = (unit: string): string =>
  [...unit.trim()]
    .map((letter) => spellings[letter] ?? letter)
    .join('')
    .replaceAll(/\s+/g, '')
    .toLowerCase()
    .replace(/^x?10(e|\*\*|\*)?(\d+)\//, '10*$2/')

/** How a unit is turned into the canonical one of an analyte. */
function conversionOf({ unit: canonical, others }: Analyte, unit: string) {
  const typed = plain(unit)
  if (plain(canonical) === typed) return { factor: 1 }
  return Object.entries(others).find(([other]) => plain(other) === typed)?.[1]
}

/** A value in the canonical unit of its analyte; undefined for a unit that we do not convert. */
export function toCanonicalUnit(analyte: Analyte, value: number, unit: string): number | undefined {
  const conversion = conversionOf(analyte, unit)
  return conversion && value * conversion.factor + (conversion.offset ?? 0)
}

/** A canonical value in another unit of its analyte; undefined for a unit that we do not convert. */
export function fromCanonicalUnit(analyte: Analyte, value: number, unit: string): number | undefined {
  const conversion = conversionOf(analyte, unit)
  return conversion && (value - (conversion.offset ?? 0)) / conversion.factor
}

/** The units of an analyte, the canonical one first. */
export const unitsOfAnalyte = ({ unit, others }: Analyte): string[] => [unit, ...Object.keys(others)]

/** A result as it is printed. */
export interface PrintedResult {
  value: number
  comparator: Comparator | null
  rangeLow: number | null
  rangeHigh: number | null
}

/**
 * Where a result is by the printed range alone, its ends included. Null without a range, and where a comparator leaves open
 * on which side of an end the value is.
 */
export function rangeFlag({ value, comparator, rangeLow, rangeHigh }: PrintedResult): RangeFlag | null {
  if (rangeLow === null && rangeHigh === null) return null
  const least = comparator === '<' ? Number.NEGATIVE_INFINITY : value
  const most = comparator === '>' ? Number.POSITIVE_INFINITY : value
  const low = rangeLow ?? Number.NEGATIVE_INFINITY
  const high = rangeHigh ?? Number.POSITIVE_INFINITY
  if (comparator === '<' ? most <= low : most < low) return 'low'
  if (comparator === '>' ? least >= high : least > high) return 'high'
  return least >= low && most <= high ? 'within' : null
}

/** Lab results that one person may log. */
export const MOST_LAB_RESULTS = 20_000
