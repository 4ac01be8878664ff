import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../database/connect.ts'

/** A foreign key with the database's names. */
interface ForeignKey {
  table: string
  columns: string[]
  parent: string
  parentColumns: string[]
  /** whether a row is deleted with its parent */
  cascades: boolean
  /** whether a row needs its parent */
  isRequired: boolean
}

/** A table with rows of people. */
export interface OwnTable {
  name: string
  /** its primary key, which orders its rows */
  key: string[]
  /** whether a person has at most one row */
  isSetting: boolean
  /** matches a person's rows */
  isOf(userId: string): RawBuilder<boolean>
}

const foreignKeys = async (db: Db): Promise<ForeignKey[]> => {
  const columnsOf = (table: string, numbers: string) => sql`ARRAY(
    SELECT attname::text FROM unnest(${sql.ref(numbers)}) WITH ORDINALITY AS part (number, place)
    JOIN pg_attribute ON attrelid = ${sql.ref(table)} AND attnum = number ORDER BY place)`
  const { rows } = await sql<ForeignKey>`
    SELECT child.relname::text AS table, parent.relname::text AS parent, confdeltype = 'c' AS cascades,
      ${columnsOf('conrelid', 'conkey')} AS columns, ${columnsOf('confrelid', 'confkey')} AS parent_columns,
      NOT EXISTS (SELECT FROM pg_attribute WHERE attrelid = conrelid AND attnum = ANY(conkey) AND NOT attnotnull)
        AS is_required
    FROM pg_constraint
    JOIN pg_class AS child ON child.oid = conrelid
    JOIN pg_class AS parent ON parent.oid = confrelid
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace
    ORDER BY child.relname, conname`.execute(db)
  return rows
}

const primaryKeys = async (db: Db): Promise<Map<string, string[]>> => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT relname::text AS table, array_agg(attname::text ORDER BY array_position(conkey, attnum)) AS columns
    FROM pg_constraint
    JOIN pg_class ON pg_class.oid = conrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey)
    WHERE contype = 'p' AND connamespace = 'public'::regnamespace
    GROUP BY relname`.execute(db)
  return new Map(rows.map(({ table, columns }) => [table, columns]))
}

/**
 * Foreign keys whose row belongs to someone else: blockers, reporters and inviters export those rows themselves, and
 * support assignments change daily.
 */
const notTheirs = new Set([
  'blocks.blocked_id',
  'abuse_reports.reported_id',
  'chat_participants.invited_by',
  'chat_rooms.answering_id',
])

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)))

/**
 * The keys from a table to a person: direct ones, whatever their columns' names; otherwise those to a parent row with
 * which they are deleted.
 */
function keysToPeople(
  table: string,
  keys: readonly ForeignKey[],
  below: readonly string[] = [],
): ForeignKey[] {
  const own = keys.filter((key) => key.table === table)
  const direct = own.filter(
    ({ parent, columns }) => parent === 'users' && !notTheirs.has(`${table}.${columns.join()}`),
  )
  if (direct.length > 0) return direct
  const path = [...below, table]
  const leads = own.filter(
    ({ parent, cascades }) =>
      cascades && !path.includes(parent) && keysToPeople(parent, keys, path).length > 0,
  )
  const required = leads.filter(({ isRequired }) => isRequired)
  return required.length > 0 ? required : leads
}

function isOf(table: string, keys: readonly ForeignKey[], userId: string): RawBuilder<boolean> {
  const conditions = keysToPeople(table, keys).map(({ columns, parent, parentColumns }) =>
    parent === 'users'
      ? sql`${list(columns)} = ${userId}`
      : sql`(${list(columns)}) IN (
          SELECT ${list(parentColumns)} FROM ${sql.table(parent)} WHERE ${isOf(parent, keys, userId)})`,
  )
  return sql<boolean>`(${sql.join(conditions, sql` OR `)})`
}

/** Every table with rows of people, found by following foreign keys to users, by name. */
export async function tablesOfPeople(db: Db): Promise<OwnTable[]> {
  const [keys, primary] = [await foreignKeys(db), await primaryKeys(db)]
  return [...new Set(keys.map(({ table }) => table))].flatMap((name) => {
    const leading = keysToPeople(name, keys)
    if (leading.length === 0) return []
    const key = primary.get(name) ?? []
    const isSetting = leading.some(
      ({ parent, columns }) => parent === 'users' && columns.join() === key.join(),
    )
    return [{ name, key, isSetting, isOf: (userId: string) => isOf(name, keys, userId) }]
  })
}
