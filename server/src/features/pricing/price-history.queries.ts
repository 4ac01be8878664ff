import type { Insertable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { PriceHistory } from '../../database/schema.ts'

/** What a price is from now on; what it was stays. */
export const insertPrice = (db: Db, price: Insertable<PriceHistory>) =>
  db.insertInto('priceHistory').values(price).execute()
