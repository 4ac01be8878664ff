import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { ownPages } from '../../database/page.ts'
import type { SideEffects } from '../../database/schema.ts'

const replyColumns = [
  'id',
  'name',
  'severity',
  'startedAt',
  'endedAt',
  'note',
  'userPeptideId',
  'createdAt',
  'editedAt',
] as const

/** Joined tables have these names, too. */
const memberListColumns = [
  'sideEffects.id',
  'sideEffects.name',
  'severity',
  'startedAt',
  'endedAt',
  'note',
  'userPeptideId',
  'sideEffects.createdAt',
  'editedAt',
] as const

/** Latest first, with their photos' data. */
const withPhotos = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .selectFrom('sideEffects')
    .leftJoin('sideEffectPhotos as photo', (join) =>
      join
        .onRef('photo.userId', '=', 'sideEffects.userId')
        .onRef('photo.sideEffectId', '=', 'sideEffects.id'),
    )
    .select(memberListColumns)
    .select(['photo.contentHash as photoHash', 'photo.width as photoWidth', 'photo.height as photoHeight'])
    .where('sideEffects.userId', '=', userId)
    .orderBy('startedAt', 'desc')
    .orderBy('sideEffects.id', 'desc')
    .limit(limit)

/** Latest first; with `after`, the rows that follow that one. */
export const rowsOf = ownPages(withPhotos, { table: 'sideEffects', column: 'startedAt' })

/** The side effects since an instant, latest first, without those of severity 0. */
export const effectsFrom = (db: Db, userId: string, { from, limit }: { from: Date; limit: number }) =>
  db
    .selectFrom('sideEffects')
    .select(['id', 'name', 'severity', 'startedAt', 'endedAt'])
    .where('userId', '=', userId)
    .where('startedAt', '>=', from)
    .where('severity', '>', 0)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** @returns undefined if the client id exists already */
export const insertRow = (db: Db, row: Insertable<SideEffects>) =>
  db
    .insertInto('sideEffects')
    .values(row)
    .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const rowByClientId = (db: Db, userId: string, clientId: string) =>
  db
    .selectFrom('sideEffects')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('clientId', '=', clientId)
    .executeTakeFirst()

/** The person's side effect, locked until the transaction ends. */
export const lockRow = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('sideEffects')
    .select(replyColumns)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

export const updateRow = (db: Db, userId: string, id: number, changes: Updateable<SideEffects>) =>
  db
    .updateTable('sideEffects')
    .set(changes)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteRow = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('sideEffects').where('userId', '=', userId).where('id', '=', id))
