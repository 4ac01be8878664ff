import type { ShippingAddress } from '@pepwell/contract/shop/shipping-address'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { ShippingPort } from '../../ports/shipping.ts'
import { linesOf, ordersToShip, ordersUnderWay, shipmentOf } from './fulfillment.queries.ts'
import { lockOrder, updateOrder } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'

/** Orders per batch. */
const AT_ONCE = 50

interface Deps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  changes: OrderChanges
  shipping: ShippingPort
}

/** Hands paid orders to the shipping service and fetches tracking numbers. */
export function fulfillmentService({ db, clock, logger, changes, shipping }: Deps) {
  /** Handed over again under its number, it is the same order there. */
  async function handOver(id: number): Promise<void> {
    const [order, lines] = [await shipmentOf(db, id), await linesOf(db, id)]
    if (!order?.shippingAddress) return
    const pushed = await shipping.push({
      ...order,
      orderedAt: order.createdAt,
      paidAt: order.settledAt ?? order.createdAt,
      address: order.shippingAddress as unknown as ShippingAddress,
      lines: lines.map(({ vialBatchNumber: sku, ...line }) => ({ sku, ...line })),
    })
    await updateOrder(db, id, { shipstationOrderId: pushed })
  }

  async function learn({ id, orderNumber }: { id: number; orderNumber: string }): Promise<void> {
    const trackingNumber = await shipping.trackingOf(orderNumber)
    if (!trackingNumber) return
    await db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, id)
      if (!order || order.trackingNumber || order.status === 'cancelled') return
      await updateOrder(tx, id, { trackingNumber })
      const by = { actor: 'shop', id: null, now: clock.now() } as const
      const isNew = order.status === 'pending' || order.status === 'processing'
      if (isNew) await changes.setStatus(tx, order, 'shipped', by, trackingNumber)
      else await changes.happened(tx, order, 'tracking', by, trackingNumber)
    })
  }

  /** A failure doesn't affect other orders and is retried next time. */
  const tried = (work: Promise<void>, orderId: number) =>
    work.catch((error) => logger.error({ err: error, orderId }, 'an order could not be handed over'))

  return {
    async exchange(): Promise<void> {
      for (const id of await ordersToShip(db, AT_ONCE)) await tried(handOver(id), id)
      for (const order of await ordersUnderWay(db, AT_ONCE)) await tried(learn(order), order.id)
    },
  }
}

export type Fulfillment = ReturnType<typeof fulfillmentService>
