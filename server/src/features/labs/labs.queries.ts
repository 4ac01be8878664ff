import type { OwnPage } from '@pepwell/contract/fields'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'
import type { LabResults } from '../../database/schema.ts'

const replyColumns = [
  'id',
  'analyte',
  'loinc',
  'value',
  'comparator',
  'unit',
  'rangeLow',
  'rangeHigh',
  'lab',
  'collectedAt',
  'fasting',
  'note',
  'createdAt',
  'editedAt',
] as const

const latestFirst = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('labResults')
    .select(replyColumns)
    .where('userId', '=', userId)
    .orderBy('collectedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

const firstPage = prepared(latestFirst)

const nextPage = prepared((db, { userId, limit, after }: { userId: string; limit: number; after: number }) =>
  latestFirst(db, { userId, limit }).where(
    sql<boolean>`(collected_at, id) < (SELECT collected_at, id FROM lab_results WHERE id = ${after} AND user_id = ${userId})`,
  ),
)

/** Latest first; with `after`, the rows that follow that one. */
export const rowsOf = (db: Db, userId: string, { limit, after }: OwnPage) =>
  after === undefined ? firstPage(db, { userId, limit }) : nextPage(db, { userId, limit, after })

/** The latest lab results that were collected at an instant or later; latest first. */
export const resultsFrom = (db: Db, userId: string, { from, limit }: { from: Date; limit: number }) =>
  latestFirst(db, { userId, limit }).where('collectedAt', '>=', from).execute()

/** @returns undefined when the client's id is there already */
export const insertRow = (db: Db, row: Insertable<LabResults>) =>
  db
    .insertInto('labResults')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const rowByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('labResults')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** An own lab result that nobody else changes until this transaction ends. */
export const lockRow = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('labResults')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateRow = (db: Db, userId: string, id: number, changes: Updateable<LabResults>) =>
  db
    .updateTable('labResults')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteRow = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('labResults').where('userId', '=', userId).where('id', '=', id))
