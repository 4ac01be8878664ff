import * as calls from '@pepwell/contract/shop/product-watches'
import { aProductId } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(calls.watchProduct, async (test) => ({ params: { id: await aProductId(test) } }), {
    isNobodys: true,
  }),
  sample(calls.unwatchProduct, async (test) => ({ params: { id: await aProductId(test) } }), {
    isNobodys: true,
  }),
]
