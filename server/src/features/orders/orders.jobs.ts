import type { Db } from '../../database/connect.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { MailPort } from '../../ports/mail.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import { MAIL_ORDER, SETTLE_PAYMENT } from './changing.service.ts'
import { mailedLines, mailedOrder } from './order-mails.queries.ts'
import { orderMail } from './order-mails.ts'
import type { Payments } from './payments.service.ts'
import { BEGIN_PAYMENT } from './placing.service.ts'
import type { Sending } from './sending.service.ts'

interface Parts {
  db: Db
  mail: MailPort
  publicUrl: string
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

async function mailOrder({ db, mail, publicUrl }: Parts, { orderId, what, time }: Told): Promise<void> {
  const order = await mailedOrder(db, orderId)
  if (!order) return
  const message = orderMail(what, { ...order, lines: await mailedLines(db, orderId) }, publicUrl)
  if (!message) return
  try {
    await mail.send({ ...message, id: `order-${order.orderNumber}-${what}-${time}` })
  } catch (error) {
    if (!(error instanceof Undeliverable)) throw error
  }
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
