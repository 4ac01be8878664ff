import * as calls from '@pepwell/contract/shop/vitamin-costs'
import { aSupplement, aVitaminCost } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

const costs = {
  costOfGoods: 3.2,
  packagingCost: 0.45,
  testingCost: 0.3,
  shippingMailerCost: 1.1,
  freeBacWaterCost: 0.05,
  mailingLabelCost: 0.2,
  barcodeCost: 0.1,
  retailPrice: 24.99,
}

export const samples: Samples = [
  sample(calls.addVitaminCost, async (test) => ({
    body: { ...costs, supplementId: (await aSupplement(test)).id },
  })),
  sample(
    calls.updateVitaminCost,
    async (test) => ({
      params: { id: (await aVitaminCost(test)).id },
      body: { ...costs, version: 1 },
    }),
    { isNobodys: true },
  ),
]
