import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Supplements } from '../../database/schema.ts'

/** A supplement's editable fields, locked until the transaction ends. */
export const lockSupplement = (tx: Db, id: number) =>
  tx
    .selectFrom('supplements')
    .select([
      'name',
      'brand',
      'category',
      'description',
      'dosageAmount',
      'dosageUnit',
      'recommendedUse',
      'benefits',
      'sideEffects',
      'imageHash',
      'version',
    ])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

/** @returns undefined if another one has its name */
export const insertSupplement = (tx: Db, supplement: Insertable<Supplements>) =>
  tx
    .insertInto('supplements')
    .values(supplement)
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst()

export const updateSupplementRow = (tx: Db, id: number, changes: Updateable<Supplements>) =>
  tx.updateTable('supplements').set(changes).where('id', '=', id).execute()

export const deleteSupplementRow = (tx: Db, id: number) =>
  tx.deleteFrom('supplements').where('id', '=', id).execute()

/** Whether it has batches; locks its product against new ones until the transaction ends. */
export async function isInStock(tx: Db, supplementId: number): Promise<boolean> {
  const product = await tx
    .selectFrom('products')
    .select('id')
    .where('supplementId', '=', supplementId)
    .forUpdate()
    .executeTakeFirst()
  if (!product) return false
  const batch = tx.selectFrom('inventoryBatches').select('id').where('productId', '=', product.id).limit(1)
  return (await batch.executeTakeFirst()) !== undefined
}
