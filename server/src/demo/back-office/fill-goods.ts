import { batchColumns, costColumns, vendorPriceColumns } from '@pepwell/domain/imports/import-columns'
import { dayOf } from '@pepwell/domain/time/calendar'
import { demoOffers, partnerOffers } from '../prices.ts'
import { batchesOf, costsOf, type Good, vendorPricesOf } from './goods.ts'
import { importRows, importWeekly, type Operating } from './import-tables.ts'
import { seededNumber } from './seeded-random.ts'
import { catalogGoods, type Offer, sellGoods } from './sell-goods.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Before the first batch was received. */
const OPENED_DAYS_AGO = 240

/** Peptides with costs and prices; the others show 'No data'. */
const PRICED = 52
/** Products of each kind in stock. */
const STOCKED = 21

/** Approximate days ago of price changes; the last one set the current price. */
const CHANGES = [168, 131, 96, 58, 17]

/** A product with its made-up costs. */
interface Priced {
  good: Good
  n: number
  costs: ReturnType<typeof costsOf>
}

/** Shop prices; every sixth peptide isn't sold. */
const offersOf = (peptides: readonly Priced[], vitamins: readonly Priced[]): Offer[] => [
  ...peptides
    .filter(({ n }) => n % 6 > 0)
    .map(({ good, costs }) => ({ kind: 'peptides' as const, name: good.name, price: costs.retailPrice })),
  ...vitamins.map(({ good, costs }) => ({
    kind: 'supplements' as const,
    name: good.name,
    price: costs.retailPrice,
  })),
]

/** Vendor prices that show every state of the comparison, each with earlier ones; every vendor has its own days. */
function priceRows(priced: readonly Priced[]) {
  const known = new Set(demoOffers.map(({ peptide }) => peptide))
  const offers = [
    ...demoOffers.flatMap(({ peptide, vendors }) => vendors.map((offer) => ({ product: peptide, ...offer }))),
    ...priced
      .filter(({ good }) => !known.has(good.name))
      .flatMap(({ good, costs, n }) =>
        vendorPricesOf(good, costs.retailPrice, n).map((offer) => ({ product: good.name, ...offer })),
      ),
  ]
  const earlier = (price: number, seed: number) => Math.round(price * (94 + seededNumber(seed, 18))) / 100
  return offers.flatMap((offer, n) =>
    CHANGES.map((daysAgo, step) => ({
      daysAgo: daysAgo + seededNumber(n * 3 + step, 14),
      cells: {
        ...offer,
        price: step === CHANGES.length - 1 ? offer.price : earlier(offer.price, n * 5 + step),
      },
    })),
  )
}

const stockRows = (goods: readonly Good[], from: number, now: number) =>
  goods
    .slice(0, STOCKED)
    .flatMap((good, n) => batchesOf(good, from + n, dayOf(now, 'America/New_York')))
    .flatMap(({ batch, quantities }) =>
      quantities.map(({ daysAgo, ...quantity }) => ({ daysAgo, cells: { ...batch, ...quantity } })),
    )

/** Fills the shop, costs, vendor prices and stock with the panel's calls, as operators did over the last months. */
export async function fillGoods(operating: Operating): Promise<void> {
  const { send, clock, now } = operating
  clock.moveTo(now - OPENED_DAYS_AGO * DAY_MS)
  await sellGoods(send, partnerOffers)
  const catalog = await catalogGoods(send)
  const withCosts = (goods: readonly Good[], from: number): Priced[] =>
    goods.map((good, n) => ({ good, n, costs: costsOf(good, from + n) }))
  const peptides = withCosts(catalog.peptides.slice(0, PRICED), 0)
  const vitamins = withCosts(catalog.supplements.slice(0, STOCKED), PRICED)
  await sellGoods(send, offersOf(peptides, vitamins))
  const costRows = (priced: readonly Priced[]) =>
    priced.map(({ good, costs }) => ({ product: good.name, ...costs }))
  await importRows(send, 'product-costs', costColumns('peptides'), costRows(peptides))
  await importRows(send, 'vitamin-costs', costColumns('vitamins'), costRows(vitamins))
  await importWeekly(operating, [
    { path: 'vendor-prices', columns: vendorPriceColumns, rows: priceRows(peptides) },
    { path: 'inventory', columns: batchColumns('peptides'), rows: stockRows(catalog.peptides, 0, now) },
    {
      path: 'vitamin-inventory',
      columns: batchColumns('vitamins'),
      rows: stockRows(catalog.supplements, STOCKED, now),
    },
  ])
}
