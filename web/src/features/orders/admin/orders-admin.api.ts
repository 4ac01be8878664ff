import type { CallReply } from '@pepwell/contract/declared'
import type { AnyOrder, ShopSettings } from '@pepwell/contract/shop/orders-admin'
import * as calls from '@pepwell/contract/shop/orders-admin.calls'
import type { OrderStatus, PaymentStatus } from '@pepwell/domain/shop/orders'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '../../../lib/api/api.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'

export type { AnyOrder, ShopSettings }

/** An order in full, as operators see it. */
export type FullOrder = CallReply<typeof calls.orderInFull>

/** What the list is narrowed to. */
export interface OrdersFilter {
  search?: string
  status?: OrderStatus
  payment?: PaymentStatus
}

const ORDERS_PAGE = 100

export const allOrdersQuery = (filter: OrdersFilter) =>
  pagesOf(calls.listAllOrders, ORDERS_PAGE, { query: { ...filter } })
export const orderCountsQuery = ({ search, payment }: OrdersFilter) =>
  queryOf(calls.orderCounts, { query: { search, payment } })
export const fullOrderQuery = (id: number) => queryOf(calls.orderInFull, { params: { id } })
export const adjacentOrdersQuery = (id: number, filter: OrdersFilter) =>
  queryOf(calls.adjacentOrders, { params: { id }, query: { ...filter } })

/** Where all of them are as a table. */
export const ordersCsvAddress = (filter: OrdersFilter) =>
  addressOf(calls.ordersCsv.path, { query: { ...filter } })
export const shopSettingsQuery = queryOf(calls.shopSettings)

/** The calls that answer with the order they changed. */
type OrderCall =
  | typeof calls.setOrderStatus
  | typeof calls.markOrderPaid
  | typeof calls.refundOrder
  | typeof calls.addOrderNote

/** Puts a saved order in place of the older ones in the cache. They stay stale: a reply has no timeline. */
function showSaved(client: QueryClient, saved: AnyOrder): void {
  const newest = <Shown extends AnyOrder>(shown: Shown): Shown =>
    shown.id === saved.id && shown.version <= saved.version ? { ...shown, ...saved } : shown
  const [list, full] = [{ queryKey: [calls.listAllOrders.path] }, fullOrderQuery(saved.id)]
  client.setQueriesData<InfiniteData<AnyOrder[]>>(
    list,
    (orders) => orders && { ...orders, pages: orders.pages.map((page) => page.map(newest)) },
  )
  client.setQueryData(full.queryKey, (order) => order && newest(order))
  for (const { queryKey } of [list, full]) void client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/** A call that changes one order. Whatever is decided next is decided on the order that the server saved. */
function useOrderCall<C extends OrderCall>(call: C, { onSuccess, ...options }: CallOptions<C> = {}) {
  const client = useQueryClient()
  return useCall(call, {
    ...options,
    onSuccess: (...result) => {
      showSaved(client, result[0] as AnyOrder)
      return onSuccess?.(...result)
    },
  })
}

export const useSetStatus = (options?: CallOptions<typeof calls.setOrderStatus>) =>
  useOrderCall(calls.setOrderStatus, options)
export const useSetStatuses = (options?: CallOptions<typeof calls.setOrderStatuses>) =>
  useCall(calls.setOrderStatuses, options)
export const useMarkPaid = (options?: CallOptions<typeof calls.markOrderPaid>) =>
  useOrderCall(calls.markOrderPaid, options)
export const useRefund = (options?: CallOptions<typeof calls.refundOrder>) =>
  useOrderCall(calls.refundOrder, options)
export const useAddNote = (options?: CallOptions<typeof calls.addOrderNote>) =>
  useOrderCall(calls.addOrderNote, options)
export const useChangeSettings = (options?: CallOptions<typeof calls.updateShopSettings>) =>
  useCall(calls.updateShopSettings, options)
