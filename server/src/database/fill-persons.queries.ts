import { sql } from 'kysely'
import type { Db } from './connect.ts'

/** Pages of 8 kB per statement: about 2,000 rows, milliseconds. */
const PAGES_AT_ONCE = 24

/** Whether every row has a person: the table's check is validated. */
export async function hasPersons(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ isValid: boolean }>`
    SELECT convalidated AS is_valid FROM pg_constraint
    WHERE conrelid = ${table}::regclass AND conname = ${`${table}_person`}`.execute(db)
  return rows[0]?.isValid === true
}

const pagesOf = async (db: Db, table: string): Promise<number> => {
  const { rows } = await sql<{ pages: number }>`
    SELECT (pg_relation_size(${table}::regclass) / current_setting('block_size')::int)::int AS pages`.execute(
    db,
  )
  return rows[0]?.pages ?? 0
}

/** The table's trigger looks up the person. Rows that others hold are left to them: they get one when they are written. */
const fillPages = (db: Db, table: string, from: number) =>
  sql`
    UPDATE ${sql.table(table)} SET user_id = NULL WHERE ctid = ANY(ARRAY(
      SELECT ctid FROM ${sql.table(table)}
      WHERE ctid >= ${`(${from},0)`}::tid AND ctid < ${`(${from + PAGES_AT_ONCE},0)`}::tid AND user_id IS NULL
      FOR NO KEY UPDATE SKIP LOCKED))`.execute(db)

/** Fills the persons of rows from before their table had them, a few pages per transaction. */
export async function fillPersons(db: Db, table: string): Promise<void> {
  const pages = await pagesOf(db, table)
  for (let from = 0; from < pages; from += PAGES_AT_ONCE) await fillPages(db, table, from)
}

/**
 * Scans the table while others read and write.
 * @throws the database's error if a row still lacks its person
 */
export const validatePersons = (db: Db, table: string) =>
  sql`ALTER TABLE ${sql.table(table)} VALIDATE CONSTRAINT ${sql.ref(`${table}_person`)}`.execute(db)
