import type { PastPrice } from '@pepwell/contract/shop/price-links'
import type { VendorPrice } from '@pepwell/contract/shop/pricing'

/** More lines than this are indistinguishable; our price adds one more. */
const MAX_LINES = 3

/** One vendor's prices, each from an instant (milliseconds) on. */
export interface PriceLine {
  name: string
  points: { at: number; price: number }[]
}

const isSameVendor = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

const keyOf = (vendorName: string, dosage: string | null) => `${vendorName.toLowerCase()} ${dosage ?? ''}`

/**
 * Lines of the lowest current prices, each up to now.
 * @param past oldest first
 * @param offers current offers, cheapest first
 */
export function priceLines(
  past: readonly PastPrice[],
  offers: readonly VendorPrice[],
  now: number,
): PriceLine[] {
  const byVendor = Map.groupBy(past, ({ vendorName, dosage }) => keyOf(vendorName, dosage))
  const byPack = Map.groupBy(offers, ({ vendorName, dosage }) => keyOf(vendorName, dosage))
  // With several prices for one pack, the lowest counts.
  const lowest = [...byPack].flatMap(([key, [offer]]) => (offer ? [{ key, offer }] : []))
  const packsOf = (name: string) => lowest.filter(({ offer }) => isSameVendor(offer.vendorName, name)).length
  return lowest.slice(0, MAX_LINES).map(({ key, offer: { vendorName, dosage, price } }) => {
    const points = (byVendor.get(key) ?? []).map(({ at, price: was }) => ({ at: Date.parse(at), price: was }))
    const name = packsOf(vendorName) > 1 ? `${vendorName}, ${dosage}` : vendorName
    return { name, points: [...points, { at: now, price }] }
  })
}

/** Axis ticks in whole dollars around all prices, at most five. */
export function priceScale(prices: readonly number[]): number[] {
  const [low, high] = [Math.min(...prices), Math.max(...prices)]
  const rough = Math.max(1, (high - low) / 3)
  const step =
    [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000].find((size) => size >= rough) ??
    10 ** Math.ceil(Math.log10(rough))
  const begin = Math.floor(low / step) * step
  const count = Math.max(2, Math.ceil((high - begin) / step) + 1)
  return Array.from({ length: count }, (_, index) => begin + index * step)
}

/** Label positions in pixels from the top, spaced so that none overlap. */
export function spreadLabels(wanted: readonly number[], height: number): number[] {
  const order = wanted.map((_, index) => index).toSorted((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed: number[] = []
  let min = Number.NEGATIVE_INFINITY
  for (const index of order) {
    const at = Math.max(wanted[index] ?? 0, min)
    placed[index] = at
    min = at + height
  }
  return placed
}
