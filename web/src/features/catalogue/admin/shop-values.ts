import type { Peptide } from '@pepwell/contract/catalogue'
import { ShopDataForm } from '@pepwell/contract/catalogue-admin'
import { typedNumber } from '../../../lib/typed-number.ts'

/** What the shop says, as operators read it. */
export const shopLabels = {
  status: 'Status',
  price: 'Price',
  originalPrice: 'Original Price',
  purity: 'Purity',
  form: 'Form',
  storage: 'Storage',
  rating: 'Rating',
  reviews: 'Reviews',
  icon: 'Icon',
} as const

/** The same as it is typed. */
export type ShopValues = Record<keyof typeof shopLabels, string>

/** How the three states of a product in the shop are called. */
export const statusLabels: Record<Peptide['shopStatus'], string> = {
  available: 'Available',
  coming_soon: 'Coming Soon',
  out_of_stock: 'Out of Stock',
}

const DNA = '🧬'

const dollars = (price: number | null) => price?.toFixed(2) ?? ''

export const valuesOf = (peptide: Peptide): ShopValues => ({
  status: peptide.shopStatus,
  price: dollars(peptide.shopPrice),
  originalPrice: dollars(peptide.shopOriginalPrice),
  purity: peptide.shopPurity ?? '',
  form: peptide.shopForm ?? '',
  storage: peptide.shopStorage ?? '',
  rating: String(peptide.shopRating),
  reviews: String(peptide.shopReviews),
  icon: peptide.shopIcon ?? DNA,
})

/** What the schema is given of what was typed. */
export const inputOf = (values: ShopValues) => ({
  ...values,
  price: typedNumber(values.price),
  originalPrice: typedNumber(values.originalPrice),
  rating: typedNumber(values.rating),
  reviews: typedNumber(values.reviews),
})

/** What is sent, once it was checked. */
export const bodyOf = (values: ShopValues) => ShopDataForm.parse(inputOf(values))
