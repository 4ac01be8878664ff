import { createHmac, randomUUID } from 'node:crypto'
import { type Answerer, anOutsideService, json, type Seen } from './outside-service.ts'

/** Signs the webhooks of the local service. */
export const WEBHOOK_SECRET = 'whsec_local'

/** A card page, as Stripe stores it. */
interface Session {
  id: string
  object: 'checkout.session'
  status: 'open' | 'complete' | 'expired'
  payment_status: 'unpaid' | 'paid'
  currency: string
  amount_total: number
  total_details: { amount_tax: number }
  client_reference_id: string
  url: string
  payment_intent: {
    id: string
    latest_charge: { id: string; amount_refunded: number; refunded: boolean }
  } | null
  fields: Record<string, string>
}

/** Stripe's minimum charge, in cents. */
const MINIMUM = 50

const refused = (code: string, message: string) =>
  json({ error: { type: 'invalid_request_error', code, message } }, 400)

const missing = json({ error: { type: 'invalid_request_error', message: 'No such object' } }, 404)

/** The total of a form's lines, such as 'line_items[0][quantity]'. */
const sumOf = (fields: Record<string, string>) =>
  Object.keys(fields)
    .filter((name) => name.endsWith('[quantity]'))
    .reduce((sum, name) => {
      const line = name.replace('[quantity]', '')
      return sum + Number(fields[name]) * Number(fields[`${line}[price_data][unit_amount]`])
    }, 0)

/** Stripe's records of payments. */
class Books {
  readonly sessions: Session[] = []
  readonly refunds: string[] = []
  /** events, latest first */
  readonly events: unknown[] = []
  /** replies by idempotency key */
  private readonly answered = new Map<string, unknown>()

  once<Result>(key: string, make: () => Result): Result {
    if (!this.answered.has(key)) this.answered.set(key, make())
    return this.answered.get(key) as Result
  }

  /** @param host the page's host */
  open(fields: Record<string, string>, host: string): Session {
    const id = `cs_test_${randomUUID()}`
    const session: Session = {
      id,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      currency: 'usd',
      amount_total: sumOf(fields),
      total_details: { amount_tax: 0 },
      client_reference_id: fields.client_reference_id ?? '',
      url: `http://${host}/pay/${id}`,
      payment_intent: null,
      fields,
    }
    this.sessions.push(session)
    return session
  }

  /** Refunds some cents of a payment, or the rest. */
  giveBack(session: Session, cents?: number): void {
    const charge = session.payment_intent?.latest_charge
    if (!charge) throw new Error('nothing was paid')
    charge.amount_refunded = cents ? charge.amount_refunded + cents : session.amount_total
    charge.refunded = charge.amount_refunded >= session.amount_total
  }

  refund(intentId: string): string {
    const paid = this.sessions.find(({ payment_intent: intent }) => intent?.id === intentId)
    if (paid) this.giveBack(paid)
    this.refunds.push(intentId)
    return `re_${this.refunds.length}`
  }
}

function answering(books: Books): Answerer {
  return (seen, response) => {
    const { method, url, headers, body } = seen
    const fields = Object.fromEntries(new URLSearchParams(body))
    const key = String(headers['idempotency-key'] ?? randomUUID())
    const [, , , , id, act] = url.pathname.split('/')
    const session = books.sessions.find((session) => session.id === id)
    const say = (value: unknown) => json(value)(seen, response)
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions' && sumOf(fields) < MINIMUM)
      return refused('amount_too_small', 'The amount must be at least $0.50 usd')(seen, response)
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions')
      return say(books.once(key, () => books.open(fields, headers.host ?? '')))
    if (method === 'POST' && url.pathname === '/v1/refunds')
      return say(books.once(key, () => ({ id: books.refund(fields.payment_intent ?? '') })))
    if (!session) return missing(seen, response)
    if (act === 'expire') session.status = 'expired'
    return say(session)
  }
}

/** Lists events. */
const listing = ({ events }: Books, { url }: Seen): Answerer | undefined =>
  url.pathname === '/v1/events'
    ? json({ object: 'list', url: '/v1/events', has_more: false, data: events })
    : undefined

const aCharge = () => ({ id: `ch_${randomUUID()}`, amount_refunded: 0, refunded: false })

const anEvent = (type: string, object: Record<string, unknown>, id = `evt_${randomUUID()}`): string =>
  JSON.stringify({ id, object: 'event', type, data: { object } })

/** Signs like Stripe: time and body with the shared secret. */
export function signed(body: string, secret = WEBHOOK_SECRET, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  return `t=${at},v1=${signature}`
}

/** A local service with the parts of Stripe's API that are used. */
export async function aStripe(
  atTheEnd?: (close: () => void) => void,
  trouble: (seen: Seen) => Answerer | undefined = () => undefined,
) {
  const books = new Books()
  const answer = answering(books)
  const { address, seen } = await anOutsideService(
    (asked, response) => (trouble(asked) ?? listing(books, asked) ?? answer)(asked, response),
    atTheEnd,
  )
  const about = (orderNumber: string) => {
    const found = books.sessions.find((session) => session.client_reference_id === orderNumber)
    if (!found) throw new Error(`no page was opened for ${orderNumber}`)
    return found
  }
  return {
    account: { secretKey: 'sk_test_local', webhookSecret: WEBHOOK_SECRET, address },
    seen,
    sessions: books.sessions,
    refunds: books.refunds,
    about,
    /** a buyer enters their card */
    pay(orderNumber: string, { tax = 0, amount }: { tax?: number; amount?: number } = {}) {
      const session = about(orderNumber)
      Object.assign(session, {
        status: 'complete',
        payment_status: 'paid',
        amount_total: (amount ?? session.amount_total) + tax,
        total_details: { amount_tax: tax },
        payment_intent: { id: `pi_${session.id}`, latest_charge: aCharge() },
      })
    },
    /** a refund at Stripe itself: some cents, or the rest */
    giveBack: (orderNumber: string, cents?: number) => books.giveBack(about(orderNumber), cents),
    /** an event without a webhook, see eventAbout */
    happenWithoutWebhook: (event: string) => void books.events.unshift(JSON.parse(event)),
    expire(orderNumber: string) {
      about(orderNumber).status = 'expired'
    },
    /** a webhook about an order */
    event(orderNumber: string, type: string, id?: string): string {
      const { fields: _, payment_intent: intent, ...session } = about(orderNumber)
      return anEvent(type, { ...session, payment_intent: intent?.id ?? null }, id)
    },
    /** a webhook about an order's charge or another object of its payment */
    eventAbout(orderNumber: string, type: string, object: Record<string, unknown> = {}): string {
      const { payment_intent: intent } = about(orderNumber)
      return anEvent(type, {
        object: 'charge',
        ...intent?.latest_charge,
        payment_intent: intent?.id,
        ...object,
      })
    },
  }
}
