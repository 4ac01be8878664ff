import { type OrderStatus, waitsForPayment } from '@pepwell/domain/shop/orders'
import type { Order } from './orders.api.ts'

/** A step of an order. */
export interface Step {
  id: 'placed' | 'paid' | OrderStatus
  title: string
  state: 'done' | 'now' | 'open' | 'off'
  /** when it happened, or its deadline */
  at: string | null
  isUntil?: boolean
  /** the reason */
  detail?: string | null
}

const usual = [
  ['placed', 'Placed', 'pending'],
  ['paid', 'Paid', 'paid'],
  ['processing', 'Processing', 'processing'],
  ['shipped', 'Shipped', 'shipped'],
  ['delivered', 'Delivered', 'delivered'],
] as const

const ranks: Record<OrderStatus, number> = {
  pending: 0,
  processing: 2,
  shipped: 3,
  delivered: 4,
  cancelled: -1,
}

/** The time of the last such event; null if it never happened. */
const timeOf = ({ timeline }: Order, what: string) =>
  timeline.findLast((event) => event.what === what)?.at ?? null

/** The steps up to a cancellation, which is the last. */
function canceledSteps(order: Order): Step[] {
  const done = usual.flatMap(([id, title, what]): Step[] => {
    const at = timeOf(order, what)
    return at ? [{ id, title, state: 'done', at }] : []
  })
  const detail = order.cancelReason
  return [
    ...done,
    { id: 'cancelled', title: 'Cancelled', state: 'off', at: timeOf(order, 'cancelled'), detail },
  ]
}

/** The payment step, if it isn't simply paid. */
function unpaidStep(order: Order, isUnpaid: boolean): Step | undefined {
  if (isUnpaid)
    return { id: 'paid', title: 'Waiting for payment', state: 'now', at: order.payBy, isUntil: true }
  if (order.paymentStatus === 'paid') return undefined
  return { id: 'paid', title: 'Refunded', state: 'off', at: timeOf(order, 'refunded') }
}

/** A step's state for an order at step `rank`. */
function stateAt(index: number, rank: number, isUnpaid: boolean): Step['state'] {
  const isLast = index === usual.length - 1
  if (index < rank || (isUnpaid && index === 0)) return 'done'
  if (index > rank || isUnpaid) return 'open'
  return isLast ? 'done' : 'now'
}

/** The order's steps: done, current and upcoming. */
export function stepsOf(order: Order): Step[] {
  if (order.status === 'cancelled') return canceledSteps(order)
  const isUnpaid = waitsForPayment(order.status, order.paymentStatus)
  const rank = Math.max(ranks[order.status], isUnpaid ? 0 : 1)
  return usual.map(([id, title, what], index): Step => {
    const unpaid = id === 'paid' ? unpaidStep(order, isUnpaid) : undefined
    const at = index <= rank ? timeOf(order, what) : null
    return unpaid ?? { id, title, state: stateAt(index, rank, isUnpaid), at }
  })
}
