import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import type { Vials } from '../../database/schema.ts'
import { vialRows } from '../held-vials/held-vials.service.ts'

const vials = (db: Db, userId: string) => vialRows(db).where('vial.userId', '=', userId)

/** A person's containers, latest first; optionally of one plan entry. */
export const vialsOf = (db: Db, userId: string, userPeptideId?: number) =>
  vials(db, userId)
    .$if(userPeptideId !== undefined, (query) => query.where('vial.userPeptideId', '=', userPeptideId ?? 0))
    .orderBy('vial.id', 'desc')
    .execute()

export const vialOf = (db: Db, userId: string, id: number) =>
  vials(db, userId).where('vial.id', '=', id).executeTakeFirst()

export const vialByClientId = (db: Db, userId: string, clientId: string) =>
  vials(db, userId).where('vial.clientId', '=', clientId).executeTakeFirst()

/** The vial of an order's unit. */
export const vialOfUnit = (db: Db, userId: string, orderItemId: number, orderUnit: number) =>
  vials(db, userId)
    .where('vial.orderItemId', '=', orderItemId)
    .where('vial.orderUnit', '=', orderUnit)
    .executeTakeFirst()

/** A member's own container, locked until the transaction ends. */
export const lockVial = async (tx: Db, userId: string, id: number) => {
  await tx
    .selectFrom('vials')
    .select('id')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
  return vialOf(tx, userId, id)
}

/** @returns undefined when the client's id was stored before */
export const insertVial = async (db: Db, vial: Insertable<Vials>): Promise<number | undefined> =>
  (
    await db
      .insertInto('vials')
      .values(vial)
      .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const updateVial = (
  db: Db,
  { userId, id }: { userId: string; id: number },
  changes: Updateable<Vials>,
) => db.updateTable('vials').set(changes).where('userId', '=', userId).where('id', '=', id).execute()

export const deleteVial = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('vials').where('userId', '=', userId).where('id', '=', id))
