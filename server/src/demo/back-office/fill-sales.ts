import { randomBytes } from 'node:crypto'
import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { orderNumber } from '@pepwell/domain/shop/order-numbers'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import { OutOfStock, reserve, ship } from '../../features/inventory/reservations.service.ts'
import { demoPerson } from '../regimen.ts'
import * as queries from './back-office.queries.ts'
import { goodsOf, orderOf, type Plan, plansOf } from './orders.ts'
import { seededNumber } from './seeded-random.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const REMINDED_DAYS = 60
/** A batch with this many units is enough for all open orders. */
const PLENTY = 20

const failures: Record<string, string> = {
  push: 'The push service no longer knows this device',
  email: 'The mailbox is full',
  sms: 'The carrier rejected this number',
}

type Sold = Awaited<ReturnType<typeof queries.soldGoods>>[number]
type Batch = Pick<Sold, 'batchId' | 'batchNumber' | 'expiryDate'>

function itemOf({ productId, name, price }: Sold, batch: Batch, quantity: number) {
  return {
    ...{ productId, name, quantity, kind: 'peptide', unitPrice: price },
    ...{ batchId: batch.batchId, vialBatchNumber: batch.batchNumber, expiryDate: batch.expiryDate },
    totalPrice: toDollars(toCents(price) * quantity),
  }
}

/**
 * Chooses an order's items. Units of old orders are already gone from the stock's counts; recent ones are taken from
 * batches like in the shop.
 * @returns undefined if there is too little stock
 */
async function itemsOf(tx: Db, { n, stage, buyer, placedAt }: Plan, number: string, goods: readonly Sold[]) {
  if (stage === 'delivered' || stage === 'cancelled')
    return goodsOf(n, goods).map(({ good, quantity }) => itemOf(good, good, quantity))
  const plentiful = goods.filter(({ left }) => left >= PLENTY)
  const wanted = goodsOf(n, plentiful)
  const because = { orderNumber: number, reason: 'Ordered', actorId: buyer.id, now: placedAt }
  const wantedUnits = wanted.map(({ good, quantity }) => ({ productId: good.productId, quantity }))
  const { units: reserved } = await reserve(tx, wantedUnits, dayOf(placedAt, 'UTC'), because).catch(
    (error) => {
      if (error instanceof OutOfStock) return { units: [] }
      throw error
    },
  )
  if (stage === 'shipped') await ship(tx, reserved, { ...because, reason: 'Shipped' })
  return reserved.flatMap((batch) => {
    const good = wanted.find(({ good }) => good.productId === batch.productId)?.good
    return good ? [itemOf(good, batch, batch.quantity)] : []
  })
}

async function fillOrders(tx: Db, buyers: Awaited<ReturnType<typeof queries.someMembers>>, now: number) {
  const goods = await queries.soldGoods(tx)
  if (goods.length === 0) return
  const placed = []
  for (const plan of plansOf(buyers, await queries.memberByEmail(tx, demoPerson.email), now)) {
    const number = orderNumber(randomBytes(32))
    const items = await itemsOf(tx, plan, number, goods)
    const cents = items.reduce((sum, { totalPrice }) => sum + toCents(totalPrice), 0)
    if (items.length > 0) placed.push({ items, ...orderOf(plan, number, cents, now) })
  }
  await queries.insertOrders(tx, placed)
}

/** Recent reminder deliveries: most arrived. */
const remindersOf = (members: readonly string[], now: number) =>
  Array.from({ length: REMINDED_DAYS * 12 }, (_, n) => {
    const scheduledAt = new Date(now - (1 + Math.floor(n / 12)) * DAY_MS)
    const channel = ['in_app', 'push', 'email', 'email', 'sms'][seededNumber(n * 7, 5)] ?? 'email'
    const hasFailed = channel !== 'in_app' && seededNumber(n * 17, channel === 'sms' ? 14 : 40) === 0
    return {
      ...{
        channel,
        scheduledAt,
        userId: members[seededNumber(n * 3, members.length)] ?? '',
        createdAt: scheduledAt,
      },
      ...{ kind: 'reminder', key: `demo ${n}`, title: 'Time for your dose', body: 'Time for your dose' },
      ...{ path: '/reminders', about: '{}', attempts: 1, settledAt: scheduledAt },
      status: hasFailed ? 'failed' : 'sent',
      lastError: hasFailed ? failures[channel] : null,
    }
  })

/** Orders of the last year, and reminder deliveries. */
export async function fillSales(tx: Db, now: number): Promise<void> {
  const buyers = await queries.someMembers(tx, 120)
  await fillOrders(tx, buyers, now)
  await queries.insertDeliveries(
    tx,
    remindersOf(
      buyers.map(({ id }) => id),
      now,
    ),
  )
}
