import type { Cents } from '../shop/money.ts'

/**
 * A percentage.
 * @param part 0 or more
 * @param whole 0 or more
 * @returns percent, rounded to one decimal; null when the whole is 0
 */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10

/** Sales totals. */
export interface Sales {
  revenue: Cents
  /** the revenue with known costs, 0 to `revenue`, less refunds and lost disputes */
  costed: Cents
  /** the known costs, 0 or more */
  cost: Cents
}

/** Profit on sales. */
export interface Earnings {
  /** negative for a loss; null without known costs */
  margin: Cents | null
  /** of the revenue with known costs; null without any */
  marginPercent: number | null
  /** its share of all revenue, in percent; null without revenue */
  costsKnown: number | null
}

/** The profit on sales with known costs: price minus cost. Other sales are left out, not counted as free. */
export const earningsOf = ({ revenue, costed, cost }: Sales): Earnings => ({
  margin: costed === 0 && cost === 0 ? null : costed - cost,
  marginPercent: costed === 0 ? null : Math.round((1000 * (costed - cost)) / costed) / 10,
  costsKnown: shareOf(costed, revenue),
})

/** The resolution in seconds at which waits are counted. */
export const WAIT_STEP = 900

/** The wait bands, shortest first, each with its upper bound in seconds. */
export const waitBands = [
  { label: 'Up to 1 hour', upTo: 60 * 60 },
  { label: 'Up to 4 hours', upTo: 4 * 60 * 60 },
  { label: 'Up to a day', upTo: 24 * 60 * 60 },
  { label: 'Longer', upTo: Number.POSITIVE_INFINITY },
] as const

/** A number of waits of the same length in whole steps. */
export interface WaitCount {
  /** of {@link WAIT_STEP} seconds, 0 or more */
  steps: number
  count: number
}

const bound = ({ steps }: WaitCount): number => (steps + 1) * WAIT_STEP

/** The number of waits in each band of {@link waitBands}, with their share in percent. */
export function waitsByBand(waits: readonly WaitCount[]) {
  const all = waits.reduce((sum, { count }) => sum + count, 0)
  return waitBands.map(({ label, upTo }, index) => {
    const from = waitBands[index - 1]?.upTo ?? 0
    const count = waits
      .filter((wait) => bound(wait) > from && bound(wait) <= upTo)
      .reduce((sum, wait) => sum + wait.count, 0)
    return { label, count, share: shareOf(count, all) }
  })
}

/**
 * The time within which half of the waits were answered.
 * @returns seconds, up to the next {@link WAIT_STEP}; null without answers
 */
export function medianWait(waits: readonly WaitCount[]): number | null {
  const all = waits.reduce((sum, { count }) => sum + count, 0)
  let sum = 0
  for (const wait of [...waits].sort((a, b) => a.steps - b.steps)) {
    sum += wait.count
    if (2 * sum >= all) return bound(wait)
  }
  return null
}

/** Reminder deliveries on one channel. */
export interface Deliveries {
  sent: number
  failed: number
}

/** The delivered share of completed attempts, in percent; null without any. */
export const deliveryRate = ({ sent, failed }: Deliveries): number | null => shareOf(sent, sent + failed)
