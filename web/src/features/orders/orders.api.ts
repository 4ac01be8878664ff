import type { CallReply } from '@pepwell/contract/declared'
import type { CartLine } from '@pepwell/contract/shop/cart'
import { joinCart, listCart, removeCartLine, updateCartLine } from '@pepwell/contract/shop/cart.calls'
import type { Order, OrderEvent, OrderItem, OwnOrder } from '@pepwell/contract/shop/orders'
import * as calls from '@pepwell/contract/shop/orders.calls'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../lib/api/use-call.ts'
import { useIdempotentMutation } from '../../lib/api/use-idempotent-mutation.ts'

export type { CartLine, Order, OrderEvent, OrderItem, OwnOrder }

/** Shipping costs, countries and payment methods. */
export type Terms = CallReply<typeof calls.shopTerms>

export const ORDERS_PAGE = 20

export const cartQuery = queryOf(listCart)
export const termsQuery = queryOf(calls.shopTerms)
/** The data changes only with the next order. */
export const addressQuery = { ...queryOf(calls.shippingAddress), staleTime: Number.POSITIVE_INFINITY }
export const ordersQuery = pagesOf(calls.listOrders, ORDERS_PAGE)
export const orderQuery = (number: string) => queryOf(calls.getOrder, { params: { number } })

export const usePlaceOrder = (options?: CallOptions<typeof calls.placeOrder>) =>
  useIdempotentMutation(calls.placeOrder, options)
export const useCancelOrder = (options?: CallOptions<typeof calls.cancelOrder>) =>
  useCall(calls.cancelOrder, options)
export const usePayOrder = (options?: CallOptions<typeof calls.payOrder>) => useCall(calls.payOrder, options)
export const useReduceQuantity = () => useCall(updateCartLine)
export const useRemoveFromCart = () => useCall(removeCartLine)
export const useBuyAgain = (options?: CallOptions<typeof joinCart>) => useCall(joinCart, options)
