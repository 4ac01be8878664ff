import { type RawBuilder, sql } from 'kysely'

/**
 * In SQL: the version of a row, null if there is none. PostgreSQL stores each change of a row at another place or by
 * another transaction.
 * @param row the alias of its table
 */
export const rowVersion = (row: string): RawBuilder<string | null> =>
  sql.raw(`${row}.ctid::text || ${row}.xmin::text`)
