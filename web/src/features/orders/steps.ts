import { type OrderStatus, waitsForPayment } from '@pepwell/domain/shop/orders'
import type { Order } from './orders.api.ts'

/** A step on the way of an order. */
export interface Step {
  id: 'placed' | 'paid' | OrderStatus
  title: string
  state: 'done' | 'now' | 'open' | 'off'
  /** when it was, or until when it has to be */
  at: string | null
  isUntil?: boolean
  /** why */
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

/** When something happened last; null when it never did. */
const timeOf = ({ timeline }: Order, what: string) =>
  timeline.findLast((event) => event.what === what)?.at ?? null

/** What was done before an order was cancelled, and that it was. */
function cancelledSteps(order: Order): Step[] {
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

/** The step of the payment where it is not simply paid. */
function unpaidStep(order: Order, waits: boolean): Step | undefined {
  if (waits) return { id: 'paid', title: 'Waiting for payment', state: 'now', at: order.payBy, isUntil: true }
  if (order.paymentStatus === 'paid') return undefined
  return { id: 'paid', title: 'Refunded', state: 'off', at: timeOf(order, 'refunded') }
}

/** How far a step is, of an order that has come to the step at `rank`. */
function stateAt(place: number, rank: number, waits: boolean): Step['state'] {
  const isLast = place === usual.length - 1
  if (place < rank || (waits && place === 0)) return 'done'
  if (place > rank || waits) return 'open'
  return isLast ? 'done' : 'now'
}

/** The way of an order: what was done, where it is, and what is still to come. */
export function stepsOf(order: Order): Step[] {
  if (order.status === 'cancelled') return cancelledSteps(order)
  const waits = waitsForPayment(order.status, order.paymentStatus)
  const rank = Math.max(ranks[order.status], waits ? 0 : 1)
  return usual.map(([id, title, what], place): Step => {
    const unpaid = id === 'paid' ? unpaidStep(order, waits) : undefined
    const at = place <= rank ? timeOf(order, what) : null
    return unpaid ?? { id, title, state: stateAt(place, rank, waits), at }
  })
}
