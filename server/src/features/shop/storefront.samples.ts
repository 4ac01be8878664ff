import * as calls from '@pepwell/contract/shop/storefront'
import { aProductId } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(
    calls.shopProduct,
    async (test) => {
      await aProductId(test)
      return { params: { slug: 'bpc-157' } }
    },
    { isNobodys: true },
  ),
]
