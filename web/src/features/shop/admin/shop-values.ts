import type { ShopDataReply } from '@pepwell/contract/shop/shop-data'
import { typedNumber } from '../../../lib/forms/typed-number.ts'

/** Field labels. */
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

/** The form values. */
export type ShopValues = Record<keyof typeof shopLabels, string>

/** Labels of a product's three shop states. */
export const statusLabels: Record<ShopDataReply['shopStatus'], string> = {
  available: 'Available',
  coming_soon: 'Coming Soon',
  out_of_stock: 'Out of Stock',
}

const dollars = (price: number | null) => price?.toFixed(2) ?? ''

/** @param usualIcon the default icon */
export const valuesOf = (product: ShopDataReply, usualIcon: string): ShopValues => ({
  status: product.shopStatus,
  price: dollars(product.shopPrice),
  originalPrice: dollars(product.shopOriginalPrice),
  purity: product.shopPurity ?? '',
  form: product.shopForm ?? '',
  storage: product.shopStorage ?? '',
  rating: String(product.shopRating),
  reviews: String(product.shopReviews),
  icon: product.shopIcon ?? usualIcon,
})

/** Converts the form values for the schema. */
export const inputOf = (values: ShopValues) => ({
  ...values,
  price: typedNumber(values.price),
  originalPrice: typedNumber(values.originalPrice),
  rating: typedNumber(values.rating),
  reviews: typedNumber(values.reviews),
})
