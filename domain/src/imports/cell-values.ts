import { isCalendarDay } from '../time/calendar.ts'
import { poundsOfStones } from '../weight/stones.ts'
import type { CsvDelimiter } from './csv.ts'

/** Column formats for cells with more than one reading. The first of each pair is the American one. */
export const readings = ['decimal-point', 'decimal-comma', 'month-first', 'day-first'] as const

export type Reading = (typeof readings)[number]

/**
 * The type of a column's cells. Money is in dollars. A moment is a day, with a wall time if the cell has one
 * ('2028-12-31T09:00:00'), or an instant with its offset. A weight is a number, or text in stones ('12 st 4 lb').
 */
export type CellKind = 'text' | 'flag' | 'day' | 'moment' | 'time' | 'number' | 'weight' | 'money' | 'whole'

/** A field's value. */
export type CellValue = string | number | boolean

/**
 * Digits in groups of three separated by commas, spaces or apostrophes (never after a leading zero), or ungrouped; then
 * decimals.
 */
const WITH_POINT = /^-?(?:[1-9]\d{0,2}(?:[,\u0020\u00A0\u202F'’]\d{3})+|\d+)?(?:\.\d*)?$/
const WITH_COMMA = /^-?(?:[1-9]\d{0,2}(?:[.\u0020\u00A0\u202F'’]\d{3})+|\d+)?(?:,\d*)?$/

function numberBy(pattern: RegExp, decimal: '.' | ',', text: string): number | undefined {
  if (!pattern.test(text) || !/\d/.test(text)) return undefined
  const [whole = '', part = ''] = text.split(decimal)
  return Number(`${whole.replaceAll(/[^\d-]/g, '')}.${part}`)
}

const withPoint = (text: string) => numberBy(WITH_POINT, '.', text)
const withComma = (text: string) => numberBy(WITH_COMMA, ',', text)

const YEAR_FIRST = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T ]00:00(?::00(?:\.0+)?)?(?:Z|[+-]00:?00)?)?$/
const YEAR_LAST = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/

/** Builds a calendar day from its parts, if it exists. */
function dayFrom(year = '', month = '', day = ''): string | undefined {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isCalendarDay(text) ? text : undefined
}

function dayBy(order: 'month-first' | 'day-first', text: string): string | undefined {
  const [, year, , month, date] = YEAR_FIRST.exec(text) ?? []
  if (year) return dayFrom(year, month, date)
  const [, first, , second, lastYear] = YEAR_LAST.exec(text) ?? []
  return order === 'month-first' ? dayFrom(lastYear, first, second) : dayFrom(lastYear, second, first)
}

const TIME = /^(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?(?:\s*([ap])\.?m\.?)?$/i

/** Parses a wall time to 'HH:MM:SS', also from '9:05 PM'. */
export function timeIn(text: string): string | undefined {
  const [found, hour = '', minute = '', second = '00', half] = TIME.exec(text) ?? []
  const isTwelve = half !== undefined
  if (!found || Number(minute) > 59 || Number(second) > 59 || Number(hour) > (isTwelve ? 12 : 23))
    return undefined
  const shift = half?.toLowerCase() === 'p' ? 12 : 0
  const inDay = isTwelve ? (Number(hour) % 12) + shift : Number(hour)
  return `${String(inDay).padStart(2, '0')}:${minute}:${second}`
}

const OFFSET = /(Z|[+-]\d{2}:?\d{2})$/

/** Parses a day with its time, if it exists. */
function momentBy(order: 'month-first' | 'day-first', text: string): string | undefined {
  const [first = '', ...rest] = text.split(/[T ]+/)
  const day = dayBy(order, first)
  if (!day || rest.length === 0) return day
  const clock = rest.join(' ')
  const [, offset = ''] = OFFSET.exec(clock) ?? []
  const time = timeIn(clock.slice(0, clock.length - offset.length).trim())
  return time && `${day}T${time}${offset.replace(/(\d{2})(\d{2})$/, '$1:$2')}`
}

const monthFirst = (text: string) => dayBy('month-first', text)
const dayFirst = (text: string) => dayBy('day-first', text)

/** The possible formats of a cell, the American one first. */
interface Formats {
  readings: readonly [Reading, Reading]
  read: readonly [(text: string) => CellValue | undefined, (text: string) => CellValue | undefined]
}

const numberWays: Formats = { readings: ['decimal-point', 'decimal-comma'], read: [withPoint, withComma] }
const orStones = (read: (text: string) => number | undefined) => (text: string) =>
  poundsOfStones(text) === undefined ? read(text) : text.trim()
const withoutDollar = (read: (text: string) => number | undefined) => (text: string) =>
  read(text.replace(/^\$\s*/, ''))

/** The possible formats of a column's cells, if there are several. */
export const formatsOf: Partial<Record<CellKind, Formats>> = {
  number: numberWays,
  weight: { ...numberWays, read: [orStones(withPoint), orStones(withComma)] },
  whole: numberWays,
  money: { ...numberWays, read: [withoutDollar(withPoint), withoutDollar(withComma)] },
  day: { readings: ['month-first', 'day-first'], read: [monthFirst, dayFirst] },
  moment: {
    readings: ['month-first', 'day-first'],
    read: [(text) => momentBy('month-first', text), (text) => momentBy('day-first', text)],
  },
}

/**
 * Whether to prefer the American reading of an ambiguous cell: '1,000' of whole things, and '1.250' in comma-separated
 * tables, since tables with decimal commas use another delimiter.
 */
export const isUsFormat = (text: string, kind: CellKind, delimiter: CsvDelimiter): boolean =>
  kind === 'whole'
    ? text.includes(',')
    : kind !== 'day' && kind !== 'moment' && !text.includes(',') && delimiter === ','

const YES = /^(yes|y|true|1|x)$/i
const NO = /^(no|n|false|0)$/i

/** Whether a cell says yes or no; undefined for anything else. */
export function flagIn(text: string): boolean | undefined {
  if (YES.test(text)) return true
  return NO.test(text) ? false : undefined
}

/** The letters after an amount, as in '80 kg'. */
const UNIT = /\p{L}+\.?$/u

/** A currency's sign, or its code as in '4.50 USD'. */
const CURRENCY = /\p{Sc}|\b[A-Z]{3}\b/gu

/** Explains what is wrong with an amount and how to fix it. */
function amountFault(text: string, kind: CellKind): string {
  const amount = (kind === 'money' ? text.replaceAll(CURRENCY, '') : text.replace(UNIT, '')).trim()
  const value = withComma(amount) ?? withPoint(amount)
  const example = value === undefined ? '12.50' : kind === 'money' ? value.toFixed(2) : String(value)
  const isSigned = kind === 'money' && amount !== text && value !== undefined
  return isSigned ? `Write dollars without a sign: ${example}` : `Not a number: write ${example}`
}

/** Explains why a cell has no value and what to write instead. */
export function faultOf(text: string, kind: CellKind): string {
  if (kind === 'flag') return 'Not a yes or no: write yes or no'
  const found = (formatsOf[kind]?.read ?? []).map((read) => read(text)).filter((value) => value !== undefined)
  if (kind === 'time') return 'Not a time we can read: write 21:30'
  if (kind === 'day' || kind === 'moment')
    return found.length > 0
      ? `Days or months first? Please write ${[...new Set(found)].join(' or ').replaceAll('T', ' ')}`
      : 'Not a date we can read: write 2028-12-31 or 12/31/2028'
  if (kind === 'weight' && /st/i.test(text)) return 'Not a weight we can read: write 12 st 4 lb'
  const [one, two] = found
  if (two !== undefined && one !== two) return `${text} may be ${one} or ${two}. Write one of them`
  return kind === 'whole' ? 'Write a whole number, such as 5' : amountFault(text, kind)
}
