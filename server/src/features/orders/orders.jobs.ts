import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import { BEGIN_PAYMENT } from './checkout.service.ts'
import type { Fulfillment } from './fulfillment.service.ts'
import { forgetDoneOrders } from './leaving-buyers.queries.ts'
import { orderKindName } from './order-kind.ts'
import { buyerOf, noteMailBounced, noteMailTaken } from './order-mails.queries.ts'
import { lockOrder } from './order-status.queries.ts'
import {
  END_CARD_PAGE,
  MAIL_ORDER,
  NOTIFY_STATUS,
  type OrderChanges,
  SETTLE_PAYMENT,
} from './order-status.service.ts'
import type { Payments } from './payments.service.ts'
import type { UnpaidOrders } from './unpaid-orders.service.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  changes: OrderChanges
  memberMails: MemberMails
  payments: Payments
  unpaidOrders: Pick<UnpaidOrders, 'forgetSources'>
  /** if there is a shipping service */
  sending: Fulfillment | undefined
}

/** A mail's event and its time. */
interface Told {
  orderId: number
  what: string
  time: string | number
  /** dollars */
  amount?: number
}

async function mailOrder(parts: Parts, { orderId, what, time, amount }: Told): Promise<void> {
  const { db, clock, memberMails } = parts
  const bought = await buyerOf(db, orderId)
  if (!bought) return
  const { userId, orderNumber, email } = bought
  const id = `order-${orderNumber}-${what}-${time}`
  const path = `/shop/orders/${orderNumber}`
  const about = { orderNumber, what, amount }
  const outcome = await memberMails.send({ userId, kind: orderKindName, about, path, id })
  if (outcome === 'sent') await noteMailTaken(db, userId)
  if (outcome === 'bounced') await noteMailBounced(db, { userId, email, bouncedAt: new Date(clock.now()) })
}

/** Notifies a buyer of a status once it can't be undone any more. */
const tellStatus = ({ db, clock, changes }: Parts, { orderId, what, time }: Told) =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order) await changes.tellStatus(tx, order, { what, time: Number(time), now: clock.now() })
  })

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a parcel may still be returned. */
const PARCEL_DAYS = 30

/** Erases addresses of deleted buyers' orders, leaving a day to correct a status. */
const forgetBuyers = ({ db, clock }: Parts) => {
  const ago = (days: number) => new Date(clock.now() - days * DAY_MS)
  return forgetDoneOrders(db, { doneBefore: ago(1), sentBefore: ago(PARCEL_DAYS) })
}

async function cancelUnpaid({ payments, unpaidOrders }: Parts): Promise<void> {
  await payments.cancelUnpaid()
  await unpaidOrders.forgetSources()
}

const orderIn = (payload: unknown) => (payload as { orderId: number }).orderId

/** The feature's background work. */
export const ordersTasks = (parts: Parts): Tasks => ({
  [MAIL_ORDER]: (payload) => mailOrder(parts, payload as Told),
  [NOTIFY_STATUS]: (payload) => tellStatus(parts, payload as Told),
  [END_CARD_PAGE]: (payload) => parts.payments.endPage((payload as { sessionId: string }).sessionId),
  [BEGIN_PAYMENT]: (payload) => parts.payments.begin(orderIn(payload)),
  [SETTLE_PAYMENT]: (payload) => parts.payments.settle(orderIn(payload)),
  'cancel-unpaid-orders': { schedule: '*/5 * * * *', work: () => cancelUnpaid(parts) },
  'ask-about-payments': { schedule: '*/10 * * * *', work: () => parts.payments.ask() },
  'forget-buyers': { schedule: '20 3 * * *', work: async () => void (await forgetBuyers(parts)) },
  'exchange-shipments': {
    schedule: '*/10 * * * *',
    work: async () => parts.sending?.exchange(),
  },
})
