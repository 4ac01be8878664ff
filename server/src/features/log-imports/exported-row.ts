import { type RelatedRows, relatedRows } from '@pepwell/contract/accounts/related-rows'
import { restoredRow } from '@pepwell/contract/accounts/restored-rows'
import type { RestoredKind } from '@pepwell/domain/accounts/restored-kinds'
import { amountOf, CLOCK_AHEAD_MS } from '@pepwell/domain/doses/doses'
import { toMilliliters, type WaterUnit } from '@pepwell/domain/nutrition/water'
import { addDays, dayOf, daysBetween } from '@pepwell/domain/time/calendar'
import { type LoggedUnit, toPounds } from '@pepwell/domain/weight/weight'
import type { z } from 'zod'
import { restorable } from './restorable.ts'
import type { Columns } from './restore.queries.ts'

/** An entry's fields by export name. */
export type Fields = Record<string, unknown>

/** An entry of an export that can be stored. */
export interface ExportedRow {
  /** its index in the request */
  index: number
  /** its key in the exported account */
  originKey: string
  fields: Fields
  parts: RelatedRows
}

/** An entry that can't be stored, and why. */
export interface LeftOut {
  index: number
  why: string
}

const UNREADABLE = 'Pepwell can’t read this entry'

/** Fields that Pepwell calculates itself: a file's figures aren't trusted. */
const derived: Partial<Record<RestoredKind, (fields: Fields) => Fields>> = {
  plan: ({ currentDose }) => ({ ...amountOf(currentDose as string) }),
  doses: ({ dose }) => ({ ...amountOf(dose as string) }),
  weighIns: ({ weight, unit }) => ({ pounds: toPounds(weight as number, unit as LoggedUnit) }),
  water: ({ amount, unit }) => ({ milliliters: toMilliliters(amount as number, unit as WaterUnit) }),
}

const isFuture = (at: unknown, now: number): boolean =>
  String(at).includes('T')
    ? Date.parse(String(at)) > now + CLOCK_AHEAD_MS
    : String(at) > addDays(dayOf(now, 'UTC'), 1)

/** A dose's day is local to where it was taken: at most one day from UTC's. */
const isItsDay = ({ takenAt, takenOn }: Fields): boolean =>
  takenAt === undefined ||
  Math.abs(daysBetween(dayOf(Date.parse(String(takenAt)), 'UTC'), String(takenOn))) <= 1

/** Made once: creating a schema takes longer than parsing a version with it. */
const partialRow = Object.fromEntries(
  Object.entries(restoredRow).map(([kind, row]) => [kind, row.partial()]),
) as unknown as Record<RestoredKind, z.ZodType<Fields>>

/** An earlier version, with the fields of its entry. */
function versionIn(kind: RestoredKind, row: Fields): Fields | undefined {
  const { data } = partialRow[kind].safeParse(row)
  return data && Object.fromEntries(Object.entries(data).filter(([, value]) => value !== undefined))
}

/**
 * Parses one entry of an export.
 * @param now milliseconds since the epoch
 */
function readExportedRow(
  kind: RestoredKind,
  raw: Fields,
  { index, now }: { index: number; now: number },
): ExportedRow | LeftOut {
  const { success, data } = restoredRow[kind].safeParse(raw)
  const parts = relatedRows.safeParse(raw)
  if (!success || !parts.data) return { index, why: UNREADABLE }
  const fields: Fields = { ...data, ...derived[kind]?.(data) }
  const { at } = restorable[kind]
  if (isFuture(fields.createdAt ?? '', now) || (at && isFuture(fields[at], now)))
    return { index, why: 'This entry is in the future' }
  if (!isItsDay(fields)) return { index, why: UNREADABLE }
  const versions = parts.data.versions.flatMap(({ row, replacedAt }) => {
    const version = versionIn(kind, row)
    return version ? { row: version, replacedAt } : []
  })
  if (versions.length < parts.data.versions.length) return { index, why: UNREADABLE }
  const originKey = String(fields.id ?? fields.site ?? fields.loinc ?? fields.subject)
  return { index, originKey, fields, parts: { ...parts.data, versions } }
}

/** Parses entries one by one: together they may hold thousands of related rows. */
export function* readingExportedRows(kind: RestoredKind, raw: readonly Fields[], now: number) {
  const read: (ExportedRow | LeftOut)[] = []
  for (const [index, row] of raw.entries()) {
    read.push(readExportedRow(kind, row, { index, now }))
    yield
  }
  return read
}

/** Fields by database name. */
export const inColumns = (fields: Fields): Columns =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
