import { toCents, toDollars } from '@pepwell/domain/shop/money'
import { addDays, type CalendarDay } from '@pepwell/domain/time/calendar'
import { pick, thrown } from './dice.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** A catalogue item that the demo sells. */
export interface Good {
  productId: number
  name: string
  mg: number | null
  /** its price in the shop, if any */
  price: number | null
}

/** Costs and the shop's price, or a made-up one. A few are sold at a loss. */
export function costsOf({ productId, price }: Good, n: number) {
  const others = {
    packaging: 110,
    testing: 120 + thrown(n * 3, 180),
    shipping: 145,
    other: 112,
    label: 30,
    barcode: 20,
  }
  const besides = Object.values(others).reduce((sum, cents) => sum + cents)
  const factor = thrown(n * 7, 16) === 0 && price === null ? 96 : 180 + thrown(n * 5, 160)
  const priceCents = price === null ? undefined : toCents(price)
  const goods = priceCents
    ? Math.max(150, Math.round((priceCents * 100) / factor) - besides)
    : 380 + thrown(n, 2400)
  // Rounds to a usual price.
  const retail = priceCents ?? Math.ceil(((goods + besides) * factor) / 10_000) * 100 - 1
  return {
    productId,
    costOfGoods: toDollars(goods),
    packagingCost: toDollars(others.packaging),
    testingCost: toDollars(others.testing),
    shippingCost: toDollars(others.shipping),
    otherCosts: toDollars(others.other),
    mailingLabelCost: toDollars(others.label),
    barcodeCost: toDollars(others.barcode),
    retailPrice: toDollars(retail),
  }
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
  vendors.slice(0, 1 + thrown(n * 3, vendors.length)).map((vendorName, at) => ({
    vendorName,
    price: Math.round(retailPrice * (92 + thrown(n * 5 + at * 3, 40))) / 100,
    dosage: `${mg ?? 5}mg`,
    usLabTested: thrown(n + at, 2) === 0,
    batchTracked: thrown(n * 3 + at, 3) === 0,
  }))

const suppliers = ['Northlab Supply', 'Aster Labs', 'Peptide West'] as const

const letters = (name: string) =>
  name
    .replaceAll(/[^A-Za-z]/g, '')
    .slice(0, 3)
    .toUpperCase() || 'DEM'

/** A change of a batch's quantity. */
interface Movement {
  change: number
  reservedChange: number
  reason: string
  at: Date
}

/** Batches with movements that add up to their quantity. */
export function batchesOf(
  { productId, name }: Omit<Good, 'price'>,
  n: number,
  now: number,
  today: CalendarDay,
) {
  return Array.from({ length: 1 + thrown(n, 3) }, (_, at) => {
    const seed = n * 5 + at
    const receivedDaysAgo = 20 + thrown(seed, 200)
    const taken = 60 + thrown(seed, 80)
    // Every sixth is sold out, every fifth nearly.
    const left = seed % 6 === 0 ? 0 : seed % 5 === 0 ? 1 + thrown(seed, 8) : 20 + thrown(seed * 3, 40)
    const cracked = left > 0 ? 1 + thrown(seed, 3) : 0
    const when = (daysAgo: number) => new Date(now - daysAgo * DAY_MS)
    const moved = (change: number, reason: string, daysAgo: number): Movement => ({
      change,
      reservedChange: 0,
      reason,
      at: when(daysAgo),
    })
    const movements = [
      moved(taken, 'Taken in', receivedDaysAgo),
      moved(-cracked, 'Damaged, vial cracked', receivedDaysAgo / 2),
      moved(left + cracked - taken, 'Counted anew', 3 + thrown(seed, 6)),
    ].filter(({ change }) => change !== 0)
    return {
      movements,
      batch: {
        productId,
        batchNumber: `${letters(name)}-26${String(1 + (seed % 12)).padStart(2, '0')}-${'ABC'[at]}`,
        quantityAvailable: left,
        expiryDate: addDays(today, seed % 7 === 0 ? 18 : seed % 11 === 0 ? -19 : 120 + thrown(seed, 500)),
        supplier: pick(suppliers, seed),
        receivedDate: addDays(today, -receivedDaysAgo),
        costPerUnit: toDollars(400 + thrown(seed, 900)),
        notes: seed % 4 === 0 ? 'Certificate on file' : null,
        createdAt: when(receivedDaysAgo),
      },
    }
  })
}
