/** An order's fulfillment status. */
export const orderStatuses = ['pending', 'processing', 'shipped', 'delivered', 'cancelled'] as const

export type OrderStatus = (typeof orderStatuses)[number]

/** An order's payment status, independent of its fulfillment. */
export const paymentStatuses = ['pending', 'paid', 'refunded', 'failed'] as const

export type PaymentStatus = (typeof paymentStatuses)[number]

/** Where an order's units are: reserved, shipped, or back in stock. */
export type Holding = 'reserved' | 'gone' | 'none'

const holdings: Record<OrderStatus, Holding> = {
  pending: 'reserved',
  processing: 'reserved',
  shipped: 'gone',
  delivered: 'gone',
  cancelled: 'none',
}

/** Where the units of an order with this status are. */
export const holdingOf = (status: OrderStatus): Holding => holdings[status]

/**
 * Stock operations: `reserve` reserves units, `release` frees them, `ship` sends reserved ones, `takeBack` reserves
 * sent ones again.
 */
export type StockStep = 'reserve' | 'release' | 'ship' | 'takeBack'

/** Where the units move from and to. */
const steps: Record<Holding, Record<Holding, readonly StockStep[]>> = {
  none: { none: [], reserved: ['reserve'], gone: ['reserve', 'ship'] },
  reserved: { none: ['release'], reserved: [], gone: ['ship'] },
  gone: { none: ['takeBack', 'release'], reserved: ['takeBack'], gone: [] },
}

/** The stock operations of a status change, in order; any status may follow any other. */
export const stockSteps = (from: OrderStatus, to: OrderStatus): readonly StockStep[] =>
  steps[holdingOf(from)][holdingOf(to)]

/** Statuses that the buyer can still cancel: nothing was packed yet. */
export const mayBeCanceled = (status: OrderStatus): boolean => status === 'pending'

/** Whether its units are released when the payment deadline passes. */
export const waitsForPayment = (status: OrderStatus, payment: PaymentStatus): boolean =>
  holdingOf(status) === 'reserved' && (payment === 'pending' || payment === 'failed')

/** Statuses in their usual order. */
const progression: readonly OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered']

/** The usual next status; undefined after the last, and for canceled orders. */
export function nextStatus(status: OrderStatus): OrderStatus | undefined {
  const index = progression.indexOf(status)
  return index < 0 ? undefined : progression[index + 1]
}

/**
 * Whether a status change moves an order backwards: a corrected mistake or a returned parcel. Leaving 'cancelled' is
 * backwards, too, unless the order ships directly.
 */
export function isBackwards(from: OrderStatus, to: OrderStatus): boolean {
  if (to === 'cancelled') return false
  if (from === 'cancelled') return holdingOf(to) === 'reserved'
  return progression.indexOf(to) < progression.indexOf(from)
}

/** The delay after which buyers are notified of a status; until then it can be undone. */
export const STATUS_UNDO_MS = 10_000

/** Whether a paid order hasn't arrived yet. */
export const isOwed = (status: OrderStatus, payment: PaymentStatus): boolean =>
  holdingOf(status) === 'reserved' && payment === 'paid'
