import { type DisputeStatus, refundDuring } from '@pepwell/domain/shop/disputes'
import type { Db } from '../../database/connect.ts'
import { type LockedOrder, refundHoldOf, updatePayment } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'
import type { By } from './order-units.ts'

/**
 * Decides in the caller's transaction whether to send a requested refund. On top of a dispute it needs an
 * operator's
 * confirmation; otherwise it is held or dropped, and operators are notified once.
 */
export async function mayRefund(
  tx: Db,
  { changes, order, by }: { changes: OrderChanges; order: LockedOrder; by: By },
): Promise<boolean> {
  const outcome = refundDuring(order.dispute as DisputeStatus | null)
  const hold = await refundHoldOf(tx, order.id)
  if (outcome === 'send' || hold === 'waived') return true
  if (outcome === 'hold' && hold === 'held') return false
  await updatePayment(
    tx,
    order.id,
    outcome === 'hold' ? { refundHold: 'held' } : { refundHold: null, refundWantedAt: null },
  )
  const what = outcome === 'hold' ? 'refund-held' : 'refund-dropped'
  await changes.happened(tx, order, what, by)
  await changes.publishToOperators(tx, order, what, by.now)
  return false
}
