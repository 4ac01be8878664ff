import type { Cents } from '../shop/money.ts'

/**
 * A part of a whole.
 * @param part 0 or more
 * @param whole 0 or more
 * @returns percent, rounded to one decimal; null of nothing
 */
export const shareOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((1000 * part) / whole) / 10

/** What was sold, as it is summed up. */
export interface Sales {
  revenue: Cents
  /** the revenue of what its cost is known of, 0 to `revenue`; less what was refunded or lost to disputes */
  costed: Cents
  /** what that cost, 0 or more */
  cost: Cents
}

/** What is left of sales. */
export interface Earnings {
  /** negative where it cost more; null where no cost is known */
  margin: Cents | null
  /** of the revenue whose costs are known; null without any */
  marginPercent: number | null
  /** how much of the revenue that is, in percent; null without revenue */
  costsKnown: number | null
}

/** What sales earned: of what its cost is known of, the price minus it. The rest is left out, not counted as free. */
export const earningsOf = ({ revenue, costed, cost }: Sales): Earnings => ({
  margin: costed === 0 && cost === 0 ? null : costed - cost,
  marginPercent: costed === 0 ? null : Math.round((1000 * (costed - cost)) / costed) / 10,
  costsKnown: shareOf(costed, revenue),
})

/** Seconds of the steps by which waits are counted. */
export const WAIT_STEP = 900

/** How long people waited, and how many of them: from the shortest wait, each up to so many seconds. */
export const waitBands = [
  { label: 'Up to 1 hour', upTo: 60 * 60 },
  { label: 'Up to 4 hours', upTo: 4 * 60 * 60 },
  { label: 'Up to a day', upTo: 24 * 60 * 60 },
  { label: 'Longer', upTo: Number.POSITIVE_INFINITY },
] as const

/** Waits that took as many whole steps. */
export interface EqualWaits {
  /** of {@link WAIT_STEP} seconds, 0 or more */
  steps: number
  count: number
}

const bound = ({ steps }: EqualWaits): number => (steps + 1) * WAIT_STEP

/** How many waits are in each band of {@link waitBands}, with their share in percent. */
export function waitsByBand(waits: readonly EqualWaits[]) {
  const all = waits.reduce((sum, { count }) => sum + count, 0)
  return waitBands.map(({ label, upTo }, place) => {
    const from = waitBands[place - 1]?.upTo ?? 0
    const count = waits
      .filter((wait) => bound(wait) > from && bound(wait) <= upTo)
      .reduce((sum, wait) => sum + wait.count, 0)
    return { label, count, share: shareOf(count, all) }
  })
}

/**
 * Within what time half of those who waited were answered.
 * @returns seconds, up to the next {@link WAIT_STEP}; null where nobody was answered
 */
export function halfWaited(waits: readonly EqualWaits[]): number | null {
  const all = waits.reduce((sum, { count }) => sum + count, 0)
  let sum = 0
  for (const wait of [...waits].sort((one, other) => one.steps - other.steps)) {
    sum += wait.count
    if (2 * sum >= all) return bound(wait)
  }
  return null
}

/** How reminders went on one channel. */
export interface Deliveries {
  sent: number
  failed: number
}

/** Of what was tried to the end, how much arrived, in percent; null where nothing was. */
export const deliveryRate = ({ sent, failed }: Deliveries): number | null => shareOf(sent, sent + failed)
