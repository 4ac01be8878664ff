import type { Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ShopSettings } from '../../database/schema.ts'

const columns = [
  'shippingFee',
  'freeFrom',
  'countries',
  'paymentInstructions',
  'daysToPay',
  'automaticTax',
  'version',
] as const

export const settingsOf = (db: Db) => db.selectFrom('shopSettings').select(columns).executeTakeFirstOrThrow()

/** Locked until the transaction ends. */
export const lockSettings = (tx: Db) =>
  tx.selectFrom('shopSettings').select(columns).forUpdate().executeTakeFirstOrThrow()

export const writeSettings = (tx: Db, changes: Updateable<ShopSettings>) =>
  tx.updateTable('shopSettings').set(changes).returning(columns).executeTakeFirstOrThrow()
