import * as calls from '@pepwell/contract/shop/cart.calls'
import { shopTerms } from '@pepwell/contract/shop/orders.calls'
import { type CallOptions, queryOf, useCall } from '../../../lib/api/use-call.ts'

/** The member's cart. */
export const cartQuery = queryOf(calls.listCart)

/** Shipping costs. */
export const termsQuery = queryOf(shopTerms)

export const useAddToCart = (options?: CallOptions<typeof calls.addToCart>) =>
  useCall(calls.addToCart, options)

export const useChangeCartLine = (options?: CallOptions<typeof calls.updateCartLine>) =>
  useCall(calls.updateCartLine, options)

export const useRemoveCartLine = (options?: CallOptions<typeof calls.removeCartLine>) =>
  useCall(calls.removeCartLine, options)

export const useJoinCart = (options?: CallOptions<typeof calls.joinCart>) => useCall(calls.joinCart, options)
