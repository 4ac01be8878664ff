import type { NewOrder, Order, PaymentMethod } from '@pepwell/contract/shop/orders'
import type { ShippingAddress } from '@pepwell/contract/shop/shipping-address'
import { type DisputeStatus, refundOnCancel } from '@pepwell/domain/shop/disputes'
import {
  mayBeCanceled,
  type OrderStatus,
  type PaymentStatus,
  waitsForPayment,
} from '@pepwell/domain/shop/orders'
import { instructionRows } from '@pepwell/domain/shop/payment-instructions'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import type { checkoutService } from './checkout.service.ts'
import { withPictures } from './order-items.ts'
import { type LockedOrder, lockOwnOrder, updatePayment } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'
import { addressOf, orderOf, ordersOf } from './orders.queries.ts'
import { settingsOf } from './shop-settings.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  placing: ReturnType<typeof checkoutService>
  changes: OrderChanges
}

type Stored = Awaited<ReturnType<typeof ordersOf>>[number]

/** Enums are plain text in the database, with CHECK constraints. */
const shown = (order: Stored) => ({
  ...order,
  status: order.status as OrderStatus,
  paymentStatus: order.paymentStatus as PaymentStatus,
  paymentMethod: order.paymentMethod as PaymentMethod,
  shippingAddress: order.shippingAddress as ShippingAddress | null,
  items: withPictures(order).items as Order['items'],
  timeline: order.timeline as Order['timeline'],
})

/** Whether a request equals the existing order. */
const isSame = (order: ReturnType<typeof shown>, given: z.output<typeof NewOrder>) =>
  JSON.stringify(Object.entries(order.shippingAddress ?? {}).sort()) ===
    JSON.stringify(Object.entries(given.shippingAddress).sort()) &&
  (given.notes ?? null) === order.notes &&
  (given.paymentMethod ?? order.paymentMethod) === order.paymentMethod &&
  (given.expectedTotal ?? order.totalAmount) === order.totalAmount

/** Members' orders. */
export function ordersService({ db, clock, placing, changes }: Deps) {
  /**
   * @param known payment instructions, if already loaded
   * @throws Refusal ORDER_NOT_FOUND
   */
  async function get(user: SessionUser, orderNumber: string, known?: string) {
    const [stored] = await orderOf(db, { userId: user.id, orderNumber })
    if (!stored) throw new Refusal('ORDER_NOT_FOUND')
    const order = shown(stored)
    const isDue = order.paymentMethod === 'invoice' && waitsForPayment(order.status, order.paymentStatus)
    const dispute = stored.dispute as DisputeStatus | null
    const own = { ...order, refundOnCancel: refundOnCancel({ ...order, dispute }) }
    if (!isDue) return { ...own, instructions: null }
    const paymentInstructions = known ?? (await settingsOf(db)).paymentInstructions
    return { ...own, instructions: instructionRows(paymentInstructions, orderNumber) }
  }

  /** Card refunds are automatic; transfers need an operator. */
  const oweRefund = (tx: Db, order: LockedOrder, now: number) =>
    order.paymentMethod === 'card'
      ? updatePayment(tx, order.id, { refundWantedAt: new Date(now) })
      : changes.publishToOperators(tx, order, 'refund-due', now)

  return {
    get: (user: SessionUser, orderNumber: string) => get(user, orderNumber),

    list: async (user: SessionUser, page: { limit: number; after?: number }) =>
      (await ordersOf(db, user.id, page)).map(shown),

    /**
     * Buys the cart, once per client id.
     * @throws Refusal PROFILE_INCOMPLETE, CART_EMPTY, OUT_OF_STOCK, PRICE_CHANGED, NO_SHIPPING_THERE, NO_CARDS_HERE,
     * BELOW_CARD_MINIMUM, EMAIL_UNVERIFIED, UNPAID_ORDERS_FULL, SHARE_OF_STOCK, DIFFERENT_ORDER
     */
    async place(user: SessionUser, given: z.output<typeof NewOrder>, network: string) {
      const { orderNumber, paymentInstructions } = await placing.place(user, given, network)
      const order = await get(user, orderNumber, paymentInstructions)
      if (!isSame(order, given)) throw new Refusal('DIFFERENT_ORDER')
      return order
    },

    /** @throws Refusal ORDER_NOT_FOUND, ORDER_UNDER_WAY */
    async cancel(user: SessionUser, orderNumber: string) {
      await db.transaction().execute(async (tx) => {
        const order = await lockOwnOrder(tx, user.id, orderNumber)
        if (!order) throw new Refusal('ORDER_NOT_FOUND')
        if (order.status === 'cancelled') return
        if (!mayBeCanceled(order.status as OrderStatus)) throw new Refusal('ORDER_UNDER_WAY')
        const by = { actor: 'buyer', id: user.id, now: clock.now() } as const
        if (order.paymentStatus === 'paid') await oweRefund(tx, order, by.now)
        await changes.setStatus(tx, order, 'cancelled', by, 'Cancelled by its buyer')
      })
      return get(user, orderNumber)
    },

    address: async (user: SessionUser) => (await addressOf(db, user.id)) as ShippingAddress | null,
  }
}

export type OrdersService = ReturnType<typeof ordersService>
