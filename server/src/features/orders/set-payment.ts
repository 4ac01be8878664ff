import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { holdingOf, type OrderStatus, type PaymentStatus } from '@pepwell/domain/shop/orders'
import type { Db } from '../../database/connect.ts'
import { type LockedOrder, updateOrder, updatePayment } from './order-status.queries.ts'
import type { By, OrderChanges } from './order-status.service.ts'

/** What an operator, a buyer or a payment's service says besides. */
interface Settlement {
  detail?: string | null
  /** what the payment is found by */
  paymentId?: string | null
  taxCents?: number
  /** what went back altogether, where that is known better than by the total */
  refundedCents?: number
}

/** Why an order is off whose money went back before it was sent. */
const REFUNDED = 'Refunded'

/**
 * Says of an order how its money stands, within the caller's transaction. What is paid back before it was sent is off, and
 * its units can be sold again.
 * @returns what of the order changed
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
