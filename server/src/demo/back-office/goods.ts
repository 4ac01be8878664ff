import { type CostField, costFields } from '@pepwell/domain/shop/margins'
import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { demoPriceOf } from './demo-prices.ts'
import { pick, seededNumber } from './seeded-random.ts'

/** A catalogue item that the demo sells. */
export interface Good {
  name: string
  mg: number | null
  /** its price in the shop, if any */
  price: number | null
}

/** Costs and the shop's price, or the usual one. A few are sold at a loss. */
export function costsOf(
  { name, price }: Good,
  n: number,
): Record<CostField, number> & { retailPrice: number } {
  const others = {
    packagingCost: 110,
    testingCost: 120 + seededNumber(n * 3, 180),
    shippingCost: 145,
    otherCosts: 112,
    mailingLabelCost: 30,
    barcodeCost: 20,
  }
  const besides = Object.values(others).reduce((sum, cents) => sum + cents)
  const factor = seededNumber(n * 7, 16) === 0 && price === null ? 96 : 180 + seededNumber(n * 5, 160)
  const retailPrice = price ?? demoPriceOf(name)
  const costOfGoods = Math.max(150, Math.round((toCents(retailPrice) * 100) / factor) - besides)
  const costs = { costOfGoods, ...others }
  const inDollars = costFields.map(({ name }) => [name, toDollars(costs[name])] as const)
  return { ...(Object.fromEntries(inDollars) as Record<CostField, number>), retailPrice }
}

// Fictional names.
const vendors = [
  'Example Labs A (demo)',
  'Example Labs B (demo)',
  'Sample Supply (demo)',
  'Placeholder Peptides (demo)',
] as const

/** Vendor prices near our own, sometimes lower. */
export const vendorPricesOf = ({ mg }: Pick<Good, 'mg'>, retailPrice: number, n: number) =>
  vendors.slice(0, 1 + seededNumber(n * 3, vendors.length)).map((vendorName, index) => ({
    vendorName,
    price: Math.round(retailPrice * (92 + seededNumber(n * 5 + index * 3, 40))) / 100,
    dosage: `${mg ?? 5}mg`,
    usLabTested: seededNumber(n + index, 2) === 0,
    batchTracked: seededNumber(n * 3 + index, 3) === 0,
  }))

const suppliers = ['Northlab Supply', 'Aster Labs', 'Peptide West'] as const

const letters = (name: string) =>
  name
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase() || 'DEM'

/** A product's batches, each with its quantities over time: received, after a breakage, and counted. */
export function batchesOf({ name }: Pick<Good, 'name'>, n: number, today: CalendarDay) {
  return Array.from({ length: 1 + seededNumber(n, 3) }, (_, index) => {
    const seed = n * 5 + index
    const receivedDaysAgo = 20 + seededNumber(seed, 200)
    const received = 60 + seededNumber(seed, 80)
    // Every sixth is sold out, every fifth nearly.
    const left =
      seed % 6 === 0 ? 0 : seed % 5 === 0 ? 1 + seededNumber(seed, 8) : 20 + seededNumber(seed * 3, 40)
    const cracked = left > 0 ? 1 + seededNumber(seed, 3) : 0
    return {
      batch: {
        product: name,
        batchNumber: `${letters(name)}-26${String(1 + (seed % 12)).padStart(2, '0')}-${'ABC'[index]}`,
        expiryDate: addDays(
          today,
          seed % 7 === 0 ? 18 : seed % 11 === 0 ? -19 : 120 + seededNumber(seed, 500),
        ),
        supplier: pick(suppliers, seed),
        receivedDate: addDays(today, -receivedDaysAgo),
        costPerUnit: toDollars(400 + seededNumber(seed, 900)),
        notes: seed % 4 === 0 ? 'Certificate on file' : null,
      },
      quantities: [
        { quantity: received, reason: null, daysAgo: receivedDaysAgo },
        { quantity: received - cracked, reason: 'Damaged, vial cracked', daysAgo: receivedDaysAgo / 2 },
        { quantity: left, reason: 'Stock count', daysAgo: 3 + seededNumber(seed, 6) },
      ],
    }
  })
}
