import {
  isBackwards,
  type OrderStatus,
  type PaymentStatus,
  STATUS_UNDO_MS,
  type StockStep,
  stockSteps,
  waitsForPayment,
} from '@pepwell/domain/shop/orders'
import type { Db } from '../../database/connect.ts'
import { addJobs } from '../../jobs/jobs.queries.ts'
import type { People } from '../../live/person-events.ts'
import { release, ship, takeBack } from '../inventory/reservations.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { operatorDeliveries, orderDeliveries } from './order-kind.ts'
import { operatorsOfOrders } from './order-mails.queries.ts'
import * as queries from './order-status.queries.ts'
import { type By, movementCause, reserveAgain, unitsOf } from './order-units.ts'
import { settingsOf } from './shop-settings.queries.ts'
import { deleteSource, recordGivenUp } from './unpaid-order-limits.queries.ts'

/** The task that mails an order's event. */
export const MAIL_ORDER = 'mail-order'

/** The task that makes an order agree with its payment. */
export const SETTLE_PAYMENT = 'settle-payment'

/** Why the shop cancels an order by itself. */
export const NOT_PAID_IN_TIME = 'Not paid in time'

/** The task that notifies a buyer of an operator's status change, unless it was undone. */
export const NOTIFY_STATUS = 'tell-order-status'

/** The task that closes a card page that another one replaces. */
export const END_CARD_PAGE = 'end-card-page'

const DAY_MS = 24 * 60 * 60 * 1000

/** How long a card page stays open. */
export const CARD_MS = 60 * 60 * 1000

/** Events that trigger an email, besides the order itself. */
const MAILED: ReadonlySet<string> = new Set([
  'pending',
  'paid',
  'shipped',
  'delivered',
  'cancelled',
  'partly-refunded',
  'refunded',
  'late-payment',
])

/** Whether an event is mailed. */
export const isMailed = (what: string): boolean => MAILED.has(what)

/** More about an order's event. */
interface Besides {
  /** dollars */
  amount?: number
  /** when to notify the buyer; immediately by default */
  telling?: 'now' | 'later' | 'never'
}

interface Deps {
  people: People
  notifications: Notifications
}

async function moveStock(tx: Db, order: queries.LockedOrder, step: StockStep, by: By): Promise<void> {
  const items = await queries.itemsOf(tx, order.id)
  const units = unitsOf(items)
  switch (step) {
    case 'reserve':
      return reserveAgain(tx, order, items, by)
    case 'release':
      return release(tx, units, movementCause(order, 'Cancelled', by))
    case 'ship':
      await ship(tx, units, movementCause(order, 'Shipped', by))
      return void (await queries.setShippedAt(tx, order.id, new Date(by.now)))
    case 'takeBack':
      await takeBack(tx, units, movementCause(order, 'Came back', by))
      return void (await queries.setShippedAt(tx, order.id, null))
  }
}

/** The payment time of an order that is reopened after its deadline: that of a new one. */
async function timeToPay(tx: Db, { paymentMethod, payBy }: queries.LockedOrder, now: number) {
  if (payBy.getTime() > now) return {}
  if (paymentMethod === 'card') return { payBy: new Date(now + CARD_MS) }
  const { daysToPay } = await settingsOf(tx)
  return { payBy: new Date(now + daysToPay * DAY_MS) }
}

/** A reopened order needs a new card page, because cancelling closed the old one. */
async function closeCardPage(tx: Db, { id }: queries.LockedOrder): Promise<void> {
  const sessionId = await queries.sessionOf(tx, id)
  if (!sessionId) return
  await queries.updatePayment(tx, id, { sessionId: null, sessionUrl: null })
  await addJobs(tx, [{ task: END_CARD_PAGE, payload: { sessionId } }])
}

