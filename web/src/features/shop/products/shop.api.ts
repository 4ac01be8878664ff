import type { WatchedProducts } from '@pepwell/contract/shop/product-watches'
import * as watches from '@pepwell/contract/shop/product-watches.calls'
import * as calls from '@pepwell/contract/shop/storefront.calls'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'

/** Every visible product, in shop order. */
export const shopQuery = queryOf(calls.listShopProducts)

/** One product with the batch that ships now. */
export const productQuery = (slug: string) => queryOf(calls.shopProduct, { params: { slug } })

/** Products the user gets notified about. */
export const watchedQuery = queryOf(watches.listWatchedProducts)

export const useWatchProduct = (options?: CallOptions<typeof watches.watchProduct>) =>
  useCall(watches.watchProduct, options)

export const useUnwatchProduct = (options?: CallOptions<typeof watches.unwatchProduct>) =>
  useCall(watches.unwatchProduct, options)

/** Whether the user gets notified about a product. */
export const isWatched = (watched: WatchedProducts | undefined, productId: number): boolean =>
  watched?.productIds.includes(productId) ?? false
