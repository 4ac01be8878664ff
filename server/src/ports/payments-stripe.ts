import type { DisputeStatus } from '@pepwell/domain/shop/disputes'
import Stripe from 'stripe'
import {
  type CardDispute,
  type CardEvent,
  type CardPayment,
  type CardState,
  type FailedRefund,
  ForgedEvent,
  PaymentRefused,
  type PaymentsPort,
} from './payments.ts'

/** The object of a Stripe event: each references the others if possible. */
interface StripeObject {
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
const disputeIn = ({ object, id, amount, status, reason }: StripeObject): CardDispute | null =>
  object === 'dispute'
    ? { id, cents: amount ?? 0, status: disputeStatuses[status ?? ''] ?? 'open', reason: reason ?? 'general' }
    : null

const failedRefundIn = (about: StripeObject): FailedRefund | null =>
  about.object === 'refund' && about.status === 'failed'
    ? { cents: about.amount ?? 0, reason: about.failure_reason ?? 'unknown' }
    : null

/** Timeout for Stripe. */
const TIMEOUT_MS = 20_000

/** The only currency. */
const CURRENCY = 'usd'

/** The account that charges cards. */
export interface StripeAccount {
  secretKey: string
  webhookSecret: string
  /** of Stripe's API */
  address: string
}

/** Events about refunds and disputes. */
const MONEY_BACK = [
  'charge.refunded',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

/** The latest events that are read at a time. */
const MAX_EVENTS = 300

const lineItem = (name: string, quantity: number, unitCents: number) => ({
  quantity,
  price_data: { currency: CURRENCY, unit_amount: unitCents, product_data: { name } },
})

/** An order as a session of Stripe's hosted page. */
function sessionOf(payment: CardPayment): Stripe.Checkout.SessionCreateParams {
  const { orderNumber, email, lines, shippingCents, addsTax, returnTo, expiresAt } = payment
  return {
    mode: 'payment',
    client_reference_id: orderNumber,
    customer_email: email,
    line_items: [
      ...lines.map(({ name, quantity, unitCents }) => lineItem(name, quantity, unitCents)),
      ...(shippingCents > 0 ? [lineItem('Shipping', 1, shippingCents)] : []),
    ],
    automatic_tax: { enabled: addsTax },
    payment_intent_data: { metadata: { order: orderNumber } },
    metadata: { order: orderNumber },
    expires_at: Math.floor(expiresAt.getTime() / 1000),
    success_url: returnTo,
    cancel_url: returnTo,
  }
}

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null)

function stateOf(session: Stripe.Checkout.Session): CardState {
  const { id, status, payment_status: payment, payment_intent: intent } = session
  const charge = typeof intent === 'object' ? intent?.latest_charge : null
  return {
    sessionId: id,
    isOpen: status === 'open',
    isExpired: status === 'expired',
    isPaid: payment === 'paid' || payment === 'no_payment_required',
    isRefunded: typeof charge === 'object' && charge?.refunded === true,
    refundedCents: (typeof charge === 'object' && charge?.amount_refunded) || 0,
    intentId: idOf(intent),
    currency: session.currency,
    totalCents: session.amount_total ?? 0,
    taxCents: session.total_details?.amount_tax ?? 0,
  }
}

function eventOf({ id, type, data }: Stripe.Event): CardEvent {
  const about = data.object as unknown as StripeObject
  const isSession = about.object === 'checkout.session'
  return {
    id,
    type,
    orderNumber: about.client_reference_id ?? about.metadata?.order ?? null,
    sessionId: isSession ? about.id : null,
    intentId: about.object === 'payment_intent' ? about.id : idOf(about.payment_intent),
    dispute: disputeIn(about),
    failedRefund: failedRefundIn(about),
  }
}

/** U+0000 in JSON, which can't be stored. */
const NUL = '\\u0000'

/** Statuses that mean no, not that Stripe is busy. */
const REFUSALS: ReadonlySet<number | undefined> = new Set([400, 402, 404])

/** @throws PaymentRefused if Stripe refuses; other errors unchanged */
const answered = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    if (error instanceof Stripe.errors.StripeError && REFUSALS.has(error.statusCode))
      throw new PaymentRefused(error.message, error.code)
    throw error
  })

/** Takes cards on Stripe's hosted page. */
export function stripePayments({ secretKey, webhookSecret, address }: StripeAccount): PaymentsPort {
  const { hostname, port, protocol } = new URL(address)
  const isHttp = protocol === 'http:'
  const stripe = new Stripe(secretKey, {
    host: hostname,
    protocol: isHttp ? 'http' : 'https',
    port: port || (isHttp ? 80 : 443),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 2,
    telemetry: false,
  })

  return {
    async begin(payment) {
      const session = sessionOf(payment)
      // Stripe refuses different fields under a known key.
      const idempotencyKey = `order-${payment.orderNumber}-${session.expires_at}`
      const { id, url } = await answered(stripe.checkout.sessions.create(session, { idempotencyKey }))
      if (!url) throw new Error('Stripe opened no page')
      return { sessionId: id, url }
    },

    async look(sessionId) {
      const expand = ['payment_intent.latest_charge']
      return stateOf(await stripe.checkout.sessions.retrieve(sessionId, { expand }))
    },

    async end(sessionId) {
      await stripe.checkout.sessions.expire(sessionId)
    },

    async refund(intentId, orderNumber) {
      const idempotencyKey = `refund-${orderNumber}`
      const { id } = await answered(stripe.refunds.create({ payment_intent: intentId }, { idempotencyKey }))
      return id
    },

    async moneyBackSince(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const list = stripe.events.list({ types: MONEY_BACK, created, limit: 100 })
      return (await list.autoPagingToArray({ limit: MAX_EVENTS })).map(eventOf).reverse()
    },

    read(body, signature) {
      try {
        const event = eventOf(stripe.webhooks.constructEvent(body, signature, webhookSecret))
        if (JSON.stringify(event).includes(NUL)) throw new ForgedEvent('No id of Stripe has U+0000 in it')
        return event
      } catch (error) {
        throw new ForgedEvent((error as Error).message)
      }
    },
  }
}
