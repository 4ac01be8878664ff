import { type Insertable, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
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

const places = [1, 2, 3, 4] as const

/** The links of a product side by side, as they stand on the wire. */
const linkColumns = places.flatMap((place) => {
  const link = sql.ref(`link${place}`)
  return [
    sql<string | null>`${link}.url`.as(`scrapingLink${place}`),
    sql<boolean>`coalesce(${link}.us_lab_tested, false)`.as(`link${place}UsLabTested`),
    sql<boolean>`coalesce(${link}.batch_tracked, false)`.as(`link${place}BatchTracked`),
  ]
})

const costs = (db: Db) =>
  places
    .reduce(
      (query, place) =>
        query.leftJoin(`priceLinks as link${place}`, (join) =>
          join
            .onRef(`link${place}.productId`, '=', 'cost.productId')
            .on(`link${place}.position`, '=', sql.lit(place)),
        ),
      db
        .selectFrom('productCosts as cost')
        .innerJoin('products as product', 'product.id', 'cost.productId')
        .innerJoin('peptides as peptide', 'peptide.id', 'product.peptideId'),
    )
    .select(['cost.id', 'peptide.id as peptideId', 'peptide.mg', 'cost.version'])
    .select(amountColumns.map((column) => `cost.${column}` as const))
    .select(linkColumns)
    .select(({ ref }) => jsonBuildObject({ id: ref('peptide.id'), name: ref('peptide.name') }).as('peptide'))

const selectCosts = prepared((db) => costs(db).orderBy('peptide.displayOrder').orderBy('peptide.id'))

/** In display order. */
export const allProductCosts = (db: Db) => selectCosts(db, {})

export const productCostsById = (db: Db, id: number) =>
  costs(db).where('cost.id', '=', id).executeTakeFirstOrThrow()

const selectOffers = prepared((db) =>
  db
    .selectFrom('vendorPrices')
    .select(({ fn }) => ['peptideId', 'dosage', fn.min('price').as('price')])
    .groupBy(['peptideId', 'dosage']),
)

/** What the cheapest vendor asks for each dosage of each peptide. */
export const cheapestOffers = (db: Db) => selectOffers(db, {})

export const cheapestOffersOf = (db: Db, peptideId: number) =>
  db
    .selectFrom('vendorPrices')
    .select(({ fn }) => ['peptideId', 'dosage', fn.min('price').as('price')])
    .where('peptideId', '=', peptideId)
    .groupBy(['peptideId', 'dosage'])
    .execute()

/** The product that a peptide is; one at a time says what it costs. */
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

/** Adds the costs of a product or changes them; either way they are of another version than before. */
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
