import type { CostField } from '@pepwell/domain/shop/margins'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { amountColumns } from './costs.queries.ts'

/** What costs and prices belong to. */
export type Kind = 'peptide' | 'supplement'

/** A product by name; `ofId` is the peptide's or supplement's id. */
export interface NamedProduct {
  id: number
  ofId: number
  name: string
  mg: number | null
}

/** Products by lower-case name; blocks other imports of them meanwhile. */
export async function lockProductsNamed(
  tx: Db,
  kind: Kind,
  names: readonly string[],
): Promise<NamedProduct[]> {
  const isPeptide = kind === 'peptide'
  const { rows } = await sql<NamedProduct>`
    SELECT product.id, thing.id AS of_id, thing.name, ${isPeptide ? sql`thing.mg` : sql`NULL::numeric`} AS mg
    FROM products AS product JOIN ${sql.table(isPeptide ? 'peptides' : 'supplements')} AS thing
      ON thing.id = product.${sql.ref(isPeptide ? 'peptideId' : 'supplementId')}
    WHERE folded(thing.name) = ANY(${names})
    ORDER BY product.id FOR NO KEY UPDATE OF product`.execute(tx)
  return rows
}

/** Vendor prices of these peptides, locked until the transaction ends. */
export const lockPricesOf = (tx: Db, peptides: readonly number[]) =>
  tx
    .selectFrom('vendorPrices')
    .select(['id', 'peptideId', 'vendorName', 'price', 'dosage', 'usLabTested', 'batchTracked', 'notes'])
    .where('peptideId', '=', sql<number>`ANY(${peptides})`)
    .orderBy('id')
    .forUpdate()
    .execute()

type Known = Awaited<ReturnType<typeof lockPricesOf>>[number]

/** A vendor's price to store. */
export interface PriceToStore {
  /** of the changed price; null for a new one */
  id: number | null
  peptideId: number
  productId: number
  vendorName: string
  price: number
  dosage: string
  usLabTested: boolean
  batchTracked: boolean
  notes: string | null
  /** whether it is added to the history: new or changed */
  isNoted: boolean
}

const given = (prices: readonly PriceToStore[]) => sql`
  json_to_recordset(${JSON.stringify(prices)}::json) AS given (id bigint, "peptideId" bigint, "productId" bigint,
    "vendorName" text, price numeric, dosage text, "usLabTested" boolean, "batchTracked" boolean, notes text,
    "isNoted" boolean)`

/**
 * Adds and changes prices with their history.
 * @returns the new ones
 */
export async function putPrices(tx: Db, prices: readonly PriceToStore[], at: Date) {
  const { rows } = await sql<Pick<Known, 'id' | 'peptideId' | 'vendorName' | 'dosage'>>`
    INSERT INTO vendor_prices (peptide_id, vendor_name, price, dosage, us_lab_tested, batch_tracked, notes, created_at)
    SELECT "peptideId", "vendorName", price, dosage, "usLabTested", "batchTracked", notes, ${at}::timestamptz
    FROM ${given(prices)} WHERE id IS NULL
    RETURNING id, peptide_id, vendor_name, dosage`.execute(tx)
  await sql`
    UPDATE vendor_prices AS offer SET price = given.price, us_lab_tested = "usLabTested",
      batch_tracked = "batchTracked", notes = given.notes
    FROM ${given(prices)} WHERE offer.id = given.id`.execute(tx)
  await sql`
    INSERT INTO price_history (product_id, vendor_name, dosage, price, at)
    SELECT "productId", "vendorName", dosage, price, ${at}::timestamptz FROM ${given(prices)} WHERE "isNoted"`.execute(
    tx,
  )
  return rows
}

/** Costs of these products, locked until the transaction ends. */
export const lockCostsOf = (tx: Db, products: readonly number[]) =>
  tx
    .selectFrom('productCosts')
    .select(['productId', ...amountColumns])
    .where('productId', '=', sql<number>`ANY(${products})`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A product's costs, null if unknown, and its price; dollars. */
export type CostsToStore = { productId: number; retailPrice: number } & Record<CostField, number | null>

/** Adds or changes costs. */
export async function putAllCosts(tx: Db, costs: readonly CostsToStore[]) {
  const { rows } = await sql<{ id: number; productId: number }>`
    INSERT INTO product_costs (product_id, cost_of_goods, packaging_cost, testing_cost, shipping_cost, other_costs,
      mailing_label_cost, barcode_cost, retail_price)
    SELECT * FROM json_to_recordset(${JSON.stringify(costs)}::json) AS given ("productId" bigint, "costOfGoods" numeric,
      "packagingCost" numeric, "testingCost" numeric, "shippingCost" numeric, "otherCosts" numeric,
      "mailingLabelCost" numeric, "barcodeCost" numeric, "retailPrice" numeric)
    ON CONFLICT (product_id) DO UPDATE SET (cost_of_goods, packaging_cost, testing_cost, shipping_cost, other_costs,
      mailing_label_cost, barcode_cost, retail_price) = ROW(excluded.cost_of_goods, excluded.packaging_cost,
      excluded.testing_cost, excluded.shipping_cost, excluded.other_costs, excluded.mailing_label_cost,
      excluded.barcode_cost, excluded.retail_price)
    RETURNING id, product_id`.execute(tx)
  return rows
}
