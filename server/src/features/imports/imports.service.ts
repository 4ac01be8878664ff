import type { Import, Imported } from '@pepwell/contract/imports/imports'
import type { AdminArea } from '@pepwell/domain/accounts/admin-areas'
import { faultOf } from '@pepwell/domain/imports/cell-values'
import { type ImportColumn, type ImportProblem, readingImport } from '@pepwell/domain/imports/csv-import'
import { MAX_PREVIEWED_ROWS } from '@pepwell/domain/imports/import-preview'
import type { Kysely } from 'kysely'
import { z } from 'zod'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import { mapTimeSliced, timeSliced } from '../../time-sliced.ts'
import { recordAll } from '../audit/audit.service.ts'
import { recordImport } from './imports.queries.ts'

/** A valid row and its position. */
export interface GivenRow<Row> {
  row: number
  given: Row
}

/** The parsed row, or its invalid field with the reason. */
export type Outcome<Change> =
  | { row: number; becomes: Imported['rows'][number]['becomes']; name: string; changes: Change }
  | { row: number; field: string | null; message: string }

/** Fields before and after. */
export interface FieldChanges {
  before: Record<string, unknown> | null
  after: Record<string, unknown>
}

/** A table that can be imported. */
export interface Importer<Row, Change extends FieldChanges> {
  area: AdminArea
  /** its name in the audit log: 'batch' */
  kind: string
  columns: readonly ImportColumn[]
  /** checks a row's cells by field */
  row: z.ZodType<Row>
  /** Decides about every row against stored data, which it locks. */
  decide(tx: Db, rows: readonly GivenRow<Row>[]): Promise<Outcome<Change>[]>
  /**
   * Stores decisions, without unchanged rows.
   * @returns the changed ids in order
   */
  store(tx: Db, changes: readonly Change[]): Promise<readonly (number | undefined)[]>
}

const shown = (value: unknown): string | null => {
  if (value === null || value === undefined || value === '') return null
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)
}

/** The differing fields, as people read them. */
const differences = ({ before, after }: FieldChanges): Imported['rows'][number]['changes'] =>
  Object.entries(after)
    .map(([field, value]) => ({ field, from: shown(before?.[field]), to: shown(value) }))
    .filter(({ from, to }) => from !== to)

/** The refusal of an unreadable table, which is parsed in steps, unlike the rest of the body. */
const noTable = (message: string) =>
  new z.ZodError([{ code: 'custom', path: ['csv'], message, input: undefined }])

/**
 * Valid rows, and the errors of the others.
 * @throws ZodError if there is no table
 */
async function checked<Row, Change extends FieldChanges>(
  { csv, answers }: Pick<z.output<typeof Import>, 'csv' | 'answers'>,
  { columns, row: schema }: Importer<Row, Change>,
) {
  const { rows, problems, questions, ignored, fault } = await timeSliced(readingImport(csv, columns, answers))
  if (fault) throw noTable(fault)
  const columnOf = (field: PropertyKey | undefined) => columns.find(({ name }) => name === field)
  const labelOf = (field: PropertyKey | undefined) => columnOf(field)?.label ?? null
  const right: GivenRow<Row>[] = []
  const parsed = await mapTimeSliced(rows, ({ cells }) => schema.safeParse(cells))
  for (const [index, { row, unread }] of rows.entries()) {
    const { data, error } = parsed[index] as (typeof parsed)[number]
    if (data !== undefined && unread.length === 0) right.push({ row, given: data })
    for (const { path, message } of error?.issues ?? [])
      if (!unread.includes(String(path[0]))) problems.push({ row, column: labelOf(path[0]), message })
  }
  for (const { field, column, row, example, answer } of questions)
    if (!answer) problems.push({ row, column, message: faultOf(example, columnOf(field)?.kind ?? 'text') })
  return { right, problems, questions, ignored, labelOf }
}

const inOrder = (problems: ImportProblem[]) => problems.toSorted((a, b) => a.row - b.row)

/** Rows per statement: building and reading a larger one blocks other requests. */
const STORED_AT_ONCE = 250

interface Taking<Row, Change extends FieldChanges> {
  by: Operator
  importer: Importer<Row, Change>
  now: number
}

/** Stores and records changes. */
async function store<Row, Change extends FieldChanges>(
  tx: Db,
  decided: readonly Extract<Outcome<Change>, { changes: Change }>[],
  { by, importer, now }: Taking<Row, Change>,
): Promise<void> {
  const { area, kind } = importer
  const changed = decided.filter(({ becomes }) => becomes !== 'unchanged')
  for (let from = 0; from < changed.length; from += STORED_AT_ONCE) {
    const part = changed.slice(from, from + STORED_AT_ONCE)
    const ids = await importer.store(
      tx,
      part.map(({ changes }) => changes),
    )
    const actions = part.map(({ name, changes: { before, after } }, index) => {
      const id = ids[index]
      if (id === undefined) throw new Error('what was just stored has no id')
      return {
        area,
        action: 'import' as const,
        object: { kind, id, name },
        before: before ?? undefined,
        after,
      }
    })
    await recordAll(tx, by, actions, now)
  }
}

/**
 * Imports a table, all or nothing. Unconfirmed, or with errors or open questions, it only previews each row. Each
 * client id is stored once. Each changed row is logged like a manual edit.
 */
export async function importTable<Row, Change extends FieldChanges>(
  db: Kysely<DB>,
  by: Operator,
  { confirm, clientId, ...table }: z.output<typeof Import>,
  importer: Importer<Row, Change>,
  now: number,
): Promise<Imported> {
  const { right, problems, questions, ignored, labelOf } = await checked(table, importer)
  return db.transaction().execute(async (tx) => {
    const outcomes = await importer.decide(tx, right)
    const decided = outcomes.filter((outcome) => 'becomes' in outcome)
    for (const outcome of outcomes)
      if ('message' in outcome)
        problems.push({
          row: outcome.row,
          column: labelOf(outcome.field ?? undefined),
          message: outcome.message,
        })
    const done = confirm && problems.length === 0
    const noted = { clientId, kind: importer.kind, rowCount: decided.length, at: new Date(now) }
    if (done && (await recordImport(tx, noted))) await store(tx, decided, { by, importer, now })
    // Thousands of changes are slow to serialize, and no one reads them.
    const rows = await mapTimeSliced(decided, ({ changes, ...outcome }, index) => ({
      ...outcome,
      changes: index < MAX_PREVIEWED_ROWS ? differences(changes) : [],
    }))
    return { rows, problems: inOrder(problems), questions, ignored, done }
  })
}
