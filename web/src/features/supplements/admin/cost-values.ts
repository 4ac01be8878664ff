import { margin, typedCost } from '@pepwell/domain/shop/margins'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** The seven costs in order, with labels. */
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

/** A vitamin's costs (null if unknown) and retail price, in dollars. */
export type Amounts = Record<CostName, number | null> & { retailPrice: number }

/** The form values. */
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

/** A vitamin's costs under the margin rule's names. */
export const asProduct = ({ shippingMailerCost, freeBacWaterCost, ...amounts }: Amounts) => ({
  ...amounts,
  shippingCost: shippingMailerCost,
  otherCosts: freeBacWaterCost,
})

/** The margin at the retail price. */
export const marginOf = (amounts: Amounts) => margin(asProduct(amounts))

/** The request body: an invalid cost counts as 0, an invalid price is rejected. */
export function amountsIn({ retailPrice, ...costs }: TypedCosts) {
  const amounts = Object.entries(costs).map(([name, typed]) => [name, typedCost(typed)])
  return {
    ...(Object.fromEntries(amounts) as Record<CostName, number>),
    retailPrice: typedNumber(retailPrice) ?? Number.NaN,
  }
}

/** An edit's changes: an unknown cost stays unknown until typed. */
export function changesIn(typed: TypedCosts, was: Amounts): Partial<ReturnType<typeof amountsIn>> {
  const isUnknown = (name: string) => was[name as CostName] === null && typed[name as CostName].trim() === ''
  return Object.fromEntries(Object.entries(amountsIn(typed)).filter(([name]) => !isUnknown(name)))
}

/**
 * The live margin; undefined if the price is invalid or a cost is unknown.
 * @param was the stored costs; undefined for new ones
 */
export function typedMargin(typed: TypedCosts, was?: Amounts) {
  const retailPrice = typedCost(typed.retailPrice)
  try {
    return marginOf({ ...(was ? { ...was, ...changesIn(typed, was) } : amountsIn(typed)), retailPrice })
  } catch (error) {
    // A fraction of a cent; submitting shows the error.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
