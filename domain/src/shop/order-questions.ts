import { type DisputeStatus, refundDuring } from './disputes.ts'
import { holdingOf, type OrderStatus, type PaymentStatus } from './orders.ts'

/** The question before an unpaid order moves on. */
export const paymentQuestions = {
  refunded: 'You refunded this order. Continue anyway?',
  disputed: 'The payment is disputed. Continue anyway?',
  unpaid: 'It’s not paid yet. Continue anyway?',
} as const

export type PaymentQuestion = keyof typeof paymentQuestions

const refundQuestions = {
  hold: 'The bank holds the disputed money. A refund may pay the buyer twice. Refund anyway?',
  drop: 'The buyer already has the disputed money. Refund anyway?',
}

/** The question before a refund on top of a dispute; undefined when no refund could pay twice. */
export const questionBeforeRefund = (dispute: DisputeStatus | null): string | undefined => {
  const outcome = refundDuring(dispute)
  return outcome === 'send' ? undefined : refundQuestions[outcome]
}

/** The question names, for schemas. */
export const paymentQuestionNames = Object.keys(paymentQuestions) as [PaymentQuestion, ...PaymentQuestion[]]

interface StatusChange {
  status: OrderStatus
  paymentStatus: PaymentStatus
  dispute: DisputeStatus | null
}

const hasLeftStock = (status: OrderStatus) => holdingOf(status) === 'gone'

/** The question before a status change; none when nothing moves toward the buyer. */
export function questionBefore(
  { status: from, paymentStatus, dispute }: StatusChange,
  to: OrderStatus,
): PaymentQuestion | undefined {
  if (from === to || to === 'cancelled') return undefined
  if (hasLeftStock(to) && (paymentStatus === 'pending' || paymentStatus === 'failed')) return 'unpaid'
  // The parcel has shipped, so no open decision depends on the money.
  if (hasLeftStock(from) && hasLeftStock(to)) return undefined
  if (paymentStatus === 'refunded') return 'refunded'
  if (hasLeftStock(to) && dispute !== null && dispute !== 'won') return 'disputed'
  return undefined
}
