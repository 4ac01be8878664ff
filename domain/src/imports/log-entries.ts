import { CLOCK_AHEAD_MS, type DoseUnit, doseText, doseUnits, lacksUnit, parseDose } from '../doses/doses.ts'
import { recognizedSite } from '../doses/site-words.ts'
import { contentId } from '../text/content-id.ts'
import { instantOf } from '../time/calendar.ts'
import { ofStones, poundsOfStones } from '../weight/stones.ts'
import { MAX_POUNDS, toPounds } from '../weight/weight.ts'
import { toKilograms, type WeightUnit } from '../weight/weight-units.ts'
import type { CellValue } from './cell-values.ts'
import type { ImportedRow } from './csv-import.ts'

/** An entry of a file as it would be stored. */
interface Entry {
  row: number
  clientId: string
  /** milliseconds since the epoch */
  at: number
  /** whether the file has a time of day; otherwise it is noon */
  hasTime: boolean
  notes: string | null
}

export interface DoseEntry extends Entry {
  /** its name in the file */
  medicine: string
  /** the stored text: '2.5 mg'; without a unit while that is unknown */
  dose: string
  site: string | null
}

export interface WeighInEntry extends Entry {
  day: string
  weight: number
}

/** A row that isn't imported, and why. */
export interface LeftOut {
  row: number
  why: string
}

/** The importing person: their time zone, the present, and the unit for values without one. */
interface Reader<Unit extends string> {
  timeZone: string
  now: number
  unit?: Unit
}

const textOf = (value: unknown): string => (value === undefined ? '' : String(value))

/** The time of an entry: in the person's time zone unless the file has an offset. */
function whenOf({ at, time }: ImportedRow['cells'], timeZone: string): Pick<Entry, 'at' | 'hasTime'> {
  const [day = '', clock = ''] = textOf(at).split('T')
  if (/[Z+-]/.test(clock)) return { at: Date.parse(`${day}T${clock}`), hasTime: true }
  const wall = textOf(time) || clock
  return { at: instantOf(day, wall || '12:00', timeZone), hasTime: wall !== '' }
}

/** The row's entry, or why it has none. */
type Reading<Found extends Entry> = Omit<Found, 'row' | 'clientId' | 'at' | 'hasTime' | 'notes'> | string

/** Entries of the valid rows, without duplicates. */
function entriesOf<Found extends Entry>(
  rows: readonly ImportedRow[],
  { timeZone, now, unit = '' }: Reader<string>,
  read: (cells: ImportedRow['cells']) => Reading<Found>,
) {
  const entries: Found[] = []
  const leftOut: LeftOut[] = []
  const seen = new Map<string, number>()
  for (const { row, cells, unread } of rows) {
    if (unread.length > 0) continue
    const found = cells.at === undefined ? 'No date' : read(cells)
    if (typeof found === 'string') {
      leftOut.push({ row, why: found })
      continue
    }
    const when = whenOf(cells, timeZone)
    const clientId = contentId(JSON.stringify(cells), unit)
    const before = seen.get(clientId)
    seen.set(clientId, before ?? row)
    if (before !== undefined) leftOut.push({ row, why: `The same as row ${before}` })
    else if (when.at > now + CLOCK_AHEAD_MS) leftOut.push({ row, why: 'In the future' })
    else entries.push({ ...found, ...when, row, clientId, notes: textOf(cells.notes) || null } as Found)
  }
  return { entries, leftOut }
}

/** A dose to store, from its cells; undefined when they contain none. */
function doseFrom(cell: string, unit: DoseUnit | undefined): string | undefined {
  if (lacksUnit(cell)) return unit ? doseFrom(`${cell} ${unit}`, undefined) : cell
  const dose = parseDose(cell)
  return dose && doseText(dose)
}

/** Doses of a file. */
export const doseEntries = (rows: readonly ImportedRow[], reader: Reader<DoseUnit>) =>
  entriesOf<DoseEntry>(rows, reader, (cells) => {
    const type = textOf(cells.type)
    if (type && !/^(shot|dose|injection)$/i.test(type)) return `Not a dose: ${type}`
    const medicine = textOf(cells.medicine)
    const own = doseUnits.find((doseUnit) => doseUnit.toLowerCase() === textOf(cells.unit).toLowerCase())
    const dose = doseFrom(textOf(cells.dose), own ?? reader.unit)
    if (!medicine) return 'No medicine'
    if (!dose) return 'We can’t read this dose'
    const site = textOf(cells.site)
    return { medicine, dose, site: recognizedSite(site) ?? (site || null) }
  })

/** A weight to store, from its cell, or the reason why there is none. */
function weightFrom(cell: CellValue | undefined, unit: WeightUnit): number | string {
  const pounds = typeof cell === 'string' ? poundsOfStones(cell) : undefined
  if (pounds !== undefined) return unit === 'kg' ? toKilograms(pounds, 'lbs') : pounds
  if (typeof cell !== 'number') return 'No weight'
  if (unit !== 'st') return cell
  const weight = ofStones({ stones: cell, pounds: 0 })
  return Number.isNaN(weight) ? `Write ${Math.trunc(cell)} st and the pounds` : weight
}

/** A file's weigh-ins; those in stones are stored in pounds. */
export const weighInEntries = (rows: readonly ImportedRow[], reader: Reader<WeightUnit>) =>
  entriesOf<WeighInEntry>(rows, reader, ({ at, weight: cell }) => {
    const unit = reader.unit ?? 'lbs'
    const weight = weightFrom(cell, unit)
    if (typeof weight === 'string') return weight
    const isPossible = weight >= 0.1 && toPounds(weight, unit) <= MAX_POUNDS
    return isPossible
      ? { day: textOf(at).slice(0, 10), weight: Math.round(weight * 100) / 100 }
      : 'We can’t store this weight'
  })
