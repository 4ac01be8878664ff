import { toDollars } from '@pepwell/domain/shop/money'
import { addressOf } from './addresses.ts'
import type { soldGoods } from './back-office.queries.ts'
import { thrown } from './dice.ts'
import { courseOf, type Stage, stateOf } from './order-course.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HOUR_MS = DAY_MS / 24

/** What was sold long since. */
const PAST = 200
/** Days over which that was ordered. */
const DAYS = 330
/** Of each stage that operators have something to do with. */
const WAITING = 20

/** How many hours ago orders of a stage were placed at most, and at least. */
const AGES = { pending: [70, 1], processing: [90, 20], shipped: [150, 50] } as const

/** Somebody who buys. */
export interface Buyer {
  id: string
  firstName: string | null
  lastName: string | null
}

type Sold = Awaited<ReturnType<typeof soldGoods>>[number]

/** An order that is not in the database yet: whose, how far, since when. */
export interface Plan {
  n: number
  stage: Stage
  buyer: Buyer
  placedAt: number
}

const byTime = (one: Plan, other: Plan) => one.placedAt - other.placedAt

/** Whose orders there are and how far they came, first to last. More was sold lately than long ago. */
export function plansOf(buyers: readonly Buyer[], demoPerson: Buyer | undefined, now: number): Plan[] {
  const buyer = (n: number) => buyers[thrown(n * 13, buyers.length)] as Buyer
  const past = Array.from({ length: PAST }, (_, n): Plan => {
    const daysAgo = 7 + (thrown(n * 11, 1000) / 1000) ** 2 * DAYS
    return {
      n,
      buyer: buyer(n),
      stage: n % 17 === 0 ? 'cancelled' : 'delivered',
      placedAt: now - daysAgo * DAY_MS,
    }
  })
  const waiting = Object.entries(AGES).flatMap(([stage, [most, least]], at) =>
    Array.from({ length: WAITING }, (_, place): Plan => {
      const n = PAST + at * WAITING + place
      const hoursAgo = least + thrown(n * 7, (most - least) * 10) / 10
      return { n, buyer: buyer(n), stage: stage as Stage, placedAt: now - hoursAgo * HOUR_MS }
    }),
  )
  const own = { delivered: 41 * 24, shipped: 52, pending: 3 } as const
  const theirs = Object.entries(own).map(([stage, hoursAgo], at) => ({
    n: PAST + 3 * WAITING + at,
    stage: stage as Stage,
    placedAt: now - hoursAgo * HOUR_MS,
  }))
  const ofDemoPerson = demoPerson ? theirs.map((plan): Plan => ({ ...plan, buyer: demoPerson })) : []
  return [...past, ...waiting, ...ofDemoPerson].toSorted(byTime)
}

/** What the n-th order is of: one product or two. */
export function goodsOf(n: number, goods: readonly Sold[]): { good: Sold; quantity: number }[] {
  const [one, other] = [goods[thrown(n * 3, goods.length)], goods[thrown(n * 7 + 1, goods.length)]]
  const bought = [one, ...(n % 3 === 0 && other !== one ? [other] : [])].flatMap((good) => good ?? [])
  return bought.map((good, place) => ({ good, quantity: 1 + thrown(n * 5 + place, 3) }))
}

/** Some never said what they are called; a parcel needs a name. */
const nameOf = ({ firstName, lastName }: Buyer): string =>
  firstName && lastName ? `${firstName} ${lastName}` : 'Robin Delgado'

/** An order with what happened to it. */
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
