import { toDollars } from '@pepwell/domain/shop/money'
import type { soldGoods } from './back-office.queries.ts'
import { courseOf, type Stage, stateOf } from './order-timeline.ts'
import { seededNumber } from './seeded-random.ts'

const places = [
  ['418 Larch Street', 'Portland', 'OR', '97205'],
  ['2207 Juniper Lane', 'Austin', 'TX', '78704'],
  ['91 Harbor View Road', 'Portsmouth', 'NH', '03801'],
  ['1350 Maple Avenue', 'Evanston', 'IL', '60201'],
  ['76 Canyon Drive', 'Santa Fe', 'NM', '87501'],
  ['5019 Birchwood Court', 'Minneapolis', 'MN', '55410'],
  ['640 Ocean Terrace', 'San Diego', 'CA', '92107'],
  ['33 Mill Pond Way', 'Burlington', 'VT', '05401'],
  ['812 Magnolia Street', 'Savannah', 'GA', '31401'],
] as const

/** The made-up shipping address of the n-th order, in a real town. */
function addressOf(fullName: string, n: number) {
  const [line1, city, state, postalCode] = places[seededNumber(n * 5 + 3, places.length)] ?? places[0]
  const line2 = seededNumber(n, 4) === 0 ? `Apt ${1 + seededNumber(n * 7, 40)}` : null
  return { fullName, line1, line2, city, state, postalCode, country: 'US', phone: null }
}

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = DAY_MS / 24

/** Old orders. */
const PAST = 200
/** The days they span. */
const DAYS = 330
/** Orders per stage that operators must handle. */
const WAITING = 20

/** Greatest and least age of orders per stage, in hours. */
const AGES = { pending: [70, 1], processing: [90, 20], shipped: [150, 50] } as const

/** A buyer. */
export interface Buyer {
  id: string
  firstName: string | null
  lastName: string | null
}

type Sold = Awaited<ReturnType<typeof soldGoods>>[number]

/** An order before it is stored: buyer, stage and time. */
export interface Plan {
  n: number
  stage: Stage
  buyer: Buyer
  placedAt: number
}

const byTime = (one: Plan, other: Plan) => one.placedAt - other.placedAt

/** Buyers and stages of all orders, oldest first. More are recent than old. */
export function plansOf(buyers: readonly Buyer[], demoPerson: Buyer | undefined, now: number): Plan[] {
  const buyer = (n: number) => buyers[seededNumber(n * 13, buyers.length)] as Buyer
  const past = Array.from({ length: PAST }, (_, n): Plan => {
    const daysAgo = 7 + (seededNumber(n * 11, 1000) / 1000) ** 2 * DAYS
    return {
      n,
      buyer: buyer(n),
      stage: n % 17 === 0 ? 'cancelled' : 'delivered',
      placedAt: now - daysAgo * DAY_MS,
    }
  })
  const openOrders = Object.entries(AGES).flatMap(([stage, [max, min]], index) =>
    Array.from({ length: WAITING }, (_, place): Plan => {
      const n = PAST + index * WAITING + place
      const hoursAgo = min + seededNumber(n * 7, (max - min) * 10) / 10
      return { n, buyer: buyer(n), stage: stage as Stage, placedAt: now - hoursAgo * HOUR_MS }
    }),
  )
  const own = { delivered: 41 * 24, shipped: 52, pending: 3 } as const
  const theirs = Object.entries(own).map(([stage, hoursAgo], index) => ({
    n: PAST + 3 * WAITING + index,
    stage: stage as Stage,
    placedAt: now - hoursAgo * HOUR_MS,
  }))
  const ofDemoPerson = demoPerson ? theirs.map((plan): Plan => ({ ...plan, buyer: demoPerson })) : []
  return [...past, ...openOrders, ...ofDemoPerson].toSorted(byTime)
}

/** The n-th order's items: one product or two. */
export function goodsOf(n: number, goods: readonly Sold[]): { good: Sold; quantity: number }[] {
  const [one, other] = [
    goods[seededNumber(n * 3, goods.length)],
    goods[seededNumber(n * 7 + 1, goods.length)],
  ]
  const bought = [one, ...(n % 3 === 0 && other !== one ? [other] : [])].flatMap((good) => good ?? [])
  return bought.map((good, index) => ({ good, quantity: 1 + seededNumber(n * 5 + index, 3) }))
}

/** Members without a name still need one on a parcel. */
const nameOf = ({ firstName, lastName }: Buyer): string =>
  firstName && lastName ? `${firstName} ${lastName}` : 'Robin Delgado'

/** An order with its events. */
export function orderOf(
  { n, stage, buyer, placedAt }: Plan,
  orderNumber: string,
  subtotalCents: number,
  now: number,
) {
  const address = addressOf(nameOf(buyer), n)
  const subtotal = toDollars(subtotalCents)
  const order = {
    userId: buyer.id,
    orderNumber,
    paymentMethod: 'invoice',
    ...stateOf(stage, n),
    ...{ subtotal, shippingFee: 0, totalAmount: subtotal, country: address.country, state: address.state },
    shippingAddress: JSON.stringify(address),
    payBy: new Date(placedAt + 7 * DAY_MS),
    createdAt: new Date(placedAt),
  }
  return { order, events: courseOf(stage, n, { buyerId: buyer.id, placedAt, now }) }
}
