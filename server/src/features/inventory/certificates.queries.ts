import type { Certificate } from '@pepwell/contract/shop/certificates'
import { certificateAddress } from '@pepwell/domain/shop/certificates'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { BatchCertificates } from '../../database/schema.ts'

/** The URL prefix of PDFs, without a hash. */
const FILES = sql.lit(certificateAddress(''))

/** A batch's certificates as displayed, latest test first. */
export const certificatesOf = (db: Db, batchId: number) =>
  db
    .selectFrom('batchCertificates')
    .select(['id', 'lab', 'testedOn', 'method', 'purity'])
    .select(sql<string>`${FILES} || hash`.as('url'))
    .where('batchId', '=', batchId)
    .orderBy('testedOn', 'desc')
    .orderBy('id', 'desc')
    .execute()

/**
 * The same as JSON, within a query that has batches.
 * @param batchId the column with the id of the batch: 'item.batchId'
 */
export const certificatesJson = (batchId: string) => sql<Certificate[]>`(
  SELECT coalesce(json_agg(json_build_object('id', certificate.id, 'lab', certificate.lab,
    'testedOn', certificate.tested_on, 'method', certificate.method, 'purity', certificate.purity,
    'url', ${FILES} || certificate.hash) ORDER BY certificate.tested_on DESC, certificate.id DESC), '[]')
  FROM batch_certificates AS certificate WHERE certificate.batch_id = ${sql.ref(batchId)})`

/** A batch with its product's name and kind, locked against adding certificates. */
export const lockBatchForCertificates = (tx: Db, id: number) =>
  tx
    .selectFrom('inventoryBatches as batch')
    .innerJoin('products as product', 'product.id', 'batch.productId')
    .leftJoin('peptides as peptide', 'peptide.id', 'product.peptideId')
    .leftJoin('supplements as supplement', 'supplement.id', 'product.supplementId')
    .select(['batch.id', 'batch.batchNumber', 'product.peptideId'])
    .select(sql<string>`coalesce(peptide.name, supplement.name)`.as('product'))
    .where('batch.id', '=', id)
    .forNoKeyUpdate('batch')
    .executeTakeFirst()

export const countCertificates = async (tx: Db, batchId: number): Promise<number> => {
  const { count } = await tx
    .selectFrom('batchCertificates')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('batchId', '=', batchId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export const certificateByClientId = (db: Db, batchId: number, clientId: string) =>
  db
    .selectFrom('batchCertificates')
    .select('id')
    .where('clientId', '=', clientId)
    .where('batchId', '=', batchId)
    .executeTakeFirst()

export const insertCertificate = (tx: Db, certificate: Insertable<BatchCertificates>) =>
  tx.insertInto('batchCertificates').values(certificate).returning('id').executeTakeFirstOrThrow()

export const lockCertificate = (tx: Db, id: number) =>
  tx
    .selectFrom('batchCertificates')
    .select(['id', 'batchId', 'lab', 'testedOn', 'method', 'purity'])
    .where('id', '=', id)
    .where('batchId', 'is not', null)
    .forUpdate()
    .executeTakeFirst()

/** Hides it from everyone, so its blob can be deleted. */
export const detachCertificate = (tx: Db, id: number) =>
  tx.updateTable('batchCertificates').set({ batchId: null }).where('id', '=', id).execute()

export const detachedCertificates = (db: Db, limit: number) =>
  db
    .selectFrom('batchCertificates')
    .select(['id', 'hash'])
    .where('batchId', 'is', null)
    .orderBy('id')
    .limit(limit)
    .execute()

export const deleteCertificate = (db: Db, id: number) =>
  db.deleteFrom('batchCertificates').where('id', '=', id).where('batchId', 'is', null).execute()

/** The file name of a visible certificate; undefined if no batch has it. */
export const certificateByHash = (db: Db, hash: string) =>
  db
    .selectFrom('batchCertificates as certificate')
    .innerJoin('inventoryBatches as batch', 'batch.id', 'certificate.batchId')
    .select(['batch.batchNumber', 'certificate.lab', 'certificate.testedOn'])
    .where('certificate.hash', '=', hash)
    .executeTakeFirst() as Promise<{ batchNumber: string; lab: string; testedOn: CalendarDay } | undefined>
