import type { ProductCosts as WireCosts } from '@pepwell/contract/shop/product-costs'
import { type Insertable, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
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

const vitaminCosts = (db: Db) =>
  db
    .selectFrom('productCosts as cost')
    .innerJoin('products as product', 'product.id', 'cost.productId')
    .innerJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select([
      'cost.id',
      'supplement.id as supplementId',
      'cost.costOfGoods',
      'cost.packagingCost',
      'cost.testingCost',
      // Vitamins have other wire names for two of the seven costs.
      'cost.shippingCost as shippingMailerCost',
      'cost.otherCosts as freeBacWaterCost',
      'cost.mailingLabelCost',
      'cost.barcodeCost',
      'cost.retailPrice',
      'cost.version',
    ])
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('supplement.id'),
        name: ref('supplement.name'),
        brand: ref('supplement.brand'),
        category: ref('supplement.category'),
        description: ref('supplement.description'),
        dosageAmount: ref('supplement.dosageAmount'),
        dosageUnit: ref('supplement.dosageUnit'),
        shopEnabled: ref('product.enabled'),
        version: ref('supplement.version'),
      }).as('supplement'),
    )

/** Sorted by vitamin name. */
export const allVitaminCosts = (db: Db) =>
  vitaminCosts(db)
    .orderBy(({ fn }) => fn<string>('lower', ['supplement.name']))
    .execute()

export const vitaminCostById = (db: Db, id: number) =>
  vitaminCosts(db).where('cost.id', '=', id).executeTakeFirstOrThrow()

/** A peptide's product, locked until the transaction ends. */
export const lockProductOfPeptide = (tx: Db, peptideId: number) =>
  tx
    .selectFrom('products as product')
    .innerJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .select(['product.id', 'peptide.name'])
    .where('peptide.id', '=', peptideId)
    .forNoKeyUpdate('product')
    .executeTakeFirst()

const vitaminProducts = (tx: Db) =>
  tx
    .selectFrom('products as product')
    .innerJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['product.id', 'supplement.name'])
    .forNoKeyUpdate('product')

/** A vitamin's product, locked until the transaction ends. */
export const lockProductOfVitamin = (tx: Db, supplementId: number) =>
  vitaminProducts(tx).where('supplement.id', '=', supplementId).executeTakeFirst()

/** The product of a vitamin's costs, locked until the transaction ends. */
export const lockProductOfVitaminCosts = (tx: Db, id: number) =>
  vitaminProducts(tx)
    .innerJoin('productCosts as cost', 'cost.productId', 'product.id')
    .where('cost.id', '=', id)
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
