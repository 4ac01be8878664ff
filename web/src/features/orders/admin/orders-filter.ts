import { orderStatuses, paymentStatuses } from '@pepwell/domain/shop/orders'
import { useSearchParams } from 'react-router'
import type { OrdersFilter } from './orders-admin.api.ts'

/** The filter in the address: 'q', 'status' and 'payment'. */
export function useOrdersFilter(): OrdersFilter {
  const [params] = useSearchParams()
  return {
    search: params.get('q') || undefined,
    status: orderStatuses.find((status) => status === params.get('status')),
    payment: paymentStatuses.find((payment) => payment === params.get('payment')),
  }
}

const asAddress = ({ search, status, payment }: OrdersFilter) =>
  new URLSearchParams(
    Object.entries({ q: search, status, payment }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  )

/** Link back to the list with its filter. */
export const ordersAddress = (filter: OrdersFilter): string => {
  const narrowed = asAddress(filter).toString()
  return `/admin?tab=orders${narrowed && `&${narrowed}`}`
}

/** Link to an order that keeps its list, for previous and next. */
export const orderAddress = (id: number, filter: OrdersFilter): string => {
  const narrowed = asAddress(filter).toString()
  return `/admin/orders/${id}${narrowed && `?${narrowed}`}`
}
