import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { Tasks } from '../../jobs/jobs.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import { BEGIN_PAYMENT } from './checkout.service.ts'
import { anonymizeDoneOrders } from './deleted-buyers.queries.ts'
import type { Fulfillment } from './fulfillment.service.ts'
import { orderKindName } from './order-kind.ts'
import { buyerOf, recordMailBounced, recordMailTaken } from './order-mails.queries.ts'
import { lockOrder } from './order-status.queries.ts'
import {
  END_CARD_PAGE,
  MAIL_ORDER,
  NOTIFY_STATUS,
  type OrderChanges,
  SETTLE_PAYMENT,
} from './order-status.service.ts'
import type { Payments } from './payments.service.ts'
import type { UnpaidOrders } from './unpaid-order-limits.service.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  changes: OrderChanges
  memberMails: MemberMails
  payments: Payments
  unpaidOrders: Pick<UnpaidOrders, 'deleteOldSources'>
  /** if there is a shipping service */
  sending: Fulfillment | undefined
}

/** A mail's event and its time. */
interface AlertPayload {
  orderId: number
  what: string
  time: string | number
  /** dollars */
  amount?: number
}

async function mailOrder(deps: Deps, { orderId, what, time, amount }: AlertPayload): Promise<void> {
  const { db, clock, memberMails } = deps
  const bought = await buyerOf(db, orderId)
  if (!bought) return
  const { userId, orderNumber, email } = bought
  const id = `order-${orderNumber}-${what}-${time}`
  const path = `/shop/orders/${orderNumber}`
  const about = { orderNumber, what, amount }
  const outcome = await memberMails.send({ userId, kind: orderKindName, about, path, id })
  if (outcome === 'sent') await recordMailTaken(db, userId)
  if (outcome === 'bounced') await recordMailBounced(db, { userId, email, bouncedAt: new Date(clock.now()) })
}

/** Notifies a buyer of a status once it can't be undone anymore. */
const notifyStatus = ({ db, clock, changes }: Deps, { orderId, what, time }: AlertPayload) =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order) await changes.notifyStatus(tx, order, { what, time: Number(time), now: clock.now() })
  })

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a parcel may still be returned. */
const PARCEL_DAYS = 30

/** Erases addresses of deleted buyers' orders, leaving a day to correct a status. */
const anonymizeBuyers = ({ db, clock }: Deps) => {
  const ago = (days: number) => new Date(clock.now() - days * DAY_MS)
  return anonymizeDoneOrders(db, { doneBefore: ago(1), sentBefore: ago(PARCEL_DAYS) })
}

async function cancelUnpaid({ payments, unpaidOrders }: Deps): Promise<void> {
  await payments.cancelUnpaid()
  await unpaidOrders.deleteOldSources()
}

const orderIn = (payload: unknown) => (payload as { orderId: number }).orderId

/** The feature's background work. */
export const ordersTasks = (deps: Deps): Tasks => ({
  [MAIL_ORDER]: (payload) => mailOrder(deps, payload as AlertPayload),
  [NOTIFY_STATUS]: (payload) => notifyStatus(deps, payload as AlertPayload),
  [END_CARD_PAGE]: (payload) => deps.payments.endPage((payload as { sessionId: string }).sessionId),
  [BEGIN_PAYMENT]: (payload) => deps.payments.begin(orderIn(payload)),
  [SETTLE_PAYMENT]: (payload) => deps.payments.settle(orderIn(payload)),
  'cancel-unpaid-orders': { schedule: '*/5 * * * *', work: () => cancelUnpaid(deps) },
  'ask-about-payments': { schedule: '*/10 * * * *', work: () => deps.payments.ask() },
  'anonymize-buyers': { schedule: '20 3 * * *', work: async () => void (await anonymizeBuyers(deps)) },
  'exchange-shipments': {
    schedule: '*/10 * * * *',
    work: async () => deps.sending?.exchange(),
  },
})
