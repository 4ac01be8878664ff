import type { NewOrder } from '@pepwell/contract/shop/orders'
import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { type Cents, toCents, toDollars } from '@pepwell/domain/shop/money'
import { orderNumber } from '@pepwell/domain/shop/order-numbers'
import { isEnoughForCard, orderTotals } from '@pepwell/domain/shop/order-totals'
import { shopDay } from '@pepwell/domain/shop/products'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { isUniqueViolation } from '../../database/unique-violation.ts'
import type { SessionUser } from '../../http/session.ts'
import { addJobs, addJobsSilently } from '../../jobs/jobs.queries.ts'
import type { People } from '../../live/person-events.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import { OutOfStock, type ReservedUnits, reserve } from '../inventory/reservations.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import { type CheckoutLine, cartForCheckout, emptyCart } from '../shop/cart.service.ts'
import { factsFor, insertOrder } from './checkout.queries.ts'
import { orderDeliveries } from './order-kind.ts'
import { CARD_MS, MAIL_ORDER } from './order-status.service.ts'
import { itemOf } from './order-units.ts'
import type { Ordering } from './unpaid-order-limits.queries.ts'
import { leftTooMuchUnpaid, type UnpaidOrders } from './unpaid-order-limits.service.ts'

/** The task that prepares the card page. */
export const BEGIN_PAYMENT = 'begin-payment'

const DAY_MS = 24 * 60 * 60 * 1000

/** Two orders drew the same number, out of 3.4 billion. */
const MAX_ATTEMPTS = 5

type Given = z.output<typeof NewOrder>
type Facts = Awaited<ReturnType<typeof factsFor>>

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  people: People
  notifications: Notifications
  takesCards: boolean
  unpaidOrders: UnpaidOrders
}

/** A placed order and its payment instructions. */
interface Placed {
  orderNumber: string
  paymentInstructions: string
}

/** A retry found the order that it repeats. */
class PlacedBefore extends Error {}

/**
 * The chosen cart lines that are sold; the rest stays.
 * @throws Refusal CART_EMPTY, OUT_OF_STOCK
 */
function buyable(cart: readonly CheckoutLine[], chosen: readonly number[] | undefined): CheckoutLine[] {
  const wanted = chosen ? cart.filter(({ id }) => chosen.includes(id)) : cart
  if (wanted.length === 0) throw new Refusal('CART_EMPTY')
  const lines = wanted.filter(({ problem }) => problem === null)
  if (lines.length > 0) return lines
  throw new Refusal('OUT_OF_STOCK', {
    sentence: 'This isn’t for sale right now',
    details: { lines: wanted.map(({ id, name, quantity }) => ({ lineId: id, name, quantity, left: 0 })) },
  })
}

function totalsOf(lines: readonly CheckoutLine[], { shippingFee, freeFrom }: Facts) {
  const terms = { fee: toCents(shippingFee), freeFrom: freeFrom === null ? null : toCents(freeFrom) }
  const priced = lines.map(({ quantity, unitCents }) => ({ quantity, unitPrice: unitCents }))
  return orderTotals(priced, terms)
}

/** The buyer saw another total. */
const otherPrices = (
  lines: readonly CheckoutLine[],
  { subtotal, shipping, total }: ReturnType<typeof totalsOf>,
) =>
  new Refusal('PRICE_CHANGED', {
    details: {
      lines: lines.map(({ id, name, quantity, unitCents, centsWhenAdded }) => ({
        ...{ lineId: id, name, quantity },
        unitPrice: toDollars(unitCents),
        priceWhenAdded: toDollars(centsWhenAdded),
      })),
      subtotal: toDollars(subtotal),
      shippingFee: toDollars(shipping),
      totalAmount: toDollars(total),
    },
  })

/** The lines with too little stock. */
const shortOf = (lines: readonly CheckoutLine[], { left }: OutOfStock) => ({
  lines: lines.flatMap(({ id, productId, name, quantity }) => {
    const there = left.find((product) => product.productId === productId)?.left ?? 0
    return there < quantity ? [{ lineId: id, name, quantity, left: there }] : []
  }),
})

