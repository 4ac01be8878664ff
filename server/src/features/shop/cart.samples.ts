import { randomUUID } from 'node:crypto'
import * as calls from '@pepwell/contract/shop/cart'
import { aCartLine, aPeptideId, aProductId } from '../../testing/factories.ts'
import { type Samples, sample } from '../../testing/samples.ts'

export const samples: Samples = [
  sample(
    calls.addToCart,
    async (test) => {
      await aPeptideId(test)
      return { body: { peptideName: 'BPC-157', quantity: 2, price: 1, clientId: randomUUID() } }
    },
    { takesAny: { price: 'number' } },
  ),
  sample(calls.joinCart, async (test) => ({
    body: { clientId: randomUUID(), lines: [{ productId: await aProductId(test), quantity: 1 }] },
  })),
  sample(calls.updateCartLine, async (test, member) => ({
    params: { id: (await aCartLine(test, member)).id },
    body: { quantity: 3 },
  })),
  sample(calls.removeCartLine, async (test, member) => ({
    params: { id: (await aCartLine(test, member)).id },
  })),
]
