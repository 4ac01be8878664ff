import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { holdingOf, type OrderStatus, type PaymentStatus } from '@pepwell/domain/shop/orders'
import type { Db } from '../../database/connect.ts'
import { type LockedOrder, updateOrder, updatePayment } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'
import type { By } from './order-units.ts'

/** More about a payment change, from an operator, a buyer or a service. */
interface Settlement {
  detail?: string | null
  /** the payment's id at the service */
  paymentId?: string | null
  taxCents?: number
  /** refunded in total, if known better than by the order's total */
  refundedCents?: number
}

/** Why an order is cancelled that was refunded before it was shipped. */
const REFUNDED = 'Refunded'

/**
 * Sets an order's payment state in the caller's transaction. A refund before shipping cancels it and returns its
 * units.
 * @returns what changed
 */
export async function setPayment(
  tx: Db,
  { changes, order, to, by }: { changes: OrderChanges; order: LockedOrder; to: PaymentStatus; by: By },
  { detail = null, paymentId, taxCents, refundedCents = toCents(order.totalAmount) }: Settlement = {},
): Promise<{ paymentStatus?: PaymentStatus; status?: OrderStatus }> {
  if (order.paymentStatus === to) return {}
  await updatePayment(tx, order.id, {
    status: to,
    settledAt: new Date(by.now),
    ...(taxCents !== undefined && { tax: toDollars(taxCents) }),
  })
  const isRefund = to === 'refunded'
  await updateOrder(tx, order.id, {
    paymentStatus: to,
    ...(paymentId !== undefined && { paymentId }),
    ...(isRefund && { refundedAmount: toDollars(refundedCents) }),
  })
  const rest = refundedCents - toCents(order.refundedAmount)
  await changes.happened(tx, order, to === 'failed' ? 'payment-failed' : to, by, detail, {
    ...(isRefund && { amount: toDollars(rest) }),
  })
  if (!isRefund || holdingOf(order.status as OrderStatus) !== 'reserved') return { paymentStatus: to }
  await changes.setStatus(tx, order, 'cancelled', by, REFUNDED)
  return { paymentStatus: to, status: 'cancelled' }
}
