import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { digest, keyColumn } from '../import-history/import-history.service.ts'

/** A row by column name. */
export type Columns = Record<string, unknown>

interface Origin {
  userId: string
  /** the exported account */
  account: string
  table: string
}

/** A row of the exported account that exists here. */
interface Found {
  originKey: string
  key: string
}

/** Allows one import of a person at a time. */
export const lockImports = (tx: Db, userId: string) =>
  sql`SELECT pg_advisory_xact_lock(hashtextextended(${`imports of ${userId}`}, 0))`.execute(tx)

/** Rows by their own keys, for an export of the same account. */
async function ownRows(tx: Db, { userId, table }: Origin, keys: readonly string[]): Promise<Found[]> {
  const { rows } = await sql<{ key: string }>`
    SELECT ${keyColumn(table)}::text AS key FROM ${sql.table(table)} AS stored
    WHERE stored.user_id = ${userId} AND ${keyColumn(table)}::text = ANY(${keys})`.execute(tx)
  return rows.map(({ key }) => ({ key, originKey: key }))
}

/** Existing rows that an earlier import recorded. */
async function notedRows(
  tx: Db,
  { userId, account, table }: Origin,
  keys: readonly string[],
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    SELECT noted.origin_key, noted.row_key AS key FROM imported_rows AS noted
    JOIN ${sql.table(table)} AS stored ON stored.user_id = noted.user_id AND ${keyColumn(table)}::text = noted.row_key
    WHERE noted.user_id = ${userId} AND noted.table_name = ${table} AND noted.origin_account = ${account}
      AND noted.origin_key = ANY(${keys})`.execute(tx)
  return rows
}

/** The local rows of the exported account, by their exported keys. */
export async function localRows(tx: Db, origin: Origin, keys: readonly string[]): Promise<Found[]> {
  const noted = await notedRows(tx, origin, keys)
  return origin.account === origin.userId ? [...noted, ...(await ownRows(tx, origin, keys))] : noted
}

/**
 * Matches rows that are equal in all columns except their keys, each at most once.
 * @returns each row's key by its index in `rows`
 * @param taken keys already matched
 */
export async function sameRows(
  tx: Db,
  { userId, account, table }: Origin,
  rows: readonly Columns[],
  taken: Iterable<string>,
): Promise<Map<number, string>> {
  const content = sql`- '{id,user_id,client_id,updated_at,likes,hidden_at}'::text[]`
  const found = await sql<{ place: number; key: string }>`
    SELECT given.place::int AS place, ${keyColumn(table)}::text AS key
    FROM jsonb_array_elements(${JSON.stringify(rows)}::jsonb) WITH ORDINALITY AS given (columns, place)
    JOIN ${sql.table(table)} AS stored ON stored.user_id = ${userId}
      AND to_jsonb(stored) ${content} = to_jsonb(jsonb_populate_record(NULL::${sql.table(table)}, given.columns)) ${content}
    WHERE NOT EXISTS (
      SELECT FROM imported_rows AS noted
      WHERE noted.user_id = ${userId} AND noted.table_name = ${table} AND noted.origin_account = ${account}
        AND noted.row_key = ${keyColumn(table)}::text)
    ORDER BY place, ${keyColumn(table)}`.execute(tx)
  const same = new Map<number, string>()
  const used = new Set(taken)
  for (const { place, key } of found.rows) {
    if (same.has(place - 1) || used.has(key)) continue
    same.set(place - 1, key)
    used.add(key)
  }
  return same
}

/**
 * Stores a row as exported.
 * @returns its key; undefined if a row with its identity exists
 */
export async function insertRow(tx: Db, table: string, row: Columns): Promise<string | undefined> {
  const columns = sql.join(Object.keys(row).map((column) => sql.ref(column)))
  const { rows } = await sql<{ key: string }>`
    INSERT INTO ${sql.table(table)} AS stored (${columns})
    SELECT ${columns} FROM jsonb_populate_record(NULL::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    ON CONFLICT DO NOTHING RETURNING ${keyColumn(table)}::text AS key`.execute(tx)
  return rows[0]?.key
}

/** The row that a new one would conflict with: the same client id, site, subject, test or current peptide. */
export async function collidingRow(tx: Db, table: string, row: Columns): Promise<string | undefined> {
  const same = (column: string) =>
    row[column] == null ? undefined : sql`stored.${sql.ref(column)}::text = ${String(row[column])}`
  const isCurrent = sql`stored.status <> 'completed'`
  const peptide = same('peptide_id') ?? same('personal_peptide_id')
  const condition =
    table === 'user_peptides' && peptide
      ? sql`${peptide} AND ${isCurrent}`
      : table === 'lab_units'
        ? same('loinc')
        : (same('client_id') ?? same('site') ?? same('subject'))
  if (!condition) return undefined
  const { rows } = await sql<{ key: string }>`
    SELECT ${keyColumn(table)}::text AS key FROM ${sql.table(table)} AS stored
    WHERE stored.user_id = ${row.user_id} AND ${condition}`.execute(tx)
  return rows[0]?.key
}

/** Stores related rows without their own keys. */
export async function insertParts(tx: Db, table: string, rows: readonly Columns[]): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    INSERT INTO ${sql.table(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
    tx,
  )
}

export async function countRows(tx: Db, table: string, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM ${sql.table(table)} WHERE user_id = ${userId}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Runs statements that may violate a constraint, in a savepoint. */
export async function attempt<Result>(tx: Db, work: () => Promise<Result>): Promise<Result> {
  await sql`SAVEPOINT attempt`.execute(tx)
  try {
    const result = await work()
    await sql`RELEASE SAVEPOINT attempt`.execute(tx)
    return result
  } catch (error) {
    await sql`ROLLBACK TO SAVEPOINT attempt`.execute(tx)
    throw error
  }
}

/** The entries that exist in the catalogue, with their names. */
export async function catalogRows(
  tx: Db,
  table: 'peptides' | 'food_items' | 'supplements',
  { ids, names }: { ids: readonly number[]; names: readonly string[] },
): Promise<{ id: number; name: string; label: string | null }[]> {
  const { rows } = await sql<{ id: number; name: string; label: string | null }>`
    SELECT id, name, to_jsonb(entry) ->> 'label' AS label FROM ${sql.table(table)} AS entry WHERE id = ANY(${ids}) OR name = ANY(${names})`.execute(
    tx,
  )
  return rows
}

/** A day's progress photo that was stored at that moment. */
export const photoTaken = async (tx: Db, userId: string, photo: { takenOn: string; createdAt: Date }) =>
  (
    await tx
      .selectFrom('progressPhotos')
      .select('id')
      .where('userId', '=', userId)
      .where('takenOn', '=', photo.takenOn)
      .where('createdAt', '=', photo.createdAt)
      .limit(1)
      .executeTakeFirst()
  )?.id

/** The current state of an imported row. */
export interface AddedRow {
  key: string
  isEdited: boolean
  isInUse: boolean
  /** its columns in camel case */
  row: Columns
}

/** References to a row that prevent its deletion, by table. */
const users: Record<string, { table: string; column: string }[]> = {
  user_peptides: [
    { table: 'dosage_logs', column: 'user_peptide_id' },
    { table: 'reminders', column: 'user_peptide_id' },
    { table: 'vials', column: 'user_peptide_id' },
    { table: 'skipped_doses', column: 'user_peptide_id' },
    { table: 'side_effects', column: 'user_peptide_id' },
  ],
  personal_peptides: [{ table: 'user_peptides', column: 'personal_peptide_id' }],
}

/** The existing rows that an import added. */
export async function addedRows(
  tx: Db,
  { userId, importId, table }: { userId: string; importId: string; table: string },
): Promise<AddedRow[]> {
  const isUsed = (users[table] ?? []).map(
    (by) => sql`EXISTS (
      SELECT FROM ${sql.table(by.table)} AS other
      WHERE other.user_id = stored.user_id AND other.${sql.ref(by.column)} = stored.id)`,
  )
  const { rows } = await sql<AddedRow>`
    SELECT noted.row_key AS key, noted.digest <> ${digest} AS is_edited,
      ${isUsed.length > 0 ? sql.join(isUsed, sql` OR `) : sql`false`} AS is_in_use, to_jsonb(stored) AS "row"
    FROM imported_rows AS noted
    JOIN ${sql.table(table)} AS stored ON stored.user_id = noted.user_id AND ${keyColumn(table)}::text = noted.row_key
    WHERE noted.user_id = ${userId} AND noted.import_id = ${importId}::uuid AND noted.table_name = ${table}
      AND noted.was_added
    ORDER BY ${keyColumn(table)}`.execute(tx)
  return rows
}

/** Deletes rows with their earlier versions: after an undo they never existed. */
export async function deleteRows(
  tx: Db,
  { userId, table }: { userId: string; table: string },
  keys: readonly string[],
): Promise<void> {
  await sql`
    DELETE FROM ${sql.table(table)} AS stored
    WHERE user_id = ${userId} AND ${keyColumn(table)}::text = ANY(${keys})`.execute(tx)
  await sql`
    DELETE FROM earlier_versions
    WHERE user_id = ${userId} AND table_name = ${table} AND row_id::text = ANY(${keys})`.execute(tx)
}
