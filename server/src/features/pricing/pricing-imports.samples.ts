import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/shop/pricing-imports'
import { aPeptideId } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const aTable = (...lines: string[]) => ({ csv: lines.join('\n'), confirm: true, clientId: randomUUID() })

export const samples: Samples = [
  sample(calls.importVendorPrices, async (test) => {
    await aPeptideId(test)
    return { body: aTable('Peptide,Vendor,Price', `BPC-157,${randomUUID()},49.99`) }
  }),
  sample(calls.importProductCosts, async (test) => {
    await aPeptideId(test)
    return { body: aTable('Product,Cost of Goods,Retail Price', 'BPC-157,12.50,59.99') }
  }),
  sample(calls.importVitaminCosts, () => ({
    body: aTable('Vitamin,Cost of Goods,Retail Price', 'Zinc,3.20,14.99'),
  })),
]
