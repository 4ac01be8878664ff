import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PriceLinks } from '../../database/schema.ts'

/** A vitamin has one link. */
const POSITION = 1

/**
 * A vitamin's link, locked; created if needed.
 * @returns undefined if the vitamin doesn't exist
 */
export const lockVitaminLink = (tx: Db, supplementId: number) =>
  tx
    .insertInto('priceLinks')
    .columns(['productId', 'position'])
    .expression(({ selectFrom }) =>
      selectFrom('products')
        .select(['id', sql.lit(POSITION).as('position')])
        .where('supplementId', '=', supplementId),
    )
    // Setting it to itself locks the existing row.
    .onConflict((conflict) => conflict.columns(['productId', 'position']).doUpdateSet({ position: POSITION }))
    .returning(['id', 'productId', 'url', 'manualPrice'])
    .executeTakeFirst()

export const updateLink = (tx: Db, id: number, changes: Updateable<PriceLinks>) =>
  tx.updateTable('priceLinks').set(changes).where('id', '=', id).execute()
