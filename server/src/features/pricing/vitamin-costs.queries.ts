import type { Insertable, Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import type { ProductCosts } from '../../database/schema.ts'

/** Two of the seven costs have other wire names for vitamins. */
const wireColumns = [
  'cost.costOfGoods',
  'cost.packagingCost',
  'cost.testingCost',
  'cost.shippingCost as shippingMailerCost',
  'cost.otherCosts as freeBacWaterCost',
  'cost.mailingLabelCost',
  'cost.barcodeCost',
  'cost.retailPrice',
  'cost.version',
] as const

const vitaminCosts = (db: Db) =>
  db
    .selectFrom('productCosts as cost')
    .innerJoin('products as product', 'product.id', 'cost.productId')
    .innerJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['cost.id', 'supplement.id as supplementId'])
    .select(wireColumns)
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

/** A vitamin's product, locked until the transaction ends. */
export const vitaminProduct = (tx: Db, supplementId: number) =>
  tx
    .selectFrom('products as product')
    .innerJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['product.id', 'supplement.name'])
    .where('supplement.id', '=', supplementId)
    .forKeyShare()
    .executeTakeFirst()

/** @returns undefined if the product already has costs */
export const insertCosts = (tx: Db, costs: Insertable<ProductCosts>) =>
  tx
    .insertInto('productCosts')
    .values(costs)
    .onConflict((conflict) => conflict.column('productId').doNothing())
    .returning('id')
    .executeTakeFirst()

const lockable = (tx: Db) =>
  tx
    .selectFrom('productCosts as cost')
    .innerJoin('products as product', 'product.id', 'cost.productId')
    .innerJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['cost.id', 'supplement.name'])
    .select(wireColumns)
    .forUpdate('cost')

/** A vitamin's costs, locked until the transaction ends. */
export const lockVitaminCosts = (tx: Db, id: number) =>
  lockable(tx).where('cost.id', '=', id).executeTakeFirst()

/** The same, by the product. */
export const lockCostsOfProduct = (tx: Db, productId: number) =>
  lockable(tx).where('product.id', '=', productId).executeTakeFirst()

export const updateCosts = (tx: Db, id: number, changes: Updateable<ProductCosts>) =>
  tx.updateTable('productCosts').set(changes).where('id', '=', id).execute()
