import { z } from 'zod'
import { call } from '../call.ts'
import { rowIdInPath } from '../fields.ts'
import * as calls from './product-watches.calls.ts'

/** Ids of products with a back-in-stock alert. */
export const WatchedProducts = z.object({ productIds: z.array(z.number()) })
export type WatchedProducts = z.output<typeof WatchedProducts>

/** `id` is the product's. */
const params = z.object({ id: rowIdInPath })

export const listWatchedProducts = call(calls.listWatchedProducts, {
  summary: 'List your back-in-stock alerts',
  reply: WatchedProducts,
})

export const watchProduct = call(calls.watchProduct, {
  summary: 'Get alerted once when a product is back in stock',
  params,
  reply: WatchedProducts,
  errors: ['PRODUCT_NOT_FOUND'],
})

export const unwatchProduct = call(calls.unwatchProduct, {
  summary: 'Cancel a back-in-stock alert',
  params,
  reply: WatchedProducts,
})
