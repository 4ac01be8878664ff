import { Badge } from '../../../ui/badge.tsx'
import { paymentState } from '../order-words.ts'
import type { AnyOrder } from './orders-admin.api.ts'

const dots = { pending: 'bg-warn-ink', paid: 'bg-accent', refunded: 'bg-soft', failed: 'bg-danger' }

/** Payment state: a dot with an outline, distinct from the status badge. */
export function PaymentMark({ order }: { order: Pick<AnyOrder, 'paymentStatus' | 'refundedAmount'> }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2 py-0.5 text-sm font-semibold">
      <span aria-hidden="true" className={`size-2 rounded-full ${dots[order.paymentStatus]}`} />
      {paymentState(order)}
    </span>
  )
}

const words = { inquiry: 'Inquiry', open: 'Disputed', won: 'Dispute won', lost: 'Dispute lost' } as const
const tones = { inquiry: 'warn', open: 'danger', won: 'neutral', lost: 'danger' } as const

/** The state of a payment dispute; renders nothing without one. */
export const DisputeMark = ({ order: { dispute } }: { order: Pick<AnyOrder, 'dispute'> }) =>
  dispute && <Badge tone={tones[dispute]}>{words[dispute]}</Badge>
