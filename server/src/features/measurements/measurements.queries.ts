import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { ownPages } from '../../database/page.ts'
import type { Measurements } from '../../database/schema.ts'

const replyColumns = ['id', 'kind', 'value', 'unit', 'measuredAt', 'note', 'createdAt', 'editedAt'] as const

const latestFirst = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('measurements')
    .select(replyColumns)
    .where('userId', '=', userId)
    .orderBy('measuredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)

/** Latest first; with `after`, the rows that follow it. */
export const rowsOf = ownPages(latestFirst, { table: 'measurements', column: 'measuredAt' })

/** @returns undefined if the client's id exists already */
export const insertRow = (db: Db, row: Insertable<Measurements>) =>
  db
    .insertInto('measurements')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const rowByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('measurements')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** A member's own measurement, locked until the transaction ends. */
export const lockRow = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('measurements')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateRow = (db: Db, userId: string, id: number, changes: Updateable<Measurements>) =>
  db
    .updateTable('measurements')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteRow = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('measurements').where('userId', '=', userId).where('id', '=', id))
