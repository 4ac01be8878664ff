import { MAX_LOG_IMPORTS } from '@pepwell/domain/accounts/restored-kinds'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** Columns that change without the owner: references to deleted rows, counters and automatic times. */
const VOLATILE = [
  'anchor',
  'answered_frequency',
  'counts_from',
  'due_at',
  'edited_at',
  'food_item_id',
  'hidden_at',
  'hue',
  'likes',
  'peptide_name',
  'supplement_id',
  'updated_at',
  'user_peptide_id',
  'weight_log_id',
]

const keyColumns: Record<string, string> = {
  sore_sites: 'site',
  listed_sites: 'site',
  lab_units: 'loinc',
  measuring_reminders: 'subject',
}

/** The column that identifies a row of a table. */
export const keyColumn = (table: string) => sql.ref(`stored.${keyColumns[table] ?? 'id'}`)

/** A fingerprint of the row `stored`, which changes when its owner edits it. */
export const digest = sql<string>`md5(jsonb_strip_nulls(to_jsonb(stored) - ${VOLATILE}::text[])::text)`

interface Opened {
  userId: string
  id: string
  fileName: string
  importedAt: Date
}

/** Records an import once, and deletes all but the latest. */
export async function openImport(tx: Db, { userId, ...row }: Opened): Promise<void> {
  await tx
    .insertInto('logImports')
    .values({ ...row, userId })
    .onConflict((conflict) => conflict.columns(['userId', 'id']).doUpdateSet({ undoneAt: null }))
    .execute()
  await sql`
    DELETE FROM log_imports WHERE user_id = ${userId} AND id IN (
      SELECT id FROM log_imports WHERE user_id = ${userId}
      ORDER BY imported_at DESC, id OFFSET ${MAX_LOG_IMPORTS})`.execute(tx)
}

/** An imported row: its key here, and in the exported account. */
export interface ImportedRow {
  key: string
  originKey: string
  wasAdded: boolean
}

interface ImportRecord {
  userId: string
  importId: string
  table: string
  /** the exported account; empty for other files */
  account: string
}

/**
 * Records which rows an import added or found, replacing earlier records of the same origin whose rows were deleted.
 */
export async function insertImportedRows(
  tx: Db,
  { userId, importId, table, account }: ImportRecord,
  rows: readonly ImportedRow[],
): Promise<void> {
  const keys = rows.map(({ key }) => key)
  const originKeys = rows.map(({ originKey }) => originKey)
  const added = rows.map(({ wasAdded }) => wasAdded)
  await sql`
    DELETE FROM imported_rows AS noted
    USING unnest(${keys}::text[], ${originKeys}::text[]) AS given (key, origin_key)
    WHERE user_id = ${userId} AND table_name = ${table} AND origin_account = ${account}
      AND noted.origin_key = given.origin_key AND given.origin_key <> '' AND row_key <> given.key`.execute(tx)
  await sql`
    INSERT INTO imported_rows
      (user_id, import_id, table_name, row_key, origin_account, origin_key, was_added, digest)
    SELECT ${userId}, ${importId}::uuid, ${table}, given.key, ${account}, given.origin_key, given.was_added, ${digest}
    FROM unnest(${keys}::text[], ${originKeys}::text[], ${added}::boolean[]) AS given (key, origin_key, was_added)
    JOIN ${sql.table(table)} AS stored ON stored.user_id = ${userId} AND ${keyColumn(table)}::text = given.key
    ON CONFLICT DO NOTHING`.execute(tx)
}

/** Own imports that added something, latest first. */
export const importsOf = (db: Db, userId: string) =>
  db
    .selectFrom('logImports')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('importedRows')
          .select(({ fn }) => fn.countAll<number>().as('added'))
          .whereRef('importedRows.userId', '=', 'logImports.userId')
          .whereRef('importedRows.importId', '=', 'logImports.id')
          .where('wasAdded', '=', true)
          .as('rows'),
      (join) => join.onTrue(),
    )
    .select(['id', 'fileName', 'importedAt', 'undoneAt', 'rows.added'])
    .where('userId', '=', userId)
    .where(({ or, eb }) => or([eb('rows.added', '>', 0), eb('undoneAt', 'is not', null)]))
    .orderBy('importedAt', 'desc')
    .orderBy('id')
    .execute()

/**
 * Marks an import as undone and drops deleted rows.
 * @returns whether it exists
 */
export async function recordUndone(tx: Db, userId: string, id: string, at: Date): Promise<boolean> {
  const undone = await tx
    .updateTable('logImports')
    .set({ undoneAt: at })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return undone !== undefined
}

export const deleteImportedRows = (
  tx: Db,
  { userId, importId, table }: Omit<ImportRecord, 'account'>,
  keys: readonly string[],
) =>
  tx
    .deleteFrom('importedRows')
    .where('userId', '=', userId)
    .where('importId', '=', importId)
    .where('tableName', '=', table)
    .where('rowKey', '=', sql<string>`ANY(${keys})`)
    .execute()
