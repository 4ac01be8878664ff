import { randomUUID } from 'node:crypto'
import * as certificates from '@pepwell/contract/shop/certificates'
import * as calls from '@pepwell/contract/shop/inventory'
import {
  aBatch,
  aCertificate,
  aPeptideId,
  aSupplementId,
  aVitaminBatch,
  certificateBody,
} from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'

const aboutABatch = async (test: TestApp) => ({ params: { id: (await aBatch(test)).id } })

const facts = {
  batchNumber: 'IPA-2609-B',
  expiryDate: '2028-03-14',
  supplier: 'Northlab Supply',
  costPerUnit: 9.8,
  receivedDate: '2026-06-14',
  notes: 'Certificate on file',
  reason: 'Counted anew',
}

const aTable = (...lines: string[]) => ({ csv: lines.join('\n'), confirm: true, clientId: randomUUID() })

export const samples: Samples = [
  sample(calls.listInventory, () => ({ query: { limit: 10, after: '100' } })),
  sample(calls.inventorySummary, () => ({ query: { of: 'vitamins' as const } })),
  sample(calls.addBatch, async (test) => ({
    body: { ...facts, peptideId: await aPeptideId(test), quantityAvailable: 120, clientId: randomUUID() },
  })),
  sample(
    calls.updateBatch,
    async (test) => ({
      ...(await aboutABatch(test)),
      body: { ...facts, peptideId: await aPeptideId(test), quantityAvailable: 119, version: 1 },
    }),
    { isNobodys: true },
  ),
  sample(
    calls.listMovements,
    async (test) => ({ ...(await aboutABatch(test)), query: { limit: 10, after: '100' } }),
    { isNobodys: true },
  ),
  sample(calls.listVitaminInventory, () => ({ query: { limit: 10, after: '100' } })),
  sample(calls.addVitaminBatch, async (test) => ({
    body: { ...facts, supplementId: await aSupplementId(test), quantity: 60, clientId: randomUUID() },
  })),
  sample(
    calls.updateVitaminBatch,
    async (test) => ({
      params: { id: (await aVitaminBatch(test)).id },
      body: { ...facts, supplementId: await aSupplementId(test), quantity: 59, version: 1 },
    }),
    { isNobodys: true },
  ),
  sample(certificates.listCertificates, aboutABatch, { isNobodys: true }),
  sample(
    certificates.addCertificate,
    async (test) => ({
      ...(await aboutABatch(test)),
      body: { ...certificateBody(), clientId: randomUUID() },
    }),
    { isNobodys: true },
  ),
  sample(
    certificates.removeCertificate,
    async (test) => ({ params: { id: (await aCertificate(test)).id } }),
    { isNobodys: true },
  ),
  sample(
    certificates.certificateFile,
    async (test) => ({ params: { hash: (await aCertificate(test)).url.slice(-32) } }),
    { isNobodys: true },
  ),
  sample(calls.importBatches, async (test) => {
    await aPeptideId(test)
    return { body: aTable('Peptide,Batch,Available', `BPC-157,${randomUUID()},12`) }
  }),
  sample(calls.importVitaminBatches, () => ({
    body: aTable(
      'Vitamin,Batch,Available,Expiry,Supplier,Cost/unit',
      `Zinc,${randomUUID()},12,2028-01-31,Vitalis,3.20`,
    ),
  })),
]