/** Changes of placed orders, each in the caller's transaction on a locked order. */
export function orderChanges({ people, notifications }: Deps) {
  /** Notifies a buyer in the app, and by mail if the event has one. */
  async function notifyBuyer(
    tx: Db,
    { id, userId, orderNumber }: queries.LockedOrder,
    { what, time, now, amount }: { what: string; time: number; now: number; amount?: number | undefined },
  ): Promise<void> {
    if (userId === null) return
    if (isMailed(what))
      await addJobs(tx, [{ task: MAIL_ORDER, payload: { orderId: id, what, time, amount } }])
    const { wantsMessages, hasBrowser } = await queries.reachabilityOf(tx, userId)
    const channels = [...(wantsMessages ? ['in_app' as const] : []), ...(hasBrowser ? ['push' as const] : [])]
    await notifications.record(tx, orderDeliveries({ userId, orderNumber, what, time, now }, channels))
  }

  /** Adds an event to the timeline and notifies the buyer. */
  async function happened(
    tx: Db,
    order: queries.LockedOrder,
    what: string,
    by: By,
    detail: string | null = null,
    { amount, telling = 'now' }: Besides = {},
  ) {
    const { id: orderId, userId } = order
    const at = new Date(by.now)
    await queries.insertEvent(tx, { orderId, at, what, actor: by.actor, actorId: by.id, detail })
    if (userId === null) return
    await people.publish(tx, [userId], { type: 'changed', changes: ['orders'] })
    const operators = { what, time: by.now }
    if (telling === 'later')
      await addJobs(tx, [{ task: NOTIFY_STATUS, payload: { orderId, ...operators }, waitMs: STATUS_UNDO_MS }])
    if (telling === 'now') await notifyBuyer(tx, order, { ...operators, now: by.now, amount })
  }

  /** Notifies the buyer of an operator's earlier status change, unless it changed since. */
  async function notifyStatus(
    tx: Db,
    order: queries.LockedOrder,
    { what, time, now }: { what: string; time: number; now: number },
  ): Promise<void> {
    const last = await queries.lastStatusEvent(tx, order.id)
    if (order.status === what && last?.what === what && last.at.getTime() === time)
      await notifyBuyer(tx, order, { what, time, now })
  }

  /** The payment data of a reopened order. */
  async function takeUpAgain(tx: Db, order: queries.LockedOrder, to: OrderStatus, by: By) {
    // An order paid on the old page is reopened by the shop itself.
    const asksAgain = by.actor !== 'shop' && waitsForPayment(to, order.paymentStatus as PaymentStatus)
    if (asksAgain && order.paymentMethod === 'card') await closeCardPage(tx, order)
    return timeToPay(tx, order, by.now)
  }

  /** Abandoned and unpaid orders count for a while; see `unpaid-order-limits`. */
  async function noteSource(tx: Db, id: number, from: OrderStatus, to: OrderStatus, by: By): Promise<void> {
    if (to === 'cancelled' && by.actor === 'operator') await deleteSource(tx, id)
    else if (to === 'cancelled') await recordGivenUp(tx, id, new Date(by.now))
    else if (from === 'cancelled') await recordGivenUp(tx, id, null)
  }

  /**
   * Sets an order's status and updates stock. The same status does nothing.
   * @returns whether it changed
   * @throws Refusal OUT_OF_STOCK if it needs units that are no longer available
   */
  async function setStatus(
    tx: Db,
    order: queries.LockedOrder,
    to: OrderStatus,
    by: By,
    reason: string | null = null,
  ): Promise<boolean> {
    const from = order.status as OrderStatus
    if (from === to) return false
    for (const step of stockSteps(from, to)) await moveStock(tx, order, step, by)
    await queries.updateOrder(tx, order.id, {
      status: to,
      cancelReason: to === 'cancelled' ? reason : null,
      ...(from === 'cancelled' && (await takeUpAgain(tx, order, to, by))),
    })
    await noteSource(tx, order.id, from, to, by)
    const telling = isBackwards(from, to) ? 'never' : by.actor === 'operator' ? 'later' : 'now'
    await happened(tx, order, to, by, reason, { telling })
    if (to === 'cancelled' && order.paymentMethod === 'card')
      await addJobs(tx, [{ task: SETTLE_PAYMENT, payload: { orderId: order.id } }])
    return true
  }

  /** Notifies every operator for orders in the app. */
  async function publishToOperators(tx: Db, { orderNumber }: queries.LockedOrder, what: string, now: number) {
    const operators = await operatorsOfOrders(tx)
    await notifications.record(
      tx,
      operators.flatMap((userId) => operatorDeliveries({ userId, orderNumber, what, time: now, now })),
    )
  }

  return { happened, setStatus, notifyStatus, publishToOperators }
}

export type OrderChanges = ReturnType<typeof orderChanges>
