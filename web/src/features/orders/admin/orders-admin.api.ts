import type { CallReply } from '@pepwell/contract/declared'
import type { AnyOrder, ShopSettings } from '@pepwell/contract/shop/orders-admin'
import * as calls from '@pepwell/contract/shop/orders-admin.calls'
import type { OrderStatus, PaymentStatus } from '@pepwell/domain/shop/orders'
import { type InfiniteData, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { addressOf } from '../../../lib/api/api.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/api/use-call.ts'

export type { AnyOrder, ShopSettings }

/** An order's full record for operators. */
export type FullOrder = CallReply<typeof calls.orderInFull>

/** The list's filter. */
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

/** The CSV export of all orders. */
export const ordersCsvAddress = (filter: OrdersFilter) =>
  addressOf(calls.ordersCsv.path, { query: { ...filter } })
export const shopSettingsQuery = queryOf(calls.shopSettings)

/** Calls that return the changed order. */
type OrderCall =
  | typeof calls.setOrderStatus
  | typeof calls.markOrderPaid
  | typeof calls.refundOrder
  | typeof calls.addOrderNote

/** Puts the saved order into the cache, marked stale because the reply has no timeline. */
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

/** A call that changes one order. The next edit starts from the saved version. */
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
