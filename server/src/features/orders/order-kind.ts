import type { NewDelivery, NotificationKind } from '../notifications/notifications.service.ts'
import { mailedLines, mailedOrder } from './order-mails.queries.ts'
import { orderMail } from './orders.mails.ts'

/** An order and what happened to it. */
export interface AboutOrder {
  orderNumber: string
  what: string
  /** dollars */
  amount?: number | undefined
}

/** The kind of order notifications. */
export const orderKindName = 'order'

/** Notifications about orders. */
export const orderKind = (publicUrl: string): NotificationKind<AboutOrder, AboutOrder> => ({
  name: orderKindName,
  opens: 'your order',
  changes: ['orders'],
  tagOf: ({ orderNumber }) => `order-${orderNumber}`,
  currentStates: async (_db, abouts) => abouts,
  mails: 'orderMails',
  async mailOf(db, { orderNumber, what, amount }, unsubscribe) {
    const order = await mailedOrder(db, orderNumber)
    if (!order) return undefined
    const lines = await mailedLines(db, order.id)
    return orderMail({ what, amount }, { ...order, lines }, { publicUrl, unsubscribe })
  },
})

/** Buyers' notification texts; other events aren't notified. */
const words: Record<string, readonly [title: string, body: string]> = {
  pending: ['Order placed', 'Thank you for your order'],
  paid: ['Payment received', 'We received your payment. We’ll pack your order next'],
  shipped: ['Your order is on its way', 'We handed your order to the carrier'],
  delivered: ['Your order was delivered', 'Your order has arrived'],
  cancelled: ['Order cancelled', 'Your order was cancelled'],
  'partly-refunded': ['Part of your payment refunded', 'We refunded part of your payment'],
  refunded: ['Payment refunded', 'We refunded your payment'],
  'payment-failed': ['Payment failed', 'Your payment did not go through'],
  'late-payment': [
    'Payment arrived late',
    'Your payment arrived after the deadline. Your items are sold out, so we’re refunding it',
  ],
}

interface OrderNotice extends AboutOrder {
  userId: string
  /** distinguishes repetitions: an order may ship twice */
  time: string | number
  now: number
}

/** A buyer's notification in the app and by push. */
export function orderDeliveries(
  { userId, orderNumber, what, time, now }: OrderNotice,
  channels: readonly ('in_app' | 'push')[],
): NewDelivery[] {
  const [title, body] = words[what] ?? []
  if (title === undefined || body === undefined) return []
  return channels.map((channel) => ({
    userId,
    channel,
    kind: orderKindName,
    key: `order:${orderNumber}:${what}:${time}`,
    title: `${title}: ${orderNumber}`,
    body,
    path: `/shop/orders/${orderNumber}`,
    about: { orderNumber, what },
    scheduledAt: new Date(now),
    isLate: false,
    isExpired: false,
  }))
}

/** Operators' notification texts. */
const operatorWords: Record<string, readonly [title: string, body: string]> = {
  'refund-due': [
    'Bank transfer to refund',
    'The buyer canceled an order paid by bank transfer. Send the money back and record the refund',
  ],
  'late-payment': [
    'Payment arrived late',
    'It came after the deadline, and the items are no longer available. We’re refunding it',
  ],
  'partly-refunded': ['Part of a payment refunded', 'Stripe refunded part of the money'],
  refunded: ['Payment refunded at Stripe', 'Stripe refunded the money. Check the package'],
  'refund-failed': ['Refund failed', 'Stripe could not deliver a refund. Pay the buyer another way'],
  'refund-refused': ['Refund refused', 'Stripe declined the refund. The timeline says why'],
  'refund-held': ['Refund on hold', 'The payment is disputed. The refund goes out only if you win'],
  'refund-dropped': [
    'Refund not sent',
    'The buyer won the dispute and has that money. Check whether you owe more',
  ],
  'payment-refused': [
    'Payment refused',
    'Stripe can’t open a payment page for this order. The timeline says why',
  ],
  'dispute-inquiry': ['Payment inquiry', 'The buyer’s bank is asking about a payment. Respond in Stripe'],
  'dispute-opened': [
    'Payment disputed',
    'The bank took the money back. Hold the package and respond in Stripe',
  ],
  'dispute-won': ['Dispute won', 'The money is yours again'],
  'dispute-lost': ['Dispute lost', 'The buyer keeps the money'],
}

/** An operator's notification in the app. */
export function operatorDeliveries({ userId, orderNumber, what, time, now }: OrderNotice): NewDelivery[] {
  const [title, body] = operatorWords[what] ?? []
  if (title === undefined || body === undefined) return []
  return [
    {
      userId,
      channel: 'in_app',
      kind: orderKindName,
      key: `desk:${orderNumber}:${what}:${time}`,
      title: `${title}: ${orderNumber}`,
      body,
      path: `/admin?tab=orders&q=${orderNumber}`,
      about: { orderNumber, what },
      scheduledAt: new Date(now),
      isLate: false,
      isExpired: false,
    },
  ]
}
