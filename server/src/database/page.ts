import { type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from './connect.ts'
import { prepared } from './prepared.ts'
import type { DB } from './schema.ts'

/** A page of a list, newest first. */
export interface Page {
  limit: number
  /** id of the last row of the page before */
  after?: number | undefined
}

/** Before the first row of a list sorted from the newest. */
const FROM_THE_NEWEST = Number.MAX_SAFE_INTEGER

/** The id that a page's rows are below. */
export const idBelow = (after: number | undefined): number => after ?? FROM_THE_NEWEST

/** A page of a list by id, newest first, with one SQL text for all pages. */
export const belowId = ({ limit, after }: Page) => ({ limit, below: idBelow(after) })

/** The order of a person's list, latest first: by a column, then by id. */
interface Order {
  table: keyof DB
  column: string
  /** the table's name in the query, if it has one */
  as?: string
}

/** Condition for the rows of a person's list that follow one of them. */
export const afterOwn = ({ table, column, as }: Order, last: { userId: string; after: number | undefined }) =>
  sql<boolean>`(${sql.ref(`${as ?? table}.${column}`)}, ${sql.ref(`${as ?? table}.id`)}) < (
    SELECT last.${sql.ref(column)}, last.id FROM ${sql.table(table)} AS last
    WHERE last.id = ${last.after} AND last.user_id = ${last.userId})`

/** A person's list in pages, each query built once. */
export function ownPages<Joined, Tables extends keyof Joined, Row>(
  latestFirst: (db: Db, page: { userId: string; limit: number }) => SelectQueryBuilder<Joined, Tables, Row>,
  order: Order,
) {
  const first = prepared(latestFirst)
  const next = prepared((db, { userId, limit, after }: { userId: string; limit: number; after: number }) =>
    latestFirst(db, { userId, limit }).where(afterOwn(order, { userId, after })),
  )
  return (db: Db, userId: string, { limit, after }: Page): Promise<Row[]> =>
    after === undefined ? first(db, { userId, limit }) : next(db, { userId, limit, after })
}
