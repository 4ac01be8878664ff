import type { PaymentStatus } from './orders.ts'

/**
 * A dispute's state. An inquiry takes no money. Open: the bank holds the money until it decides. A won
 * dispute returns it to the shop, a lost one to the buyer.
 */
export const disputeStatuses = ['inquiry', 'open', 'won', 'lost'] as const

export type DisputeStatus = (typeof disputeStatuses)[number]

/** Whether the disputed money is with the bank or the buyer. */
export const holdsFunds = (status: DisputeStatus): boolean => status === 'open' || status === 'lost'

/** Whether a bank has decided. An earlier event may still arrive after the decision. */
export const isDecided = (status: DisputeStatus): boolean => status === 'won' || status === 'lost'

/**
 * What happens to an unconfirmed refund while its payment is disputed. It could pay the buyer twice: it is held until
 * the bank decides, and dropped once the buyer has the money.
 */
export const refundDuring = (status: DisputeStatus | null): 'send' | 'hold' | 'drop' => {
  if (status === 'open') return 'hold'
  return status === 'lost' ? 'drop' : 'send'
}

/** Most to least urgent for the shop. */
const byConcern: readonly DisputeStatus[] = ['open', 'lost', 'inquiry', 'won']

/** The combined status of several disputes about one payment; null without any. */
export const worstOf = (statuses: readonly DisputeStatus[]): DisputeStatus | null =>
  byConcern.find((status) => statuses.includes(status)) ?? null

/** What happens to the money of a paid order that its buyer cancels. */
export const refundsOnCancel = ['send', 'hold', 'none'] as const

/** @param order its payment, and the worst status of its disputes */
export function refundOnCancel(order: {
  paymentStatus: PaymentStatus
  dispute: DisputeStatus | null
}): (typeof refundsOnCancel)[number] {
  if (order.paymentStatus !== 'paid') return 'none'
  const outcome = refundDuring(order.dispute)
  return outcome === 'drop' ? 'none' : outcome
}
