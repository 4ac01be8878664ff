import type { CallReply } from '@pepwell/contract/call'
import type { AnyOrder, ShopSettings } from '@pepwell/contract/orders-admin'
import * as calls from '@pepwell/contract/orders-admin.calls'
import type { OrderStatus, PaymentStatus } from '@pepwell/domain/orders'
import { addressOf } from '../../../lib/api.ts'
import { type CallOptions, pagesOf, queryOf, useCall } from '../../../lib/use-call.ts'

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
export const neighboursQuery = (id: number, filter: OrdersFilter) =>
  queryOf(calls.orderNeighbours, { params: { id }, query: { ...filter } })

/** Where all of them are as a table. */
export const ordersCsvAddress = (filter: OrdersFilter) =>
  addressOf(calls.ordersCsv.path, { query: { ...filter } })
export const shopSettingsQuery = queryOf(calls.shopSettings)

export const useSetStatus = (options?: CallOptions<typeof calls.setOrderStatus>) =>
  useCall(calls.setOrderStatus, options)
export const useSetStatuses = (options?: CallOptions<typeof calls.setOrderStatuses>) =>
  useCall(calls.setOrderStatuses, options)
export const useMarkPaid = (options?: CallOptions<typeof calls.markOrderPaid>) =>
  useCall(calls.markOrderPaid, options)
export const useRefund = (options?: CallOptions<typeof calls.refundOrder>) =>
  useCall(calls.refundOrder, options)
export const useAddNote = (options?: CallOptions<typeof calls.addOrderNote>) =>
  useCall(calls.addOrderNote, options)
export const useChangeSettings = (options?: CallOptions<typeof calls.updateShopSettings>) =>
  useCall(calls.updateShopSettings, options)
