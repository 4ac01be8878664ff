import { randomUUID } from 'node:crypto'
import * as linkCalls from '@pepwell/contract/shop/price-links'
import { listVendorPrices } from '@pepwell/contract/shop/pricing'
import * as calls from '@pepwell/contract/shop/pricing-admin'
import { aPeptideId, aPriceLink, aSupplementId, aVendorPrice } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import type { TestApp } from '../../testing/test-app.ts'
import { putVitaminLink } from './vitamin-links.service.ts'

const price = {
  vendorName: 'Sample Supply',
  price: 41.75,
  dosage: '10mg',
  usLabTested: true,
  batchTracked: true,
  notes: 'Ships on Mondays',
}

const somePrice = async (test: TestApp) => ({ params: { id: (await aVendorPrice(test)).id } })

async function aLinkedVitamin(test: TestApp): Promise<number> {
  const id = await aSupplementId(test)
  const link = { scrapingLink: 'https://shop.example/vitamin' }
  await test.db.transaction().execute((tx) => putVitaminLink(tx, id, link, test.clock.now()))
  return id
}

export const samples: Samples = [
  sample(listVendorPrices, () => ({ params: { peptideId: '1' } }), { isNobodys: true }),
  sample(calls.addVendorPrice, async (test) => ({
    body: { ...price, peptideId: await aPeptideId(test), clientId: randomUUID() },
  })),
  sample(
    calls.updateVendorPrice,
    async (test) => {
      const { id, peptideId, version } = await aVendorPrice(test)
      return { params: { id }, body: { ...price, peptideId, version } }
    },
    { isNobodys: true },
  ),
  sample(calls.removeVendorPrice, somePrice, { isNobodys: true }),
  sample(linkCalls.priceHistory, async (test) => ({ query: { peptideId: String(await aPeptideId(test)) } })),
  sample(linkCalls.scrapePriceLink, async (test) => ({ params: { id: await aPriceLink(test) } }), {
    isNobodys: true,
  }),
  sample(linkCalls.scrapeVitaminPrice, async (test) => ({ params: { id: await aLinkedVitamin(test) } }), {
    isNobodys: true,
  }),
]
