import { createHmac } from 'node:crypto'
import type { ShippingAddress } from '@pepwell/contract/shop/shipping-address'
import { shippingPlace } from '@pepwell/domain/shop/shipping-places'
import {
  GIVEN_UP_HOURS,
  MAX_UNPAID_ORDERS,
  MAX_UNPAID_UNITS,
  maxHeldOf,
  OWN_PERCENT,
  UNITS_PER_UNPAID_ORDER,
} from '@pepwell/domain/shop/unpaid-order-limits'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { Random } from '../../random.ts'
import { Refusal } from '../../refusal.ts'
import type { Left } from '../inventory/reservations.service.ts'
import { serverSecret } from '../secrets/secrets.service.ts'
import type { CheckoutLine } from '../shop/cart.service.ts'
import type { Ordering, Unpaid } from './unpaid-order-limits.queries.ts'
import * as queries from './unpaid-order-limits.queries.ts'

export { exceededUnpaidLimit as leftTooMuchUnpaid } from './unpaid-order-limits.queries.ts'

const HOUR_MS = 60 * 60 * 1000

interface Deps {
  db: Db
  clock: Clock
  random: Random
  config: { unpaidOrdersPerAddress: number; unpaidNewcomersPercent: number }
}

const isOver = ({ orders, units }: Unpaid, added: number, max: Unpaid) =>
  orders + 1 > max.orders || units + added > max.units

const ownLimit: Unpaid = { orders: MAX_UNPAID_ORDERS, units: MAX_UNPAID_UNITS }

/**
 * Units that may still be reserved.
 * @param free unreserved units
 */
const roomOf = (held: number, free: number, percent: number): number =>
  Math.max(0, maxHeldOf(held + free, percent) - held)

/** @throws Refusal UNPAID_ORDERS_FULL */
function refuseOwn({ orders, units }: Unpaid, added: number): void {
  if (!isOver({ orders, units }, added, ownLimit)) return
  if (orders >= MAX_UNPAID_ORDERS) throw new Refusal('UNPAID_ORDERS_FULL')
  const way = orders > 0 ? 'Pay for an order first, or try again tomorrow' : 'Take some items out first'
  throw new Refusal('UNPAID_ORDERS_FULL', {
    sentence: `${way}. You can have ${MAX_UNPAID_UNITS} unpaid items.`,
  })
}

/** Limits unpaid orders, so that stock isn't blocked. */
export function unpaidOrdersService({ db, clock, random, config }: Deps) {
  const givenUpSince = () => new Date(clock.now() - GIVEN_UP_HOURS * HOUR_MS)

  const secret = serverSecret(db, 'order-sources', () => ({ key: random.token() }))
  const perAddress: Unpaid = {
    orders: config.unpaidOrdersPerAddress,
    units: config.unpaidOrdersPerAddress * UNITS_PER_UNPAID_ORDER,
  }

  return {
    /**
     * The hashes of an order's source, which need the server's key.
     * @param network see `clientAddress`
     */
    async orderingOf(userId: string, network: string, address: ShippingAddress): Promise<Ordering> {
      const { key } = await secret()
      const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
      return {
        userId,
        network: hashed(`network ${network}`),
        place: hashed(`place ${shippingPlace(address)}`),
      }
    },

    /** The limits and the start of the counted time, for the database. */
    allowed: (): string =>
      [ownLimit.orders, ownLimit.units, perAddress.orders, perAddress.units, givenUpSince().getTime()].join(
        ' ',
      ),

    /**
     * Refuses an order if too much is unpaid or recently abandoned. Concurrent orders are counted at commit; see
     * {@link leftTooMuchUnpaid}.
     * @throws Refusal UNPAID_ORDERS_FULL
     */
    async requireRoom(tx: Db, ordering: Ordering, units: number): Promise<void> {
      const unpaid = await queries.unpaidOrders(tx, ordering, givenUpSince())
      refuseOwn(unpaid.person, units)
      if ([unpaid.network, unpaid.place].some((one) => isOver(one, units, perAddress)))
        throw new Refusal('UNPAID_ORDERS_FULL', {
          sentence:
            'We hold many unpaid orders for your network or address. Pay yours, or try again tomorrow.',
        })
    },

    /**
     * Reserves a share of each product for other buyers, and most of it for people who paid before. Call it after
     * {@link requireRoom} and after locking the stock, so that shares are exact.
     * @param left units of each product before these lines
     * @throws Refusal SHARE_OF_STOCK
     */
    async requireShare(
      tx: Db,
      userId: string,
      lines: readonly CheckoutLine[],
      left: readonly Left[],
    ): Promise<void> {
      const productIds = lines.map(({ productId }) => productId)
      const own = await queries.heldBy(tx, userId)
      const newcomers = await queries.heldByNewcomers(tx, userId, productIds)
      const roomFor = (productId: number): number => {
        const free = left.find((one) => one.productId === productId)?.left ?? 0
        const ownRoom = roomOf(own.get(productId) ?? 0, free, OWN_PERCENT)
        const shared = newcomers && roomOf(newcomers.get(productId) ?? 0, free, config.unpaidNewcomersPercent)
        return Math.min(ownRoom, shared ?? ownRoom)
      }
      const over = lines.flatMap(({ id, productId, name, quantity }) => {
        const max = roomFor(productId)
        return quantity > max ? [{ lineId: id, name, quantity, left: max }] : []
      })
      if (over.length > 0) throw new Refusal('SHARE_OF_STOCK', { details: { lines: over } })
    },

    /** Deletes sources that no longer count. */
    deleteOldSources: () => queries.deleteOldSources(db, givenUpSince()),
  }
}

export type UnpaidOrders = ReturnType<typeof unpaidOrdersService>
