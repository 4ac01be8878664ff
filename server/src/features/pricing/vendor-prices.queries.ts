import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { deletedAny } from '../../database/deleted-any.ts'
import type { VendorPrices } from '../../database/schema.ts'

/** What is answered of a vendor's price. */
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

/** A peptide as prices know it; it stays until the transaction ends. */
export const heldPeptide = (tx: Db, id: number) =>
  peptides(tx).where('peptide.id', '=', id).executeTakeFirst()

/** The peptide that a price is of. Whoever deletes it takes its prices after it: so it is held before they are locked. */
export const heldPeptideOf = (tx: Db, priceId: number) =>
  peptides(tx)
    .innerJoin('vendorPrices as offer', 'offer.peptideId', 'peptide.id')
    .where('offer.id', '=', priceId)
    .executeTakeFirst()

/** @returns undefined when the client's id is known already */
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

/** The prices of every peptide, cheapest first, with the vial that each peptide usually comes in. */
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

/** Capitals make no other vendor; of several spellings the last one counts. */
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
