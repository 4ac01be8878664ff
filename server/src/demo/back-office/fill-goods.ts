import { dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import * as queries from './back-office.queries.ts'
import { thrown } from './dice.ts'
import { batchesOf, costsOf, type Good, vendorPricesOf } from './goods.ts'
import { demoOperators } from './people.ts'
import type { Offer } from './sell-goods.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Peptides with costs and prices; the others show 'No data'. */
const PRICED = 52
/** Products of each kind in stock. */
const STOCKED = 21

const [maya] = demoOperators

/** Approximate days ago of price changes; the last one set the current price. */
const CHANGES = [168, 131, 96, 58, 17]

/** Earlier prices up to the current one; each vendor has its own days. */
const before = ({ price, ...offer }: queries.VendorOffer, n: number, now: number) =>
  CHANGES.map((daysAgo, step) => ({
    ...offer,
    price: step === CHANGES.length - 1 ? price : Math.round(price * (94 + thrown(n * 5 + step, 18))) / 100,
    at: new Date(now - (daysAgo + thrown(n * 3 + step, 14)) * DAY_MS),
  }))

/** Product costs and prices, before anything is in the shop. */
export async function pricedGoods(db: Db) {
  const peptides = (await queries.peptideGoods(db)).slice(0, PRICED)
  const vitamins = (await queries.vitaminGoods(db)).slice(0, STOCKED)
  return {
    peptides: peptides.map((good, n) => ({ good, n, costs: costsOf(good, n) })),
    vitamins: vitamins.map((good, n) => ({ good, n, costs: costsOf({ ...good, mg: null }, n + PRICED) })),
  }
}

type Priced = Awaited<ReturnType<typeof pricedGoods>>

/** Shop prices; every sixth peptide isn't sold. */
export const offersOf = ({ peptides, vitamins }: Priced): Offer[] => [
  ...peptides
    .filter(({ n }) => n % 6 > 0)
    .map(({ good, costs }) => ({ kind: 'peptides' as const, name: good.name, price: costs.retailPrice })),
  ...vitamins.map(({ good, costs }) => ({
    kind: 'supplements' as const,
    name: good.name,
    price: costs.retailPrice,
  })),
]

async function fillPrices(tx: Db, { peptides: priced, vitamins }: Priced, now: number): Promise<void> {
  const costs = [...priced, ...vitamins].map((one) => one.costs)
  if (costs.length > 0) await queries.insertCosts(tx, costs)
  // Prices that show every state of the comparison.
  const known = new Set((await queries.vendorOffers(tx)).map(({ productId }) => productId))
  const others = priced.filter(({ good }) => !known.has(good.productId))
  const offers = others.flatMap(({ good, costs, n }) =>
    vendorPricesOf(good, costs.retailPrice, n).map((price) => ({ good, price, n })),
  )
  await queries.insertVendorPrices(
    tx,
    offers.map(({ good, price }) => ({ ...price, peptideId: good.id })),
  )
  const all = await queries.vendorOffers(tx)
  await queries.insertPriceHistory(
    tx,
    all.flatMap((offer, n) => before(offer, n, now)),
  )
}

async function fillStock(tx: Db, now: number): Promise<void> {
  const today = dayOf(now, 'America/New_York')
  const [peptides, vitamins] = [await queries.peptideGoods(tx), await queries.vitaminGoods(tx)]
  const goods: Good[] = [
    ...peptides.slice(0, STOCKED),
    ...vitamins.slice(0, STOCKED).map((good) => ({ ...good, mg: null })),
  ]
  const made = goods.flatMap((good, n) => batchesOf(good, n, now, today))
  const ids = await queries.insertBatches(
    tx,
    made.map(({ batch }) => batch),
  )
  const movements = made.flatMap(({ movements }, at) =>
    movements.map((movement) => ({ ...movement, batchId: ids[at] ?? 0, actorId: maya?.id ?? null })),
  )
  await queries.insertMovements(tx, movements)
}

/** Recent operator actions for the audit log. */
async function fillHistory(tx: Db, now: number): Promise<void> {
  const peptides = await queries.peptideGoods(tx)
  const deeds = peptides.slice(0, 40).map(({ productId, name }, n) => {
    const price = 30 + thrown(n, 60)
    const priced = {
      action: 'edit-costs',
      kind: 'cost',
      before: { retailPrice: price, testingCost: 2.1 },
      after: { retailPrice: price + 4, testingCost: 2.4 },
    }
    const shown = {
      action: 'set-availability',
      kind: 'product',
      before: { shopEnabled: false },
      after: { shopEnabled: true },
    }
    return {
      ...(n % 3 > 0 ? priced : shown),
      at: new Date(now - (40 - n) * 5 * 60 * 60 * 1000),
      actorId: maya?.id ?? '',
      area: 'products',
      objectId: String(productId),
      objectName: name,
      ipAddress: `203.0.113.${1 + thrown(n, 9)}`,
    }
  })
  await queries.insertDeeds(tx, deeds)
}

/** Fills costs, vendor prices, stock and the history. */
export async function fillGoods(tx: Db, priced: Priced, now: number): Promise<void> {
  await fillPrices(tx, priced, now)
  await fillStock(tx, now)
  await fillHistory(tx, now)
}
