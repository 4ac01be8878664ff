import type { Db } from '../../database/connect.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import { MAIL_ORDER, SETTLE_PAYMENT } from './changing.service.ts'
import { orderKindName } from './order-kind.ts'
import { buyerOf } from './order-mails.queries.ts'
import type { Payments } from './payments.service.ts'
import { BEGIN_PAYMENT } from './placing.service.ts'
import type { Sending } from './sending.service.ts'

interface Parts {
  db: Db
  memberMails: MemberMails
  payments: Payments
  /** where a service sends parcels */
  sending: Sending | undefined
}

/** What a mail is about: something that happened to an order, and when. */
interface Told {
  orderId: number
  what: string
  time: string | number
}

async function mailOrder({ db, memberMails }: Parts, { orderId, what, time }: Told): Promise<void> {
  const bought = await buyerOf(db, orderId)
  if (!bought) return
  const { userId, orderNumber } = bought
  const id = `order-${orderNumber}-${what}-${time}`
  const path = `/shop/orders/${orderNumber}`
  await memberMails.send({ userId, kind: orderKindName, about: { orderNumber, what }, path, id })
}

const orderIn = (payload: unknown) => (payload as { orderId: number }).orderId

/** What the feature does in the background. */
export const ordersTasks = (parts: Parts): Tasks => ({
  [MAIL_ORDER]: (payload) => mailOrder(parts, payload as Told),
  [BEGIN_PAYMENT]: (payload) => parts.payments.begin(orderIn(payload)),
  [SETTLE_PAYMENT]: (payload) => parts.payments.settle(orderIn(payload)),
  'cancel-unpaid-orders': { schedule: '*/5 * * * *', work: () => parts.payments.cancelUnpaid() },
  'ask-about-payments': { schedule: '*/10 * * * *', work: () => parts.payments.ask() },
  'exchange-shipments': {
    schedule: '*/10 * * * *',
    work: async () => parts.sending?.exchange(),
  },
})
