import type { ProductCosts } from '@pepwell/contract/shop/product-costs'
import { ProductCostsForm } from '@pepwell/contract/shop/product-costs'
import { costFields, type Margin, margin, typedCost } from '@pepwell/domain/shop/margins'
import { typedNumber } from '../../../../lib/forms/typed-number.ts'

/** Link fields of other shops. */
export const places = [1, 2, 3, 4] as const
type LinkField = (typeof places)[number]

type Texts = (typeof costFields)[number]['name'] | 'retailPrice' | `scrapingLink${LinkField}`
type Flags = `link${LinkField}UsLabTested` | `link${LinkField}BatchTracked`

/** The form values of a product's costs. */
export type CostValues = Record<Texts, string> & Record<Flags, boolean>

const linkLabels = places.flatMap((place) => [
  [`scrapingLink${place}`, `Scraping link ${place}`],
  [`link${place}UsLabTested`, `Link ${place}: US Lab Tested`],
  [`link${place}BatchTracked`, `Link ${place}: Batch Tracked`],
])

/** Field labels. */
export const costLabels = Object.fromEntries([
  ...costFields.map(({ name, label }) => [name, label]),
  ['retailPrice', 'Retail Price'],
  ...linkLabels,
]) as Record<keyof CostValues, string>

/** Form values; empty for a product without costs. */
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

/** The unknown costs of a product, whose fields are empty. */
export const unknownCosts = (costs: ProductCosts | undefined): ReadonlySet<string> =>
  new Set(costFields.filter(({ name }) => costs?.[name] === null).map(({ name }) => name))

const NONE: ReadonlySet<string> = new Set()

/** A typed cost, with a comma or a point. An unknown cost stays unknown until typed. */
const costOf = (typed: string, isUnknown: boolean): number | null => {
  if (isUnknown && typed.trim() === '') return null
  const number = typedNumber(typed)
  return number === null || Number.isNaN(number) ? typedCost(typed) : number
}

/** Converts the form values for the schema. */
export const inputOf = (values: CostValues, unknown = NONE) => ({
  ...values,
  ...Object.fromEntries(costFields.map(({ name }) => [name, costOf(values[name], unknown.has(name))])),
  retailPrice: typedNumber(values.retailPrice),
})

/** The validated request body. */
export const bodyOf = (values: CostValues, unknown: ReadonlySet<string>) =>
  ProductCostsForm.parse(inputOf(values, unknown))

/** The margin at the typed price; undefined if anything is unknown or invalid. */
export function marginOf(values: CostValues, unknown: ReadonlySet<string>): Margin | undefined {
  const costs = Object.fromEntries(
    costFields.map(({ name }) => [name, costOf(values[name], unknown.has(name))]),
  )
  const retailPrice = typedNumber(values.retailPrice) ?? 0
  try {
    return margin({ ...costs, retailPrice } as Parameters<typeof margin>[0])
  } catch {
    // A fraction of a cent is an incomplete input.
    return undefined
  }
}
