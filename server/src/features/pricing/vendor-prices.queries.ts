import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import type { VendorPrices } from '../../database/schema.ts'

/** The columns of a vendor price's reply. */
export const replyColumns = [
  'id',
  'peptideId',
  'vendorName',
  'price',
  'dosage',
  'usLabTested',
  'batchTracked',
  'notes',
  'createdAt',
  'version',
] as const

const peptides = (tx: Db) =>
  tx
    .selectFrom('peptides as peptide')
    .innerJoin('products as product', 'product.peptideId', 'peptide.id')
    .select(['peptide.name', 'peptide.mg', 'product.id as productId'])
    .forKeyShare('peptide')

/** A peptide with what prices need, locked until the transaction ends. */
export const heldPeptide = (tx: Db, id: number) =>
  peptides(tx).where('peptide.id', '=', id).executeTakeFirst()

/** A price's peptide, locked before its prices, because deletion locks in this order. */
export const heldPeptideOf = (tx: Db, priceId: number) =>
  peptides(tx)
    .innerJoin('vendorPrices as offer', 'offer.peptideId', 'peptide.id')
    .where('offer.id', '=', priceId)
    .executeTakeFirst()

/** @returns undefined if the client's id is known */
export const insertVendorPrice = (tx: Db, row: Insertable<VendorPrices>) =>
  tx
    .insertInto('vendorPrices')
    .values(row)
    .onConflict((conflict) => conflict.column('clientId').doNothing())
    .returning(replyColumns)
    .executeTakeFirst()

export const vendorPriceByClientId = (db: Db, clientId: string) =>
  db
    .selectFrom('vendorPrices')
    .select(replyColumns)
    .where('clientId', '=', clientId)
    .executeTakeFirstOrThrow()

export const lockVendorPrice = (tx: Db, id: number) =>
  tx.selectFrom('vendorPrices').select(replyColumns).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateVendorPrice = (tx: Db, id: number, changes: Updateable<VendorPrices>) =>
  tx
    .updateTable('vendorPrices')
    .set(changes)
    .where('id', '=', id)
    .returning(replyColumns)
    .executeTakeFirstOrThrow()

export const deleteVendorPrice = (tx: Db, id: number): Promise<boolean> =>
  deletedAny(tx.deleteFrom('vendorPrices').where('id', '=', id))

/** The prices of every peptide, cheapest first, with its usual vial. */
export const allVendorPrices = (db: Db) =>
  db
    .selectFrom('vendorPrices as offer')
    .innerJoin('peptides as peptide', 'peptide.id', 'offer.peptideId')
    .select(replyColumns.map((column) => `offer.${column}` as const))
    .select('peptide.mg')
    .orderBy('offer.peptideId')
    .orderBy('offer.price')
    .orderBy('offer.id')
    .execute()

/** Vendors differ only by name without case; the latest spelling counts. */
export const vendorNames = async (db: Db): Promise<string[]> => {
  const found = await db
    .selectFrom('vendorPrices')
    .distinctOn(sql`lower(vendor_name)`)
    .select('vendorName')
    .orderBy(sql`lower(vendor_name)`)
    .orderBy('id', 'desc')
    .execute()
  return found.map(({ vendorName }) => vendorName)
}
