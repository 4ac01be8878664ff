import { type Insertable, sql, type Updateable } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { idBelow, type Page } from '../../database/page.ts'
import type { InventoryBatches } from '../../database/schema.ts'

const storedColumns = [
  'batch.id',
  'batch.batchNumber',
  'batch.quantityReserved',
  'batch.expiryDate',
  'batch.supplier',
  'batch.receivedDate',
  'batch.costPerUnit',
  'batch.notes',
  'batch.recallReason',
  'batch.version',
] as const

const peptideBatches = (db: Db) =>
  db
    .selectFrom('inventoryBatches as batch')
    .innerJoin('products as product', 'product.id', 'batch.productId')
    .innerJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .select(storedColumns)
    .select(['batch.quantityAvailable', 'peptide.id as peptideId'])
    .select(({ ref }) =>
      jsonBuildObject({ id: ref('peptide.id'), name: ref('peptide.name'), mg: ref('peptide.mg') }).as(
        'peptide',
      ),
    )

const vitaminBatches = (db: Db) =>
  db
    .selectFrom('inventoryBatches as batch')
    .innerJoin('products as product', 'product.id', 'batch.productId')
    .innerJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(storedColumns)
    .select(['batch.quantityAvailable as quantity', 'supplement.id as supplementId'])
    .select(({ ref }) =>
      jsonBuildObject({
        id: ref('supplement.id'),
        name: ref('supplement.name'),
        brand: ref('supplement.brand'),
        category: ref('supplement.category'),
        dosageAmount: ref('supplement.dosageAmount'),
        dosageUnit: ref('supplement.dosageUnit'),
      }).as('supplement'),
    )

/** Newest first. */
export const peptideBatchesPage = (db: Db, { limit, after }: Page) =>
  peptideBatches(db).where('batch.id', '<', idBelow(after)).orderBy('batch.id', 'desc').limit(limit).execute()

/** Newest first. */
export const vitaminBatchesPage = (db: Db, { limit, after }: Page) =>
  vitaminBatches(db).where('batch.id', '<', idBelow(after)).orderBy('batch.id', 'desc').limit(limit).execute()

export const peptideBatch = (db: Db, id: number) =>
  peptideBatches(db).where('batch.id', '=', id).executeTakeFirstOrThrow()

export const vitaminBatch = (db: Db, id: number) =>
  vitaminBatches(db).where('batch.id', '=', id).executeTakeFirstOrThrow()

/** The products of batches: each kind by its own id. */
export type Kind = 'peptide' | 'supplement'

/** Products with names. */
const products = (db: Db) =>
  db
    .selectFrom('products as product')
    .leftJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .leftJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['product.id', sql<string>`coalesce(peptide.name, supplement.name)`.as('name')])

/** The product of a peptide or supplement, locked until the transaction ends. */
export const productOf = (tx: Db, kind: Kind, id: number) =>
  products(tx)
    .where(kind === 'peptide' ? 'product.peptideId' : 'product.supplementId', '=', id)
    .forKeyShare('product')
    .executeTakeFirst()

/** @returns its id; undefined if the client id exists already */
export const insertBatch = async (
  tx: Db,
  batch: Insertable<InventoryBatches>,
): Promise<number | undefined> => {
  const row = await tx
    .insertInto('inventoryBatches')
    .values(batch)
    .onConflict((conflict) => conflict.column('clientId').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export const batchByClientId = async (db: Db, kind: Kind, clientId: string): Promise<number | undefined> => {
  const row = await db
    .selectFrom('inventoryBatches as batch')
    .innerJoin('products as product', 'product.id', 'batch.productId')
    .select('batch.id')
    .where('batch.clientId', '=', clientId)
    .where(kind === 'peptide' ? 'product.peptideId' : 'product.supplementId', 'is not', null)
    .executeTakeFirst()
  return row?.id
}

/** A batch of this kind, locked until the transaction ends. */
export const lockBatch = (tx: Db, kind: Kind, id: number) =>
  products(tx)
    .innerJoin('inventoryBatches as batch', 'batch.productId', 'product.id')
    .select([
      'batch.productId',
      'batch.batchNumber',
      'batch.quantityAvailable',
      'batch.expiryDate',
      'batch.supplier',
      'batch.receivedDate',
      'batch.costPerUnit',
      'batch.notes',
      'batch.recallReason',
      'batch.version',
    ])
    .where('batch.id', '=', id)
    .where(kind === 'peptide' ? 'product.peptideId' : 'product.supplementId', 'is not', null)
    .forUpdate('batch')
    .executeTakeFirst()

export const updateBatchRow = (tx: Db, id: number, changes: Updateable<InventoryBatches>) =>
  tx.updateTable('inventoryBatches').set(changes).where('id', '=', id).execute()

export const batchExists = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom('inventoryBatches').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
