import {
  type DisputeStatus,
  holdsFunds,
  isDecided,
  refundDuring,
  worstOf,
} from '@pepwell/domain/shop/disputes'
import { add, inDollars, toCents, toDollars } from '@pepwell/domain/shop/money'
import type { Db } from '../../database/connect.ts'
import type { CardDispute } from '../../ports/payments.ts'
import { disputesOf, liftHold, storeDispute } from './disputes.queries.ts'
import { type LockedOrder, updateOrder } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'
import type { By } from './order-units.ts'

const events: Record<DisputeStatus, string> = {
  inquiry: 'dispute-inquiry',
  open: 'dispute-opened',
  won: 'dispute-won',
  lost: 'dispute-lost',
}

/** A dispute in the timeline: '$49.98, product not received'. */
const detailOf = ({ cents, reason }: CardDispute) => `$${inDollars(cents)}, ${reason.replaceAll('_', ' ')}`

/**
 * Records the state of a dispute in the caller's transaction and notifies operators. Status and stock stay: operators
 * decide about the parcel. Events before a decision change nothing after it.
 */
export async function recordDispute(
  tx: Db,
  { changes, order, by }: { changes: OrderChanges; order: LockedOrder; by: By },
  dispute: CardDispute,
): Promise<void> {
  const stored = await disputesOf(tx, order.id)
  const before = stored.find(({ id }) => id === dispute.id)
  const { id, status, cents, reason } = dispute
  if (before && (before.status === status || (isDecided(before.status) && !isDecided(status)))) return
  const at = new Date(by.now)
  const amount = toDollars(cents)
  const decidedAt = isDecided(status) ? at : null
  await storeDispute(tx, { id, orderId: order.id, status, amount, reason, openedAt: at, decidedAt })
  const all = [...stored.filter((other) => other.id !== id), { id, status, amount }]
  const taken = all.filter((one) => holdsFunds(one.status)).map((one) => toCents(one.amount))
  const worst = worstOf(all.map((one) => one.status))
  if (refundDuring(worst) !== 'hold') await liftHold(tx, order.id)
  await updateOrder(tx, order.id, {
    dispute: worst,
    disputedAmount: toDollars(add(...taken)),
  })
  await changes.happened(tx, order, events[status], by, detailOf(dispute))
  await changes.publishToOperators(tx, order, events[status], by.now)
}
