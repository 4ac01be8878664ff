import type { OrderStatus, PaymentStatus } from '@pepwell/domain/shop/orders'
import { waitsForPayment } from '@pepwell/domain/shop/orders'
import type { Tone } from '../../ui/badge.tsx'
import type { Order } from './orders.api.ts'

/** What statuses are called, and in which tone they stand. */
export const statusWords: Record<OrderStatus, { word: string; tone: Tone }> = {
  pending: { word: 'New', tone: 'warn' },
  processing: { word: 'Processing', tone: 'info' },
  shipped: { word: 'Shipped', tone: 'accent' },
  delivered: { word: 'Delivered', tone: 'neutral' },
  cancelled: { word: 'Cancelled', tone: 'danger' },
}

/** What the states of a payment are called. */
export const paymentWords: Record<PaymentStatus, string> = {
  pending: 'Unpaid',
  paid: 'Paid',
  refunded: 'Refunded',
  failed: 'Failed',
}

/** How the money of an order stands, with what went back of it. */
export const paymentState = ({
  paymentStatus,
  refundedAmount,
}: Pick<Order, 'paymentStatus' | 'refundedAmount'>) =>
  paymentStatus === 'paid' && refundedAmount > 0 ? 'Partly refunded' : paymentWords[paymentStatus]

/** How an order is paid, in words. */
export const methodWords: Record<Order['paymentMethod'], string> = {
  invoice: 'Bank transfer',
  card: 'Card',
}

/** How things stand with an order in two or three words: the answer that its buyer looks for. */
export function answerOf({ status, paymentStatus }: Pick<Order, 'status' | 'paymentStatus'>): string {
  if (waitsForPayment(status, paymentStatus)) return 'Waiting for payment'
  switch (status) {
    case 'pending':
      return paymentStatus === 'refunded' ? 'Payment refunded' : 'Payment received'
    case 'processing':
      return 'Being packed'
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
  'refund-refused': 'Refund refused by Stripe',
  'refund-held': 'Refund on hold until the dispute is decided',
  'refund-dropped': 'Refund dropped: the dispute is lost',
  'payment-refused': 'Payment refused by Stripe',
  'dispute-inquiry': 'Payment questioned by the bank',
  'dispute-opened': 'Payment disputed',
  'dispute-won': 'Dispute won',
  'dispute-lost': 'Dispute lost',
  'refund-wanted': 'Refund asked for',
  'payment-failed': 'Payment failed',
  'late-payment': 'Payment came late',
  tracking: 'Tracking number',
  note: 'Note',
  'account-deleted': 'Account deleted',
}

/** What happened to an order, in words. */
export const eventWord = (what: string): string => eventWords[what] ?? what
