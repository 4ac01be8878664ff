import { type ShippingCountry, shippingCountries } from '@pepwell/domain/shop/addresses'
import type { ShopSettings } from './orders-admin.api.ts'

/** One flag per country, so that two operators who each open one don't conflict. */
type CountryField = `sendsTo${ShippingCountry}`

/** The flags of {@link TypedSettings} with their countries. */
export const countryFields = shippingCountries.map((country) => ({
  name: `sendsTo${country}` as const,
  country,
}))

/** The form values of the settings. */
export type TypedSettings = Record<'shippingFee' | 'freeFrom' | 'paymentInstructions' | 'daysToPay', string> &
  Record<CountryField | 'automaticTax', boolean>

export const labels: Readonly<Record<keyof TypedSettings, string>> = {
  shippingFee: 'Shipping fee',
  freeFrom: 'Free shipping from',
  daysToPay: 'Days to pay',
  sendsToUS: 'Ship to the United States',
  sendsToCA: 'Ship to Canada',
  paymentInstructions: 'Payment instructions',
  automaticTax: 'Automatic tax',
}

export const typedOf = (stored: ShopSettings): TypedSettings => ({
  shippingFee: stored.shippingFee.toFixed(2),
  freeFrom: stored.freeFrom?.toFixed(2) ?? '',
  daysToPay: String(stored.daysToPay),
  sendsToUS: stored.countries.includes('US'),
  sendsToCA: stored.countries.includes('CA'),
  paymentInstructions: stored.paymentInstructions,
  automaticTax: stored.automaticTax,
})

/** Converts the form values for the call, which rejects invalid numbers. */
export const bodyOf = (typed: TypedSettings): ShopSettings => ({
  shippingFee: Number(typed.shippingFee.trim() || Number.NaN),
  freeFrom: typed.freeFrom.trim() === '' ? null : Number(typed.freeFrom),
  countries: countryFields.filter(({ name }) => typed[name]).map(({ country }) => country),
  paymentInstructions: typed.paymentInstructions,
  daysToPay: Number(typed.daysToPay.trim() || Number.NaN),
  automaticTax: typed.automaticTax,
})
