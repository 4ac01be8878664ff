import { createHmac } from 'node:crypto'
import type { ShippingAddress } from '@pepwell/contract/shipping-address'
import {
  MOST_UNPAID_ORDERS,
  MOST_UNPAID_UNITS,
  mostHeldOf,
  shippingPlace,
  UNITS_PER_UNPAID_ORDER,
} from '@pepwell/domain/unpaid-orders'
import type { Db } from '../../database/connect.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Random } from '../../random.ts'
import type { Left } from '../inventory/reservations.service.ts'
import { serverSecret } from '../secrets/secrets.service.ts'
import type { CheckoutLine } from '../shop/cart.service.ts'
import { heldBy, type Ordering, type Unpaid, unpaidOrders } from './unpaid-orders.queries.ts'

export { leftTooMuchUnpaid } from './unpaid-orders.queries.ts'

interface Deps {
  db: Db
  random: Random
  config: { unpaidOrdersPerAddress: number }
}

const isOver = ({ orders, units }: Unpaid, added: number, most: Unpaid) =>
  orders + 1 > most.orders || units + added > most.units

const ownLimit: Unpaid = { orders: MOST_UNPAID_ORDERS, units: MOST_UNPAID_UNITS }

/** @throws Refusal UNPAID_ORDERS_FULL */
function refuseOwn({ orders, units }: Unpaid, added: number): void {
  if (!isOver({ orders, units }, added, ownLimit)) return
  if (orders >= MOST_UNPAID_ORDERS) throw new Refusal('UNPAID_ORDERS_FULL')
  const way = orders > 0 ? 'Pay or cancel an open order first' : 'Take some items out first'
  throw new Refusal('UNPAID_ORDERS_FULL', {
    sentence: `${way}. You can have ${MOST_UNPAID_UNITS} unpaid items.`,
  })
}

/** Keeps stock from being held by people who don't pay. */
export function unpaidOrdersService({ db, random, config }: Deps) {
  const secret = serverSecret(db, 'order-sources', () => ({ key: random.token() }))
  const perAddress: Unpaid = {
    orders: config.unpaidOrdersPerAddress,
    units: config.unpaidOrdersPerAddress * UNITS_PER_UNPAID_ORDER,
  }

  return {
    /** Whose order it will be, by hashes that nobody can compare without the server's key. @param network see `clientAddress` */
    async orderingOf(userId: string, network: string, address: ShippingAddress): Promise<Ordering> {
      const { key } = await secret()
      const hashed = (text: string) => createHmac('sha256', key).update(text).digest()
      return {
        userId,
        network: hashed(`network ${network}`),
        place: hashed(`place ${shippingPlace(address)}`),
      }
    },

    /** What the new order and those that are unpaid may come to, as the database is to hold it. */
    allowed: [ownLimit.orders, ownLimit.units, perAddress.orders, perAddress.units].join(' '),

    /**
     * Refuses an order of so many units where too much is unpaid already. What others order meanwhile is counted at the commit;
     * see {@link leftTooMuchUnpaid}.
     * @throws Refusal UNPAID_ORDERS_FULL
     */
    async demandRoom(tx: Db, ordering: Ordering, units: number): Promise<void> {
      const unpaid = await unpaidOrders(tx, ordering)
      refuseOwn(unpaid.person, units)
      if ([unpaid.network, unpaid.place].some((one) => isOver(one, units, perAddress)))
        throw new Refusal('UNPAID_ORDERS_FULL', {
          sentence:
            'We hold many unpaid orders for your network or address. Pay yours, or try again tomorrow.',
        })
    },

    /**
     * Leaves a part of each product to other buyers. Comes after their batches are locked, so that a buyer's own orders are seen.
     * @param left units of each product before these lines took theirs
     * @throws Refusal SHARE_OF_STOCK
     */
    async demandShare(
      tx: Db,
      userId: string,
      lines: readonly CheckoutLine[],
      left: readonly Left[],
    ): Promise<void> {
      const held = await heldBy(tx, userId)
      const over = lines.flatMap(({ id, productId, name, quantity }) => {
        const own = held.get(productId) ?? 0
        const stock = (left.find((one) => one.productId === productId)?.left ?? 0) + own
        const most = Math.max(0, mostHeldOf(stock) - own)
        return quantity > most ? [{ lineId: id, name, quantity, left: most }] : []
      })
      if (over.length > 0) throw new Refusal('SHARE_OF_STOCK', { details: { lines: over } })
    },
  }
}

/** See {@link unpaidOrdersService}. */
export type UnpaidOrders = ReturnType<typeof unpaidOrdersService>
