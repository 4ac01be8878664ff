import type { Insertable } from 'kysely'
import type * as tables from '../../database/schema.ts'
import { demoOperators } from './people.ts'
import { seededNumber } from './seeded-random.ts'

const HOUR_MS = 60 * 60 * 1000

/** How far an order of the demo has come. */
export type Stage = 'pending' | 'processing' | 'shipped' | 'delivered' | 'cancelled'

type Event = Omit<Insertable<tables.OrderEvents>, 'orderId' | 'at'> & { at: Date }

const [maya] = demoOperators

/** Approximate hours after an order until the rest happens. */
const HOURS = { paid: 5, processing: 9, cancelled: 16, refunded: 17, shipped: 27, delivered: 98 } as const

const BY_STAGE: Record<Stage, readonly (keyof typeof HOURS)[]> = {
  pending: [],
  processing: ['paid', 'processing'],
  shipped: ['paid', 'processing', 'shipped'],
  delivered: ['paid', 'processing', 'shipped', 'delivered'],
  cancelled: ['paid', 'cancelled', 'refunded'],
}

const WHY = 'Ordered twice by mistake'

/** The n-th tracking number: USPS, sometimes UPS. */
export const trackingNumber = (n: number): string => {
  const digits = String(10_000_000 + seededNumber(n * 31 + 7, 89_999_999))
  return n % 4 === 0 ? `1Z999AA101${digits}` : `94001118995600${digits}`
}

/** The events of the n-th order in order, none later than now. */
export function courseOf(stage: Stage, n: number, { buyerId, placedAt, now }: Placed): Event[] {
  const at = (hours: number) =>
    new Date(Math.min(now, placedAt + (hours + seededNumber(n * 3 + hours, 4)) * HOUR_MS))
  const detail: Partial<Record<keyof typeof HOURS, string>> = {
    paid: `Transfer ${40_000 + seededNumber(n, 50_000)}`,
    cancelled: WHY,
  }
  const later = BY_STAGE[stage].map((what): Event => {
    const done = { what, at: at(HOURS[what]), detail: detail[what] ?? null }
    return { ...done, actor: 'operator', actorId: maya?.id ?? null }
  })
  return [{ what: 'pending', at: new Date(placedAt), actor: 'buyer', actorId: buyerId }, ...later]
}

interface Placed {
  buyerId: string | null
  placedAt: number
  now: number
}

/** The order's own fields for its stage. */
export const stateOf = (stage: Stage, n: number) => ({
  status: stage,
  paymentStatus: stage === 'pending' ? 'pending' : stage === 'cancelled' ? 'refunded' : 'paid',
  trackingNumber: stage === 'shipped' || stage === 'delivered' ? trackingNumber(n) : null,
  cancelReason: stage === 'cancelled' ? WHY : null,
})
