import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { Kind } from './inventory.queries.ts'

/** Products by name, ignoring case; locked against other batch imports. */
export async function lockProductsNamed(tx: Db, kind: Kind, names: readonly string[]) {
  const isPeptide = kind === 'peptide'
  const { rows } = await sql<{ id: number; name: string }>`
    SELECT product.id, thing.name
    FROM products AS product JOIN ${sql.table(isPeptide ? 'peptides' : 'supplements')} AS thing
      ON thing.id = product.${sql.ref(isPeptide ? 'peptideId' : 'supplementId')}
    WHERE folded(thing.name) = ANY(${names})
    ORDER BY product.id FOR NO KEY UPDATE OF product`.execute(tx)
  return rows
}

/** Batches of these products with these numbers, ignoring case; locked until the transaction ends. */
export const lockBatchesNumbered = (tx: Db, products: readonly number[], numbers: readonly string[]) =>
  tx
    .selectFrom('inventoryBatches')
    .select([
      'id',
      'productId',
      'batchNumber',
      'quantityAvailable',
      'expiryDate',
      'supplier',
      'receivedDate',
      'costPerUnit',
      'notes',
    ])
    .where('productId', '=', sql<number>`ANY(${products})`)
    .where(sql<boolean>`lower(batch_number) = ANY(${numbers})`)
    .orderBy('id')
    .forUpdate()
    .execute()

/** A batch from a table, ready to store. */
export interface BatchToStore {
  /** the id of the changed batch; null for a new one */
  id: number | null
  productId: number
  batchNumber: string
  quantityAvailable: number
  expiryDate: string | null
  supplier: string | null
  receivedDate: string | null
  costPerUnit: number | null
  notes: string | null
  /** the change in units, and its reason */
  moved: number
  reason: string
}

interface ByWhom {
  actorId: string
  at: Date
}

const given = (batches: readonly BatchToStore[]) => sql`
  json_to_recordset(${JSON.stringify(batches)}::json) AS given (id bigint, "productId" bigint, "batchNumber" text,
    "quantityAvailable" int, "expiryDate" date, supplier text, "receivedDate" date, "costPerUnit" numeric, notes text,
    moved int, reason text)`

/** Inserts batches with their first movements. Each number must be unique per product. */
export async function insertBatches(tx: Db, batches: readonly BatchToStore[], { actorId, at }: ByWhom) {
  const { rows } = await sql<{ id: number; productId: number; batchNumber: string }>`
    WITH taken AS (
      INSERT INTO inventory_batches (product_id, batch_number, quantity_available, expiry_date, supplier, received_date,
        cost_per_unit, notes, created_at)
      SELECT "productId", "batchNumber", "quantityAvailable", "expiryDate", supplier, "receivedDate", "costPerUnit", notes,
        ${at}::timestamptz
      FROM ${given(batches)}
      RETURNING id, product_id, batch_number),
    noted AS (
      INSERT INTO stock_movements (batch_id, change, reason, actor_id, at)
      SELECT taken.id, moved, reason, ${actorId}, ${at}::timestamptz
      FROM taken JOIN ${given(batches)} ON "productId" = product_id AND "batchNumber" = batch_number
      WHERE moved <> 0)
    SELECT id, product_id, batch_number FROM taken`.execute(tx)
  return rows
}

/** Updates existing batches with their movements. */
export const updateBatches = (tx: Db, batches: readonly BatchToStore[], { actorId, at }: ByWhom) =>
  sql`
    WITH changed AS (
      UPDATE inventory_batches AS batch SET quantity_available = "quantityAvailable", expiry_date = "expiryDate",
        supplier = given.supplier, received_date = "receivedDate", cost_per_unit = "costPerUnit", notes = given.notes
      FROM ${given(batches)} WHERE batch.id = given.id)
    INSERT INTO stock_movements (batch_id, change, reason, actor_id, at)
    SELECT id, moved, reason, ${actorId}, ${at}::timestamptz FROM ${given(batches)} WHERE moved <> 0`.execute(
    tx,
  )
