import { hasCheckDigit } from '../catalogue/barcodes.ts'
import { type CalendarDay, isCalendarDay } from '../time/calendar.ts'

/** A package code's data: product, expiry and lot. */
export interface Gs1Label {
  /** the 14 digits of AI 01 */
  gtin: string | null
  /** AI 17 */
  expiresOn: CalendarDay | null
  /** AI 10 */
  lot: string | null
}

/** Why a code can't be read. */
export type Gs1Problem = 'not-gs1' | 'check-digit' | 'date'

/** Ends an element of variable length; scanners send FNC1 as this character. */
const SEPARATOR = '\u001d'

/** How scanners announce a GS1 DataMatrix, GS1-128, GS1 DataBar and GS1 QR Code. */
const SYMBOLOGY = /^\](?:d2|C1|e0|Q3)/

/**
 * Characters of an element, its identifier included, by the identifier's first two digits; every other identifier ends
 * with a separator (GS1 General Specifications, 'Element strings with predefined length using GS1 Application Identifiers').
 */
const FIXED: Readonly<Record<string, number>> = {
  ...{ '00': 20, '01': 16, '02': 16, '03': 16, '04': 18 },
  ...{ 11: 8, 12: 8, 13: 8, 14: 8, 15: 8, 16: 8, 17: 8, 18: 8, 19: 8, 20: 4 },
  ...{ 31: 10, 32: 10, 33: 10, 34: 10, 35: 10, 36: 10, 41: 16 },
}

/** The elements as they are printed for people: '(01)09501101530003(17)270630'. */
const PRINTED = /\((\d{2,4})\)([^()]+)/g

/** Text printed with brackets as a scanner would send it. */
const asScanned = (text: string): string =>
  text.startsWith('(')
    ? [...text.matchAll(PRINTED)].map(([, id, value]) => `${id}${value?.trim()}${SEPARATOR}`).join('')
    : text

/** Each element as its identifier's first two digits and all that follows; undefined where one is cut off. */
function elementsIn(text: string): [id: string, value: string][] | undefined {
  const found: [string, string][] = []
  for (let rest = text; rest !== ''; ) {
    const id = rest.slice(0, 2)
    if (!/^\d{2}$/.test(id)) return undefined
    const end = rest.indexOf(SEPARATOR)
    const size = FIXED[id] ?? (end < 0 ? rest.length : end)
    const element = rest.slice(0, size)
    if (element.length < size || size <= 2 || element.includes(SEPARATOR)) return undefined
    found.push([id, element.slice(2)])
    rest = rest.slice(size)
    if (rest.startsWith(SEPARATOR)) rest = rest.slice(1)
  }
  return found
}

const lastDayOf = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate()

/**
 * Parses a six-digit date. The century puts it within 50 years of today; day 00 is the last of the month (GS1 General
 * Specifications, 'Determination of century in dates').
 */
function dayIn(digits: string, today: CalendarDay): CalendarDay | undefined {
  if (!/^\d{6}$/.test(digits)) return undefined
  const [short = 0, month = 0, day = 0] = [0, 2, 4].map((at) => Number(digits.slice(at, at + 2)))
  const now = Number(today.slice(0, 4))
  const apart = short - (now % 100)
  const year = now - (now % 100) + short + (apart > 50 ? -100 : apart < -49 ? 100 : 0)
  const last = day === 0 ? lastDayOf(year, month) : day
  const text = [String(year), ...[month, last].map((part) => String(part).padStart(2, '0'))].join('-')
  return isCalendarDay(text) ? text : undefined
}

/**
 * Parses a GS1 element string, scanned or typed.
 * @returns the values, null for missing identifiers; undefined if invalid
 */
export function parseGs1(text: string, today: CalendarDay): Gs1Label | Gs1Problem {
  const scanned = asScanned(text.trim().replace(SYMBOLOGY, '')).replace(new RegExp(`^${SEPARATOR}`), '')
  const elements = scanned && elementsIn(scanned)
  if (!elements) return 'not-gs1'
  const elementOf = (id: string) => elements.find(([one]) => one === id)?.[1] ?? null
  const [gtin, lot, expiry] = [elementOf('01'), elementOf('10'), elementOf('17')]
  if (gtin === null && lot === null && expiry === null) return 'not-gs1'
  if (gtin !== null && !(/^\d{14}$/.test(gtin) && hasCheckDigit(gtin))) return 'check-digit'
  if (lot !== null && lot.length > 20) return 'not-gs1'
  const expiresOn = expiry === null ? null : dayIn(expiry, today)
  return expiresOn === undefined ? 'date' : { gtin, expiresOn, lot }
}
