import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/vitamins/supplements'
import * as adminCalls from '@pepwell/contract/vitamins/supplements-admin'
import { anAdmin, aSupplement, aSupplementLog } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'
import { sendCall } from '../../testing/send-call.ts'
import type { TestApp } from '../../testing/test-app.ts'

const aboutSome = async (test: TestApp) => ({ params: { id: (await aSupplement(test)).id } })

async function withImage(test: TestApp) {
  const about = await aboutSome(test)
  await sendCall(test, adminCalls.setSupplementImage, about, (await anAdmin(test)).cookie)
  return about
}

const details = {
  dosageAmount: 2.4,
  dosageUnit: 'mcg' as const,
  category: 'vitamin',
  description: 'Cobalamin, found in meat, fish, eggs and dairy.',
}

const texts = () => ({
  ...details,
  name: `Vitamin ${randomUUID()}`,
  brand: 'Vitalis',
  recommendedUse: 'Once a day',
  benefits: 'Needed for blood cells and nerves.',
  sideEffects: 'None known.',
})

const shopData = {
  status: 'available' as const,
  price: 14.99,
  originalPrice: 19.99,
  form: 'Capsules',
  storage: 'Room temperature',
  rating: 4.6,
  reviews: 8,
  icon: '💊',
}

export const samples: Samples = [
  sample(calls.logSupplement, () => ({
    body: {
      supplementName: 'Zinc',
      quantity: 11,
      unit: 'mg' as const,
      logDate: '2026-06-15',
      clientId: randomUUID(),
    },
  })),
  sample(calls.repeatSupplements, () => ({ body: { clientId: randomUUID() } })),
  sample(calls.updateSupplementLog, async (test, member) => ({
    params: { id: (await aSupplementLog(test, member)).id },
    body: { supplementName: 'Magnesium', quantity: 200, unit: 'mg' as const, logDate: '2026-06-14' },
  })),
  sample(calls.removeSupplementLog, async (test, member) => ({
    params: { id: (await aSupplementLog(test, member)).id },
  })),
  sample(
    adminCalls.updateSupplement,
    async (test) => ({
      ...(await aboutSome(test)),
      body: { ...details, scrapingLink: 'https://vitamins.example/b12', manualPrice: 12.49, version: 1 },
    }),
    { isNobodys: true },
  ),
  sample(
    adminCalls.priceSupplement,
    async (test) => ({
      ...(await aboutSome(test)),
      body: { scrapingLink: 'https://vitamins.example/b12', manualPrice: 12.49, version: 1 },
    }),
    { isNobodys: true },
  ),
  sample(
    adminCalls.setSupplementAvailability,
    async (test) => ({ ...(await aboutSome(test)), body: { shopEnabled: true } }),
    { isNobodys: true },
  ),
  sample(adminCalls.setSupplementShopData, async (test) => ({ ...(await aboutSome(test)), body: shopData }), {
    isNobodys: true,
  }),
  sample(adminCalls.setSupplementImage, aboutSome, { isNobodys: true }),
  sample(adminCalls.removeSupplementImage, withImage, { isNobodys: true }),
  sample(adminCalls.addSupplement, () => ({ body: texts() })),
  sample(
    adminCalls.editSupplement,
    async (test) => ({ ...(await aboutSome(test)), body: { ...texts(), version: 1 } }),
    { isNobodys: true },
  ),
  sample(adminCalls.removeSupplement, aboutSome, { isNobodys: true }),
]
