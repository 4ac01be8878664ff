import * as calls from '@pepwell/contract/shop/product-costs'
import { costFields } from '@pepwell/domain/shop/margins'
import { aProduct, costsBody } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

/** Text that is no number counts as 0. */
const anyCost = Object.fromEntries(costFields.map(({ name }) => [name, 'text' as const]))

export const samples: Samples = [
  sample(
    calls.setProductCosts,
    async (test) => ({ body: costsBody({ peptideId: (await aProduct(test)).id }) }),
    { takesAny: anyCost },
  ),
]
