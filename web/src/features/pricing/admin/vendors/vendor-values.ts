import type { VendorPrice } from '@pepwell/contract/shop/pricing'
import { defaultDosage } from '@pepwell/domain/shop/price-comparison'
import { typedNumber } from '../../../../lib/forms/typed-number.ts'

/** The form values of a vendor price. */
export type TypedPrice = Record<
  'vendorName' | 'price' | 'dosage' | 'usLabTested' | 'batchTracked' | 'notes',
  string
>

export const LABELS: Record<keyof TypedPrice, string> = {
  vendorName: 'Vendor',
  price: 'Price',
  dosage: 'Dosage',
  usLabTested: 'US Lab Tested',
  batchTracked: 'Batch Tracked',
  notes: 'Notes',
}

export const YES = 'Yes'
export const NO = 'No'
const flag = (on: boolean): string => (on ? YES : NO)

export const typedOf = (price: VendorPrice): TypedPrice => ({
  vendorName: price.vendorName,
  price: price.price.toFixed(2),
  dosage: price.dosage,
  ...settingsOf(price),
})

/** Defaults for a vendor's next price. */
export const settingsOf = ({
  usLabTested,
  batchTracked,
  notes,
}: Pick<VendorPrice, 'usLabTested' | 'batchTracked' | 'notes'>) => ({
  usLabTested: flag(usLabTested),
  batchTracked: flag(batchTracked),
  notes: notes ?? '',
})

export const emptyPrice = (mg: number | null): TypedPrice => ({
  vendorName: '',
  price: '',
  dosage: defaultDosage(mg),
  usLabTested: NO,
  batchTracked: NO,
  notes: '',
})

export const bodyOf = ({ vendorName, price, dosage, usLabTested, batchTracked, notes }: TypedPrice) => ({
  vendorName,
  // An invalid number counts as a missing price.
  price: typedNumber(price.replace('$', '')) ?? Number.NaN,
  dosage,
  usLabTested: usLabTested === YES,
  batchTracked: batchTracked === YES,
  notes,
})
