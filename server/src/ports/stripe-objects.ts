import type { DisputeStatus } from '@pepwell/domain/shop/disputes'
import type { CardDispute, FailedRefund } from './payments.ts'

/** The object of a Stripe event: each names the others as far as it can. */
export interface StripeObject {
  object: string
  id: string
  client_reference_id?: string | null
  metadata?: Record<string, string> | null
  payment_intent?: string | { id: string } | null
  /** whole cents */
  amount?: number
  status?: string | null
  reason?: string | null
  failure_reason?: string | null
}

const disputeStatuses: Record<string, DisputeStatus> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  // An inquiry that never became a dispute leaves the money where it is, like a won one.
  warning_closed: 'won',
  prevented: 'won',
  won: 'won',
  lost: 'lost',
}

/** A dispute; an unknown status counts as open. */
export const disputeIn = ({ object, id, amount, status, reason }: StripeObject): CardDispute | null =>
  object === 'dispute'
    ? { id, cents: amount ?? 0, status: disputeStatuses[status ?? ''] ?? 'open', reason: reason ?? 'general' }
    : null

export const failedRefundIn = (about: StripeObject): FailedRefund | null =>
  about.object === 'refund' && about.status === 'failed'
    ? { cents: about.amount ?? 0, reason: about.failure_reason ?? 'unknown' }
    : null
