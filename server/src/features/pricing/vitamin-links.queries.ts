import { sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PriceLinks } from '../../database/schema.ts'

/** A vitamin has one page. */
const POSITION = 1

/** The link of a vitamin, locked; made when there is none yet. @returns undefined when there is no such vitamin */
export const lockVitaminLink = (tx: Db, supplementId: number) =>
  tx
    .insertInto('priceLinks')
    .columns(['productId', 'position'])
    .expression(({ selectFrom }) =>
      selectFrom('products')
        .select(['id', sql.lit(POSITION).as('position')])
        .where('supplementId', '=', supplementId),
    )
    // Setting it to itself locks the row that is there already.
    .onConflict((conflict) => conflict.columns(['productId', 'position']).doUpdateSet({ position: POSITION }))
    .returning(['id', 'productId', 'url', 'manualPrice'])
    .executeTakeFirst()

export const updateLink = (tx: Db, id: number, changes: Updateable<PriceLinks>) =>
  tx.updateTable('priceLinks').set(changes).where('id', '=', id).execute()
