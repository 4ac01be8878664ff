import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import { prepared } from '../../database/prepared.ts'
import { productsOf, sellableOn, soldColumns } from './products-sold.queries.ts'

const lineColumns = ['line.id', 'line.quantity', 'line.price as priceWhenAdded', 'line.createdAt'] as const

/** A cart's lines with shop data, in the order added. */
export const cartOf = prepared((db, { userId, today }: { userId: string; today: CalendarDay }) =>
  productsOf(db)
    .innerJoin('cartItems as line', 'line.productId', 'product.id')
    .select([...lineColumns, ...soldColumns])
    .select(sellableOn('product.id', today).as('sellable'))
    .where('line.userId', '=', userId)
    .orderBy('line.id'),
)

/** The same without stock; locks the lines until the transaction ends. */
export const lockCart = prepared((tx, { userId }: { userId: string }) =>
  productsOf(tx)
    .innerJoin('cartItems as line', 'line.productId', 'product.id')
    .select([...lineColumns, ...soldColumns])
    .where('line.userId', '=', userId)
    .orderBy('line.id')
    .forUpdate('line'),
)

/** Product prices, by id. */
export const productsById = prepared((db, { ids }: { ids: readonly number[] }) =>
  productsOf(db).select(soldColumns).where('product.id', '=', sql<number>`ANY(${ids}::bigint[])`),
)

/** What products are, and how many can be sold on a day. */
const soldOn = (db: Db, today: CalendarDay) =>
  productsOf(db).select(soldColumns).select(sellableOn('product.id', today).as('sellable'))

/** A product for the cart. */
export type Wanted = { peptideName: string } | { supplementId: number } | { productId: number }

/** A product to add to a cart. */
export interface Addition {
  userId: string
  /** the browser's client id; null adds on every call */
  clientId: string | null
  /** `price` in dollars, of one piece */
  lines: readonly { productId: number; quantity: number; price: number }[]
  /** the maximum quantity of a line */
  max: number
  now: Date
  /** additions before this are no longer retried, so their ids are deleted */
  deleteBefore: Date
}

/** An added line; `priceWhenAdded` in dollars. */
interface StoredLine {
  id: number
  productId: number
  quantity: number
  priceWhenAdded: number
  createdAt: Date
}

/**
 * A WITH clause that records an addition under its client id, and returns nothing for a known id. Old ids are
 * deleted. @param isSomething whether there is anything to add
 */
const notedOnce = (
  { userId, clientId, now, deleteBefore }: Omit<Addition, 'lines' | 'max'>,
  isSomething = sql<boolean>`true`,
) => sql`
  forgotten AS (
    DELETE FROM cart_additions WHERE user_id = ${userId} AND created_at < ${deleteBefore}
  ), addition AS (
    INSERT INTO cart_additions (user_id, client_id, created_at)
    SELECT ${userId}, ${clientId}::uuid, ${now}::timestamptz WHERE ${clientId}::uuid IS NOT NULL AND ${isSomething}
    ON CONFLICT DO NOTHING RETURNING client_id
  )`

/** An existing line increases and keeps its first price. */
const becomesMore = ({ max }: Pick<Addition, 'max'>) => sql`
  ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = least(${max}::int, line.quantity + excluded.quantity)
  RETURNING id, product_id, quantity, price AS price_when_added, created_at`

/**
 * Adds products to a cart, once per client id. @returns the changed lines; none for a known client id
 */
export const addLines = async (db: Db, { lines, ...addition }: Addition) => {
  const { userId, clientId, now } = addition
  const { rows } = await sql<StoredLine>`
    WITH ${notedOnce(addition)}
    INSERT INTO cart_items AS line (user_id, product_id, quantity, price, created_at)
    SELECT ${userId}, "productId", quantity, price, ${now}::timestamptz
    FROM json_to_recordset(${JSON.stringify(lines)}::json) AS added ("productId" bigint, quantity int, price numeric)
    WHERE ${clientId}::uuid IS NULL OR EXISTS (SELECT FROM addition)
    ORDER BY "productId"
    ${becomesMore(addition)}`.execute(db)
  return rows
}

/** Adds a quantity of one product at the shop's price, or the default peptide price without one. */
type OneAddition = Omit<Addition, 'lines'> & { quantity: number; peptidePrice: number; today: CalendarDay }

type Product = Awaited<ReturnType<typeof productsById>>[number] & { sellable: number }

/** A product, with its line if that changed. */
type Added = Product & (StoredLine | { id: null })

/** Looks up a product and adds it to a cart in one statement, which is built once. */
const addingOne = <Name extends string | number>(isIt: (name: Name) => RawBuilder<boolean>) =>
  prepared(
    (db, addition: OneAddition & { name: Name }) => sql<Added>`
      WITH product AS (
        ${soldOn(db, addition.today).where(isIt(addition.name))}
      ), priced AS (
        SELECT product_id,
          CASE WHEN shop_price > 0 THEN shop_price WHEN kind = 'peptide' THEN ${addition.peptidePrice}::numeric END AS price
        FROM product
      ), ${notedOnce(addition, sql`EXISTS (SELECT FROM priced WHERE price IS NOT NULL)`)}, stored AS (
        INSERT INTO cart_items AS line (user_id, product_id, quantity, price, created_at)
        SELECT ${addition.userId}, product_id, ${addition.quantity}::int, price, ${addition.now}::timestamptz
        FROM priced
        WHERE price IS NOT NULL AND (${addition.clientId}::uuid IS NULL OR EXISTS (SELECT FROM addition))
        ${becomesMore(addition)}
      )
      SELECT product.*, id, quantity, price_when_added, created_at FROM product LEFT JOIN stored USING (product_id)`,
  )

// A name is found in any case.
const addPeptide = addingOne<string>((name) => sql<boolean>`lower(peptide.name) = lower(${name})`)
const addSupplement = addingOne<number>((id) => sql<boolean>`product.supplement_id = ${id}`)
const addProduct = addingOne<number>((id) => sql<boolean>`product.id = ${id}`)

/**
 * Adds one product to a cart, once per client id. @returns the product, with its line if that changed;
 * undefined for an unknown product
 */
export async function addLine(
  db: Db,
  wanted: Wanted,
  addition: OneAddition,
): Promise<{ product: Product; line: StoredLine | undefined } | undefined> {
  const [added] =
    'peptideName' in wanted
      ? await addPeptide(db, { ...addition, name: wanted.peptideName })
      : 'supplementId' in wanted
        ? await addSupplement(db, { ...addition, name: wanted.supplementId })
        : await addProduct(db, { ...addition, name: wanted.productId })
  return added && { product: added, line: added.id === null ? undefined : added }
}

/** @returns whether this person's cart has the line */
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
