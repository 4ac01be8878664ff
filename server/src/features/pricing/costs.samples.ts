import * as peptides from '@pepwell/contract/shop/product-costs'
import * as vitamins from '@pepwell/contract/shop/vitamin-costs'
import { costFields } from '@pepwell/domain/shop/margins'
import { aProduct, aSupplement, aVitaminCost, costsBody } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

/** Text that is no number counts as 0. */
const anyCost = Object.fromEntries(costFields.map(({ name }) => [name, 'text' as const]))

const vitaminCosts = {
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
  sample(
    peptides.setProductCosts,
    async (test) => ({ body: costsBody({ peptideId: (await aProduct(test)).id }) }),
    { takesAny: anyCost },
  ),
  sample(vitamins.addVitaminCost, async (test) => ({
    body: { ...vitaminCosts, supplementId: (await aSupplement(test)).id },
  })),
  sample(
    vitamins.updateVitaminCost,
    async (test) => ({
      params: { id: (await aVitaminCost(test)).id },
      body: { ...vitaminCosts, version: 1 },
    }),
    { isNobodys: true },
  ),
]
