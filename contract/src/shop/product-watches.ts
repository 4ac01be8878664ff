import { z } from 'zod'
import { call } from '../call.ts'
import { rowIdInPath } from '../fields.ts'
import * as calls from './product-watches.calls.ts'

declare module '../call.ts' {
  interface Declared {
    productWatches: typeof import('./product-watches.ts')
  }
}

/** The products, by their numbers, of which somebody wants to hear when they can be bought. */
export const WatchedProducts = z.object({ productIds: z.array(z.number()) })
export type WatchedProducts = z.output<typeof WatchedProducts>

/** `id` is the product's. */
const params = z.object({ id: rowIdInPath })

export const listWatchedProducts = call(calls.listWatchedProducts, {
  summary: 'The products of which the member hears when they can be bought',
  reply: WatchedProducts,
})

export const watchProduct = call(calls.watchProduct, {
  summary: 'Be told, once, when a product can be bought',
  params,
  reply: WatchedProducts,
  errors: ['PRODUCT_NOT_FOUND'],
})

export const unwatchProduct = call(calls.unwatchProduct, {
  summary: 'Not to be told of a product any more',
  params,
  reply: WatchedProducts,
})