/** Checkout: one transaction per order, without calls to outside services. */
export function checkoutService(deps: Deps) {
  const { db, clock, random, people, notifications, takesCards, unpaidOrders } = deps

  const drawNumber = () => orderNumber(Buffer.from(random.token(), 'base64url'))

  async function unitsFor(tx: Db, user: SessionUser, lines: readonly CheckoutLine[], number: string) {
    const now = clock.now()
    const because = { orderNumber: number, reason: 'Ordered', actorId: user.id, now }
    const { units, left } = await reserve(tx, lines, shopDay(now), because).catch((error) => {
      if (error instanceof OutOfStock) throw new Refusal('OUT_OF_STOCK', { details: shortOf(lines, error) })
      throw error
    })
    await unpaidOrders.requireShare(tx, user.id, lines, left)
    return units
  }

  const itemsFor = (lines: readonly CheckoutLine[], units: readonly ReservedUnits[]) =>
    lines.flatMap((line) =>
      units
        .filter(({ productId }) => productId === line.productId)
        .map((taken) => itemOf(taken, { ...line, unitPrice: toDollars(line.unitCents) })),
    )

  /**
   * Requirements apart from the cart.
   * @throws Refusal
   */
  function requireReady({ paymentMethod, shippingAddress }: Given, facts: Facts): void {
    if (needsProfileSetup(facts)) throw new Refusal('PROFILE_INCOMPLETE')
    if (!facts.isEmailVerified) throw new Refusal('EMAIL_UNVERIFIED')
    if (paymentMethod === 'card' && !takesCards) throw new Refusal('NO_CARDS_HERE')
    if (!facts.countries.includes(shippingAddress.country)) throw new Refusal('NO_SHIPPING_THERE')
  }

  /** The order's own fields. */
  function orderOf(
    user: SessionUser,
    { clientId, shippingAddress, notes = null, paymentMethod }: Given,
    { daysToPay }: Facts,
    { subtotal, shipping, total }: Record<'subtotal' | 'shipping' | 'total', Cents>,
  ) {
    const method = paymentMethod ?? (takesCards && isEnoughForCard(total) ? 'card' : 'invoice')
    const now = clock.now()
    return {
      ...{ userId: user.id, clientId, shippingAddress, notes, paymentMethod: method },
      country: shippingAddress.country,
      state: shippingAddress.state,
      subtotal: toDollars(subtotal),
      shippingFee: toDollars(shipping),
      totalAmount: toDollars(total),
      payBy: new Date(now + (method === 'card' ? CARD_MS : daysToPay * DAY_MS)),
      createdAt: new Date(now),
    }
  }

  /** Publishes a committed order. */
  async function announce(
    tx: Db,
    user: SessionUser,
    order: { id: number; method: string; number: string },
    facts: Facts,
  ) {
    const now = clock.now()
    const about = { userId: user.id, orderNumber: order.number, what: 'pending', time: 'placed', now }
    if (facts.wantsMessages) await notifications.record(tx, orderDeliveries(about, ['in_app']))
    const mail = { task: MAIL_ORDER, payload: { orderId: order.id, what: 'pending', time: 'placed' } }
    // A card buyer waits for the payment page. An email may come a second later without delaying anyone.
    if (order.method === 'card')
      await addJobs(tx, [mail, { task: BEGIN_PAYMENT, payload: { orderId: order.id } }])
    else await addJobsSilently(tx, [mail])
    await people.publish(tx, [user.id], { type: 'changed', changes: ['orders', 'cart'] })
  }

  async function placeIn(tx: Db, user: SessionUser, given: Given, ordering: Ordering): Promise<Placed> {
    const cart = await cartForCheckout(tx, user.id)
    const facts = await factsFor(tx, user.id, given.clientId)
    const { placedBefore, paymentInstructions } = facts
    if (placedBefore) return { orderNumber: placedBefore, paymentInstructions }
    requireReady(given, facts)
    const lines = buyable(cart, given.lines)
    const totals = totalsOf(lines, facts)
    if (given.paymentMethod === 'card' && !isEnoughForCard(totals.total))
      throw new Refusal('BELOW_CARD_MINIMUM')
    const number = drawNumber()
    const order = { ...orderOf(user, given, facts, totals), orderNumber: number }
    await unpaidOrders.requireRoom(
      tx,
      ordering,
      lines.reduce((sum, { quantity }) => sum + quantity, 0),
    )
    // From here on others wait for the same batches, so everything else is done before.
    await emptyCart(tx, user.id, lines)
    const units = await unitsFor(tx, user, lines, number)
    // Checked after shortages, because the displayed total may not have included them.
    const { expectedTotal } = given
    if (expectedTotal !== undefined && toCents(expectedTotal) !== totals.total)
      throw otherPrices(lines, totals)
    const allowed = unpaidOrders.allowed()
    const id = await insertOrder(tx, order, itemsFor(lines, units), { ...ordering, allowed })
    if (id === undefined) throw new PlacedBefore()
    await announce(tx, user, { id, number, method: order.paymentMethod }, facts)
    return { orderNumber: number, paymentInstructions }
  }

  async function attempt(user: SessionUser, given: Given, ordering: Ordering, draws = 1): Promise<Placed> {
    try {
      return await db.transaction().execute((tx) => placeIn(tx, user, given, ordering))
    } catch (error) {
      const isTaken = isUniqueViolation(error, 'orders_order_number_key')
      // Concurrent orders are committed now: a retry sees them and names the limit.
      const isAgain = isTaken || error instanceof PlacedBefore || leftTooMuchUnpaid(error)
      if (isAgain && draws < MAX_ATTEMPTS) return attempt(user, given, ordering, draws + 1)
      throw error
    }
  }

  return {
    /**
     * @returns the order, or the first one if this is a retry
     * @throws Refusal PROFILE_INCOMPLETE, CART_EMPTY, OUT_OF_STOCK, PRICE_CHANGED, NO_SHIPPING_THERE, NO_CARDS_HERE,
     * BELOW_CARD_MINIMUM, EMAIL_UNVERIFIED, UNPAID_ORDERS_FULL, SHARE_OF_STOCK; then nothing is taken
     */
    async place(user: SessionUser, given: Given, network: string): Promise<Placed> {
      return attempt(user, given, await unpaidOrders.orderingOf(user.id, network, given.shippingAddress))
    },
  }
}
