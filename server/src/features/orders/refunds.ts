import { inDollars, toCents, toDollars } from '@pepwell/domain/shop/money'
import type { Db } from '../../database/connect.ts'
import type { FailedRefund } from '../../ports/payments.ts'
import { type LockedOrder, updateOrder, updatePayment } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'
import type { By } from './order-units.ts'

interface About {
  changes: OrderChanges
  order: LockedOrder
  by: By
}

/**
 * Records a partial refund in the caller's transaction, once.
 * @param refunded the total refunded so far, of the amount paid including tax; both in cents
 */
export async function recordPartialRefund(
  tx: Db,
  { changes, order, by }: About,
  { refunded, paid }: { refunded: number; paid: number },
): Promise<void> {
  const before = toCents(order.refundedAmount)
  if (refunded <= before || order.paymentStatus === 'refunded') return
  await updateOrder(tx, order.id, { refundedAmount: toDollars(refunded) })
  const detail = `$${inDollars(refunded)} of $${inDollars(paid)} refunded`
  await changes.happened(tx, order, 'partly-refunded', by, detail, { amount: toDollars(refunded - before) })
  await changes.publishToOperators(tx, order, 'partly-refunded', by.now)
}

/** Records that the service reversed an undeliverable refund. */
export async function recordFailedRefund(
  tx: Db,
  { changes, order, by }: About,
  { cents, reason }: FailedRefund,
): Promise<void> {
  const detail = `$${inDollars(cents)}, ${reason.replaceAll('_', ' ')}`
  await changes.happened(tx, order, 'refund-failed', by, detail)
  await changes.publishToOperators(tx, order, 'refund-failed', by.now)
}

/** Records that the service refuses the refund; it isn't retried until an operator does. */
export async function recordRefusedRefund(
  tx: Db,
  { changes, order, by }: About,
  message: string,
): Promise<void> {
  await updatePayment(tx, order.id, { refundWantedAt: null, refundHold: null })
  await changes.happened(tx, order, 'refund-refused', by, message)
  await changes.publishToOperators(tx, order, 'refund-refused', by.now)
}

/** Records why the service opens no page, once per reason. */
export async function recordRefusedPayment(
  tx: Db,
  { changes, order, by }: About,
  { message, known }: { message: string; known: string | null },
): Promise<void> {
  if (message === known) return
  await updatePayment(tx, order.id, { refusal: message })
  await changes.happened(tx, order, 'payment-refused', by, message)
  await changes.publishToOperators(tx, order, 'payment-refused', by.now)
}
