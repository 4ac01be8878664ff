import { randomBytes } from 'node:crypto'
import type { addCertificate } from '@pepwell/contract/shop/certificates'
import { CERTIFICATE_TYPE } from '@pepwell/contract/shop/certificates'
import { isPlainPdf, MAX_CERTIFICATES } from '@pepwell/domain/shop/certificates'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { Operator } from '../../http/operator.ts'
import type { BlobsPort } from '../../ports/blobs.ts'
import { Refusal } from '../../refusal.ts'
import { record } from '../audit/audit.service.ts'
import { kinds } from './batches.service.ts'
import * as queries from './certificates.queries.ts'
import { batchExists } from './inventory.queries.ts'

export { certificatesJson } from './certificates.queries.ts'

type NewCertificate = z.output<NonNullable<typeof addCertificate.body>>

/** Files of removed certificates deleted per run. */
const AT_ONCE = 100

const keyOf = (hash: string) => `certificates/${hash}.pdf`

/** @throws Refusal CERTIFICATE_NOT_PDF */
function pdfIn(dataUrl: string): Buffer {
  const bytes = Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
  if (!isPlainPdf(bytes)) throw new Refusal('CERTIFICATE_NOT_PDF')
  return bytes
}

interface CertificateDeps {
  db: Kysely<DB>
  clock: Clock
  blobs: BlobsPort
}

/** Lab certificates of batches: rows, and PDFs as blobs that anyone with the URL can download. */
export function certificatesService({ db, clock, blobs }: CertificateDeps) {
  async function requireBatch(tx: Db, batchId: number) {
    const batch = await queries.lockBatchForCertificates(tx, batchId)
    if (!batch) throw new Refusal('BATCH_NOT_FOUND')
    const kind = kinds[batch.peptideId === null ? 'supplement' : 'peptide']
    return { id: batch.id, object: { kind, id: batch.id, name: `${batch.product} ${batch.batchNumber}` } }
  }

  /** @returns its id, even if an earlier attempt stored it; then this file isn't needed */
  const insert = (by: Operator, batchId: number, hash: string, { pdf: _, ...certificate }: NewCertificate) =>
    db.transaction().execute(async (tx) => {
      const { clientId = null, ...facts } = certificate
      const { id, object } = await requireBatch(tx, batchId)
      const first = clientId && (await queries.certificateByClientId(tx, id, clientId))
      if (first) return { id: first.id, isNew: false }
      if ((await queries.countCertificates(tx, id)) >= MAX_CERTIFICATES)
        throw new Refusal('TOO_MANY_CERTIFICATES')
      const now = clock.now()
      const row = { ...facts, batchId: id, clientId, hash, createdAt: new Date(now) }
      const inserted = await queries.insertCertificate(tx, row)
      await record(tx, by, { area: 'inventory', action: 'add-certificate', object, after: facts }, now)
      return { id: inserted.id, isNew: true }
    })

  /** Deletes unused files: the blob first, so that a failure is retried. */
  async function removeDetached(): Promise<void> {
    for (const { id, hash } of await queries.detachedCertificates(db, AT_ONCE)) {
      await blobs.remove(keyOf(hash))
      await queries.deleteCertificate(db, id)
    }
  }

  return {
    removeDetached,

    /** @throws Refusal BATCH_NOT_FOUND */
    async list(batchId: number) {
      const found = await queries.certificatesOf(db, batchId)
      if (found.length === 0 && !(await batchExists(db, batchId))) throw new Refusal('BATCH_NOT_FOUND')
      return found
    },

    /** @throws Refusal BATCH_NOT_FOUND, CERTIFICATE_NOT_PDF, TOO_MANY_CERTIFICATES, LOGGED_IN_FUTURE */
    async add(by: Operator, batchId: number, certificate: NewCertificate) {
      if (certificate.testedOn > dayOf(clock.now(), by.timeZone))
        throw new Refusal('LOGGED_IN_FUTURE', { sentence: 'Choose a test date up to today' })
      const bytes = pdfIn(certificate.pdf)
      if (!(await batchExists(db, batchId))) throw new Refusal('BATCH_NOT_FOUND')
      const hash = randomBytes(16).toString('hex')
      await blobs.put(keyOf(hash), bytes, CERTIFICATE_TYPE)
      const stored = await insert(by, batchId, hash, certificate).catch(async (error) => {
        await blobs.remove(keyOf(hash))
        throw error
      })
      if (!stored.isNew) await blobs.remove(keyOf(hash))
      const shown = (await queries.certificatesOf(db, batchId)).find(({ id }) => id === stored.id)
      if (!shown) throw new Refusal('BATCH_NOT_FOUND')
      return shown
    },

    /** @throws Refusal CERTIFICATE_NOT_FOUND */
    async remove(by: Operator, id: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const found = await queries.lockCertificate(tx, id)
        if (!found?.batchId) throw new Refusal('CERTIFICATE_NOT_FOUND')
        const { batchId, id: _, ...before } = found
        const { object } = await requireBatch(tx, batchId)
        await queries.detachCertificate(tx, id)
        const entry = { area: 'inventory', action: 'remove-certificate', object, before } as const
        await record(tx, by, entry, clock.now())
      })
      await removeDetached()
    },

    /** @throws Refusal CERTIFICATE_NOT_FOUND */
    async file(hash: string) {
      const found = await queries.certificateByHash(db, hash)
      if (!found) throw new Refusal('CERTIFICATE_NOT_FOUND')
      const name = `${found.batchNumber}-${found.lab}-${found.testedOn}`.replaceAll(/[^A-Za-z0-9-]+/g, '-')
      const open = async () => {
        const content = await blobs.open(keyOf(hash))
        if (!content) throw new Refusal('CERTIFICATE_NOT_FOUND')
        return content
      }
      return { name: `certificate-${name.slice(0, 100)}.pdf`, open }
    },
  }
}

export type Certificates = ReturnType<typeof certificatesService>
