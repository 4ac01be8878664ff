import type { CalendarDay } from '@pepwell/domain/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'
import { productsOf, sellableOn, soldColumns } from './products-sold.queries.ts'

const lineColumns = ['line.id', 'line.quantity', 'line.price as priceWhenAdded', 'line.createdAt'] as const

/** What lies in a cart, with what the shop says of it; in the order in which it was put there. */
export const cartOf = prepared((db, { userId, today }: { userId: string; today: CalendarDay }) =>
  productsOf(db)
    .innerJoin('cartItems as line', 'line.productId', 'product.id')
    .select([...lineColumns, ...soldColumns])
    .select(sellableOn('product.id', today).as('sellable'))
    .where('line.userId', '=', userId)
    .orderBy('line.id'),
)

/** The same but for what is left of it; nobody else changes these lines until the transaction ends. */
export const lockCart = prepared((tx, { userId }: { userId: string }) =>
  productsOf(tx)
    .innerJoin('cartItems as line', 'line.productId', 'product.id')
    .select([...lineColumns, ...soldColumns])
    .where('line.userId', '=', userId)
    .orderBy('line.id')
    .forUpdate('line'),
)

/** What products cost, by their numbers. */
export const productsById = prepared((db, { ids }: { ids: readonly number[] }) =>
  productsOf(db).select(soldColumns).where('product.id', '=', sql<number>`ANY(${ids}::bigint[])`),
)

/** What products are, and how many can be sold on a day. */
const soldOn = (db: Db, today: CalendarDay) =>
  productsOf(db).select(soldColumns).select(sellableOn('product.id', today).as('sellable'))

/** Of what something is put into a cart. */
export type Wanted = { peptideName: string } | { supplementId: number } | { productId: number }

const productByName = prepared((db, { name, today }: { name: string; today: CalendarDay }) =>
  soldOn(db, today).where('peptide.name', '=', name),
)

const productOfSupplement = prepared((db, { id, today }: { id: number; today: CalendarDay }) =>
  soldOn(db, today).where('product.supplementId', '=', id),
)

const productById = prepared((db, { id, today }: { id: number; today: CalendarDay }) =>
  soldOn(db, today).where('product.id', '=', id),
)

/** A product by whatever it is named by. */
export async function productBy(db: Db, wanted: Wanted, today: CalendarDay) {
  const [product] =
    'peptideName' in wanted
      ? await productByName(db, { name: wanted.peptideName, today })
      : 'supplementId' in wanted
        ? await productOfSupplement(db, { id: wanted.supplementId, today })
        : await productById(db, { id: wanted.productId, today })
  return product
}

/** What is put into a cart. */
export interface Addition {
  userId: string
  /** the browser's own id of it; null is put there whenever it is sent */
  clientId: string | null
  /** `price` in dollars, of one piece */
  lines: readonly { productId: number; quantity: number; price: number }[]
  /** the most of a line */
  most: number
  now: Date
  /** additions from before this are not sent again, and forgotten */
  forgetBefore: Date
}

/** A line that was put there; `priceWhenAdded` in dollars. */
interface StoredLine {
  id: number
  productId: number
  quantity: number
  priceWhenAdded: number
  createdAt: Date
}

/**
 * Puts products into a cart, once per client id; what is there already becomes more, and keeps the price of its first.
 * @returns the lines that changed; none when the same was put there before
 */
export const addLines = async (db: Db, { userId, clientId, lines, most, now, forgetBefore }: Addition) => {
  const { rows } = await sql<StoredLine>`
    WITH forgotten AS (
      DELETE FROM cart_additions WHERE user_id = ${userId} AND created_at < ${forgetBefore}
    ), addition AS (
      INSERT INTO cart_additions (user_id, client_id, created_at)
      SELECT ${userId}, ${clientId}::uuid, ${now}::timestamptz WHERE ${clientId}::uuid IS NOT NULL
      ON CONFLICT DO NOTHING RETURNING client_id
    )
    INSERT INTO cart_items AS line (user_id, product_id, quantity, price, created_at)
    SELECT ${userId}, "productId", quantity, price, ${now}::timestamptz
    FROM json_to_recordset(${JSON.stringify(lines)}::json) AS added ("productId" bigint, quantity int, price numeric)
    WHERE ${clientId}::uuid IS NULL OR EXISTS (SELECT FROM addition)
    ORDER BY "productId"
    ON CONFLICT (user_id, product_id) DO UPDATE
      SET quantity = least(${most}::int, line.quantity + excluded.quantity)
    RETURNING id, product_id, quantity, price AS price_when_added, created_at`.execute(db)
  return rows
}

/** @returns whether there is such a line in this person's cart */
export async function setQuantity(db: Db, userId: string, id: number, quantity: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('cartItems')
    .set({ quantity })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const deleteLine = (db: Db, userId: string, id: number): Promise<boolean> =>
  deletedAny(db.deleteFrom('cartItems').where('id', '=', id).where('userId', '=', userId))

/** Takes lines out of a cart. */
export const deleteLines = prepared((db, { userId, ids }: { userId: string; ids: readonly number[] }) =>
  db
    .deleteFrom('cartItems')
    .where('userId', '=', userId)
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`),
)
