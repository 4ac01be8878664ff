import type { ProductCosts as WireCosts } from '@pepwell/contract/shop/product-costs'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ProductCosts } from '../../database/schema.ts'

/** The seven costs and the price. */
export const amountColumns = [
  'costOfGoods',
  'packagingCost',
  'testingCost',
  'shippingCost',
  'otherCosts',
  'mailingLabelCost',
  'barcodeCost',
  'retailPrice',
] as const

const inDatabase = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const places = [1, 2, 3, 4] as const

/** A peptide's costs with its links and vendor prices by dosage. */
export type CostsRow = Omit<WireCosts, 'lowestVendorPrice'> & {
  mg: number | null
  offers: { dosage: string; price: number }[]
}

const amounts = sql.raw(amountColumns.map((name) => `'${name}', ${inDatabase(name)}`).join(', '))
const links = sql.raw(
  places
    .map(
      (place) => `'scrapingLink${place}', link${place}.url,
        'link${place}UsLabTested', coalesce(link${place}.us_lab_tested, false),
        'link${place}BatchTracked', coalesce(link${place}.batch_tracked, false)`,
    )
    .join(', '),
)
const joinedLinks = sql.raw(
  places
    .map(
      (place) =>
        `LEFT JOIN price_links AS link${place} ON link${place}.product_id = cost.product_id AND link${place}.position = ${place}`,
    )
    .join(' '),
)

/**
 * Built as JSON by the database, because reading many rows and columns one by one is slow.
 * @returns a JSON list of {@link CostsRow}, of all products or the one with this id
 */
async function costsText(db: Db, id: number | null): Promise<string> {
  const { rows } = await sql<{ list: string }>`
    SELECT coalesce(json_agg(json_build_object(
      'id', cost.id, 'peptideId', peptide.id, 'peptide', json_build_object('id', peptide.id, 'name', peptide.name),
      'mg', peptide.mg, 'version', cost.version, ${amounts}, ${links}, 'offers', coalesce(offers.list, '[]')
    ) ORDER BY peptide.display_order, peptide.id), '[]')::text AS list
    FROM product_costs AS cost
    JOIN products AS product ON product.id = cost.product_id
    JOIN peptides AS peptide ON peptide.id = product.peptide_id
    ${joinedLinks}
    LEFT JOIN (
      SELECT peptide_id, json_agg(json_build_object('dosage', dosage, 'price', price)) AS list
      FROM (SELECT peptide_id, dosage, min(price) AS price FROM vendor_prices GROUP BY peptide_id, dosage) AS cheapest
      GROUP BY peptide_id) AS offers ON offers.peptide_id = peptide.id
    WHERE ${id}::bigint IS NULL OR cost.id = ${id}`.execute(db.withoutPlugins())
  return rows[0]?.list ?? '[]'
}

/** In display order, as JSON of a list of {@link CostsRow}. */
export const allProductCosts = (db: Db) => costsText(db, null)

export async function productCostsById(db: Db, id: number): Promise<CostsRow> {
  const [row]: CostsRow[] = JSON.parse(await costsText(db, id))
  if (!row) throw new Error('what was just stored is gone')
  return row
}

/** A peptide's product, locked. */
export const lockProductOfPeptide = (tx: Db, peptideId: number) =>
  tx
    .selectFrom('products as product')
    .innerJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .select(['product.id', 'peptide.name'])
    .where('peptide.id', '=', peptideId)
    .forNoKeyUpdate('product')
    .executeTakeFirst()

export const costsOfProduct = (tx: Db, productId: number) =>
  tx
    .selectFrom('productCosts')
    .select(['id', 'version', ...amountColumns])
    .where('productId', '=', productId)
    .executeTakeFirst()

/** Adds or changes a product's costs and their version. */
export const putCosts = (tx: Db, costs: Insertable<ProductCosts>) =>
  tx
    .insertInto('productCosts')
    .values(costs)
    .onConflict((conflict) =>
      conflict.column('productId').doUpdateSet(({ ref }) => ({
        ...costs,
        version: sql<number>`${ref('productCosts.version')} + 1`,
      })),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
