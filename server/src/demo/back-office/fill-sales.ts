import { randomBytes } from 'node:crypto'
import { toDollars } from '@pepwell/domain/money'
import { orderNumber } from '@pepwell/domain/order-numbers'
import type { Db } from '../../database/connect.ts'
import * as queries from './back-office.queries.ts'
import { thrown } from './dice.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const ORDERS = 260
/** Days over which they were placed. */
const DAYS = 330
const REMINDED_DAYS = 60

const address = {
  fullName: 'Robin Delgado',
  line1: '418 Larch Street',
  line2: null,
  city: 'Portland',
  state: 'OR',
  postalCode: '97205',
  country: 'US',
  phone: null,
}

type Sold = Awaited<ReturnType<typeof queries.soldGoods>>[number]

/** Whose order it is, of what, and when. More was sold lately than long ago. */
function orderOf(n: number, buyers: readonly string[], goods: readonly Sold[], now: number) {
  const [one, other] = [goods[thrown(n * 3, goods.length)], goods[thrown(n * 7 + 1, goods.length)]]
  const bought = [one, ...(n % 3 === 0 && other !== one ? [other] : [])].flatMap((good) => good ?? [])
  const items = bought.map(({ productId, batchId, name, price, batchNumber }, place) => {
    const quantity = 1 + thrown(n * 5 + place, 3)
    return {
      ...{ productId, batchId, name, quantity, kind: 'peptide', vialBatchNumber: batchNumber },
      unitPrice: price,
      totalPrice: toDollars(Math.round(price * 100) * quantity),
    }
  })
  const subtotal = toDollars(items.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0))
  const daysAgo = 3 + Math.floor((thrown(n * 11, 1000) / 1000) ** 2 * DAYS)
  const createdAt = new Date(now - daysAgo * DAY_MS)
  const order = {
    userId: buyers[thrown(n * 13, buyers.length)] ?? null,
    orderNumber: orderNumber(randomBytes(32)),
    status: n % 17 === 0 ? 'cancelled' : 'delivered',
    paymentStatus: n % 17 === 0 ? 'refunded' : 'paid',
    paymentMethod: 'invoice',
    ...{ subtotal, shippingFee: 0, totalAmount: subtotal, country: 'US', state: 'OR', createdAt },
    shippingAddress: JSON.stringify(address),
    payBy: new Date(createdAt.getTime() + 7 * DAY_MS),
  }
  return { order, items }
}

/** How reminders went lately: most arrived. */
const remindersOf = (members: readonly string[], now: number) =>
  Array.from({ length: REMINDED_DAYS * 12 }, (_, n) => {
    const scheduledAt = new Date(now - (1 + Math.floor(n / 12)) * DAY_MS)
    const channel = ['in_app', 'push', 'email', 'email', 'sms'][thrown(n * 7, 5)] ?? 'email'
    const hasFailed = channel !== 'in_app' && thrown(n * 17, channel === 'sms' ? 14 : 40) === 0
    return {
      ...{
        channel,
        scheduledAt,
        userId: members[thrown(n * 3, members.length)] ?? '',
        createdAt: scheduledAt,
      },
      ...{ kind: 'reminder', key: `demo ${n}`, title: 'Time for your dose', body: 'Time for your dose' },
      ...{ path: '/reminders', about: '{}', attempts: 1, settledAt: scheduledAt },
      status: hasFailed ? 'failed' : 'sent',
      lastError: hasFailed ? 'The other side takes nothing for this number' : null,
    }
  })

/** What members bought over the last year, and how their reminders went. */
export async function fillSales(tx: Db, now: number): Promise<void> {
  const [buyers, goods] = [await queries.someMembers(tx, 120), await queries.soldGoods(tx)]
  if (goods.length > 0)
    await queries.insertOrders(
      tx,
      Array.from({ length: ORDERS }, (_, n) => orderOf(n, buyers, goods, now)),
    )
  await queries.insertDeliveries(tx, remindersOf(buyers, now))
}
