import {
  addressForms,
  fitsRegion,
  postalCodeIn,
  regionIn,
  shippingCountries,
} from '@pepwell/domain/shop/addresses'
import { z } from 'zod'
import { phoneNumber } from '../accounts/person-fields.ts'
import { optionalLine, requiredText } from '../fields.ts'

const NO_ADDRESS = 'Please enter an address'
const COUNTRY = 'Please choose the United States or Canada'

const Fields = z.object(
  {
    fullName: requiredText(100, 'Please enter a name'),
    line1: requiredText(100, 'Please enter a street and a number'),
    line2: optionalLine(100),
    city: requiredText(100, 'Please enter a city'),
    state: requiredText(50, 'Please choose a state or province'),
    postalCode: requiredText(20, 'Please enter a ZIP or postal code'),
    country: z.enum(shippingCountries, COUNTRY),
    phone: z.preprocess(
      (typed) => (typeof typed === 'string' && typed.trim() === '' ? null : typed),
      phoneNumber('Please enter a valid phone number').nullish(),
    ),
  },
  NO_ADDRESS,
)

/**
 * A shipping address, validated by its country's rules. Output with the official spelling of its state or province and
 * postal code.
 */
export const ShippingAddress = Fields.strict().transform((address, context) => {
  const { country } = address
  const form = addressForms[country]
  const state = regionIn(country, address.state)
  const postalCode = postalCodeIn(country, address.postalCode)
  const refuse = (path: 'state' | 'postalCode', message: string) =>
    context.addIssue({ code: 'custom', path: [path], message })
  if (!state) refuse('state', `Please choose a ${form.region.toLowerCase()}`)
  if (!postalCode) refuse('postalCode', form.codeHint)
  if (!state || !postalCode) return z.NEVER
  if (!fitsRegion(country, state, postalCode))
    refuse('postalCode', `This isn’t a postal code in ${form.regions[state]}`)
  const { fullName, line1, line2 = null, city, phone = null } = address
  return { fullName, line1, line2, city, state, postalCode, country, phone }
})
export type ShippingAddress = z.output<typeof ShippingAddress>

/** A stored address. */
export const StoredAddress = Fields.extend({
  line2: z.string().nullable(),
  phone: z.string().nullable(),
})
