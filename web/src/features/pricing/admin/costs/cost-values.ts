import type { ProductCosts } from '@pepwell/contract/shop/product-costs'
import { ProductCostsForm } from '@pepwell/contract/shop/product-costs'
import { costFields, type Margin, margin, typedCost } from '@pepwell/domain/shop/margins'
import { typedNumber } from '../../../../lib/forms/typed-number.ts'

/** The places of links to other shops' pages. */
export const places = [1, 2, 3, 4] as const
type Place = (typeof places)[number]

type Texts = (typeof costFields)[number]['name'] | 'retailPrice' | `scrapingLink${Place}`
type Flags = `link${Place}UsLabTested` | `link${Place}BatchTracked`

/** The costs of a product as they are typed. */
export type CostValues = Record<Texts, string> & Record<Flags, boolean>

const linkLabels = places.flatMap((place) => [
  [`scrapingLink${place}`, `Scraping link ${place}`],
  [`link${place}UsLabTested`, `Link ${place}: US Lab Tested`],
  [`link${place}BatchTracked`, `Link ${place}: Batch Tracked`],
])

/** All of them, as operators read them. */
export const costLabels = Object.fromEntries([
  ...costFields.map(({ name, label }) => [name, label]),
  ['retailPrice', 'Retail Price'],
  ...linkLabels,
]) as Record<keyof CostValues, string>

/** What stands in the form; nothing for a product without costs. */
export function valuesOf(costs: ProductCosts | undefined): CostValues {
  const amounts = [...costFields.map(({ name }) => name), 'retailPrice' as const]
  return Object.fromEntries([
    ...amounts.map((name) => [name, costs?.[name]?.toFixed(2) ?? '']),
    ...places.flatMap((place) => [
      [`scrapingLink${place}`, costs?.[`scrapingLink${place}`] ?? ''],
      [`link${place}UsLabTested`, costs?.[`link${place}UsLabTested`] ?? false],
      [`link${place}BatchTracked`, costs?.[`link${place}BatchTracked`] ?? false],
    ]),
  ]) as CostValues
}

/** The costs of a product that nobody knows: their fields are empty. */
export const unknownCosts = (costs: ProductCosts | undefined): ReadonlySet<string> =>
  new Set(costFields.filter(({ name }) => costs?.[name] === null).map(({ name }) => name))

const NONE: ReadonlySet<string> = new Set()

/** A cost as it counts, whichever decimal sign was typed; one that was unknown stays so until something is typed. */
const costOf = (typed: string, isUnknown: boolean): number | null => {
  if (isUnknown && typed.trim() === '') return null
  const number = typedNumber(typed)
  return number === null || Number.isNaN(number) ? typedCost(typed) : number
}

/** What the schema is given of what was typed. */
export const inputOf = (values: CostValues, unknown = NONE) => ({
  ...values,
  ...Object.fromEntries(costFields.map(({ name }) => [name, costOf(values[name], unknown.has(name))])),
  retailPrice: typedNumber(values.retailPrice),
})

/** What is sent, once it was checked. */
export const bodyOf = (values: CostValues, unknown: ReadonlySet<string>) =>
  ProductCostsForm.parse(inputOf(values, unknown))

/** What is left of the price that is being typed; undefined while something of it is unknown, or no amount. */
export function marginOf(values: CostValues, unknown: ReadonlySet<string>): Margin | undefined {
  const costs = Object.fromEntries(
    costFields.map(({ name }) => [name, costOf(values[name], unknown.has(name))]),
  )
  const retailPrice = typedNumber(values.retailPrice) ?? 0
  try {
    return margin({ ...costs, retailPrice } as Parameters<typeof margin>[0])
  } catch {
    // A fraction of a cent is on its way to something else.
    return undefined
  }
}
