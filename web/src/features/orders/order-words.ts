import type { OrderStatus, PaymentStatus } from '@pepwell/domain/shop/orders'
import { waitsForPayment } from '@pepwell/domain/shop/orders'
import type { Tone } from '../../ui/badge.tsx'
import type { Order } from './orders.api.ts'

/** Status labels and tones. */
export const statusWords: Record<OrderStatus, { word: string; tone: Tone }> = {
  pending: { word: 'New', tone: 'warn' },
  processing: { word: 'Processing', tone: 'info' },
  shipped: { word: 'Shipped', tone: 'accent' },
  delivered: { word: 'Delivered', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'danger' },
}

/** Payment state labels. */
export const paymentWords: Record<PaymentStatus, string> = {
  pending: 'Unpaid',
  paid: 'Paid',
  refunded: 'Refunded',
  failed: 'Failed',
}

/** An order's payment state, including refunds. */
export const paymentState = ({
  paymentStatus,
  refundedAmount,
}: Pick<Order, 'paymentStatus' | 'refundedAmount'>) =>
  paymentStatus === 'paid' && refundedAmount > 0 ? 'Partly refunded' : paymentWords[paymentStatus]

/** The payment method in words. */
export const methodWords: Record<Order['paymentMethod'], string> = {
  invoice: 'Bank transfer',
  card: 'Card',
}

/** The order's status in two or three words, for its buyer. */
export function answerOf({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): string {
  if (waitsForPayment(status, paymentStatus)) return 'Waiting for payment'
  switch (status) {
    case 'pending':
      return paymentStatus === 'refunded' ? 'Payment refunded' : 'Payment received'
    case 'processing':
      return 'Packing'
    case 'shipped':
      return 'On its way'
    case 'delivered':
      return 'Delivered'
    case 'cancelled':
      return 'Cancelled'
  }
}

const eventWords: Record<string, string> = {
  pending: 'Placed',
  paid: 'Paid',
  processing: 'Processing',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  'partly-refunded': 'Partly refunded',
  refunded: 'Refunded',
  'refund-failed': 'Refund failed',
  'refund-refused': 'Refund declined by Stripe',
  'refund-held': 'Refund on hold until the dispute is decided',
  'refund-dropped': 'Refund canceled after the dispute was lost',
  'payment-refused': 'Payment declined by Stripe',
  'dispute-inquiry': 'Inquiry from the bank',
  'dispute-opened': 'Payment disputed',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'refund-wanted': 'Refund requested',
  'payment-failed': 'Payment failed',
  'late-payment': 'Payment arrived late',
  tracking: 'Tracking number',
  note: 'Note',
  'account-deleted': 'Account deleted',
}

/** Order events in words. */
export const eventWord = (what: string): string => eventWords[what] ?? what
