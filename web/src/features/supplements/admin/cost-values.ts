import { margin, typedCost } from '@pepwell/domain/shop/margins'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** The seven costs of a vitamin, in their order, as operators read them. */
export const vitaminCostFields = [
  { name: 'costOfGoods', label: 'Cost of Goods' },
  { name: 'packagingCost', label: 'Packaging' },
  { name: 'testingCost', label: 'Testing' },
  { name: 'shippingMailerCost', label: 'Shipping Mailer' },
  { name: 'freeBacWaterCost', label: 'Free Bac Water Cost' },
  { name: 'mailingLabelCost', label: 'Mailing Label' },
  { name: 'barcodeCost', label: 'Barcode' },
] as const

type CostName = (typeof vitaminCostFields)[number]['name']

/** What a vitamin costs, null where nobody knows it, and is sold for, in dollars. */
export type Amounts = Record<CostName, number | null> & { retailPrice: number }

/** The same as it is typed. */
export type TypedCosts = Record<CostName | 'retailPrice', string>

export const noCosts: TypedCosts = {
  costOfGoods: '',
  packagingCost: '',
  testingCost: '',
  shippingMailerCost: '',
  freeBacWaterCost: '',
  mailingLabelCost: '',
  barcodeCost: '',
  retailPrice: '',
}

/** A vitamin's costs by the names that the margin rule uses. */
export const asProduct = ({ shippingMailerCost, freeBacWaterCost, ...amounts }: Amounts) => ({
  ...amounts,
  shippingCost: shippingMailerCost,
  otherCosts: freeBacWaterCost,
})

/** The margin at the retail price. */
export const marginOf = (amounts: Amounts) => margin(asProduct(amounts))

/** What was typed, as it is sent: a cost that is no number counts as 0, a price that is none is refused. */
export function amountsIn({ retailPrice, ...costs }: TypedCosts) {
  const amounts = Object.entries(costs).map(([name, typed]) => [name, typedCost(typed)])
  return {
    ...(Object.fromEntries(amounts) as Record<CostName, number>),
    retailPrice: typedNumber(retailPrice) ?? Number.NaN,
  }
}

/** What changes by an edit: a cost that was unknown stays so until something is typed. */
export function changesIn(typed: TypedCosts, was: Amounts): Partial<ReturnType<typeof amountsIn>> {
  const isUnknown = (name: string) => was[name as CostName] === null && typed[name as CostName].trim() === ''
  return Object.fromEntries(Object.entries(amountsIn(typed)).filter(([name]) => !isUnknown(name)))
}

/**
 * What is left of the price while it is typed; undefined as long as that is no amount, or a cost is unknown.
 * @param was what is edited; left out for new costs
 */
export function typedMargin(typed: TypedCosts, was?: Amounts) {
  const retailPrice = typedCost(typed.retailPrice)
  try {
    return marginOf({ ...(was ? { ...was, ...changesIn(typed, was) } : amountsIn(typed)), retailPrice })
  } catch (error) {
    // A fraction of a cent: the form says so when it is sent.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
