import { type OrderStatus, type PaymentStatus, waitsForPayment } from '@pepwell/domain/shop/orders'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { PaymentsPort } from '../../ports/payments.ts'
import { type LockedOrder, lockOrder } from './order-status.queries.ts'
import type { OrderChanges } from './order-status.service.ts'
import type { By } from './order-units.ts'

/** Dependencies of payments. */
export interface PaymentDeps {
  db: Kysely<DB>
  clock: Clock
  logger: FastifyBaseLogger
  changes: OrderChanges
  /** the card service, if any */
  cards: PaymentsPort | undefined
  publicUrl: string
}

/** The shop itself as the actor of a change. */
export const byShop = (clock: Clock): By => ({ actor: 'shop', id: null, now: clock.now() })

export const isUnpaid = ({ status, paymentStatus }: Pick<LockedOrder, 'status' | 'paymentStatus'>) =>
  waitsForPayment(status as OrderStatus, paymentStatus as PaymentStatus)

/** Locks an order and works on it in one transaction; does nothing if it doesn't exist. */
export const withLockedOrder = <Result>(
  db: Kysely<DB>,
  orderId: number,
  work: (tx: Db, order: LockedOrder) => Promise<Result>,
) =>
  db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId)
    return order && work(tx, order)
  })
