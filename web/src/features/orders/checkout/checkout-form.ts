import type { OwnOrder } from '@pepwell/contract/shop/orders'
import { NewOrder } from '@pepwell/contract/shop/orders'
import { addressForms, postalCodeIn, type ShippingCountry } from '@pepwell/domain/shop/addresses'
import type { Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { useDraft } from '../../../ui/use-draft.ts'

/** The form values. */
export interface CheckoutFields {
  shippingAddress: {
    fullName: string
    line1: string
    line2: string
    city: string
    state: string
    postalCode: string
    country: ShippingCountry
    phone: string
  }
  researchUseOnly: boolean
  notes: string
  paymentMethod: OwnOrder['paymentMethod']
}

const Schema = NewOrder.omit({ clientId: true, expectedTotal: true })
const checked = schemaResolver<CheckoutFields>(Schema, { inputOf: (fields) => fields })

/** The contract's schema. The two-factor code validates independently of the other fields. */
const resolver: Resolver<CheckoutFields> = async (values, context, options) => {
  const result = await checked(values, context, options)
  const { country, postalCode } = values.shippingAddress
  const found = result.errors.shippingAddress
  if (!found || found.postalCode || postalCode.trim() === '' || postalCodeIn(country, postalCode))
    return result
  const wrong = { type: 'custom', message: addressForms[country].codeHint }
  return { values: {}, errors: { ...result.errors, shippingAddress: { ...found, postalCode: wrong } } }
}

/** A stored address as form values. */
type Remembered = {
  [Name in keyof CheckoutFields['shippingAddress']]: CheckoutFields['shippingAddress'][Name] | null
}

const emptyAddress = (country: ShippingCountry): CheckoutFields['shippingAddress'] => ({
  fullName: '',
  line1: '',
  line2: '',
  city: '',
  state: '',
  postalCode: '',
  country,
  phone: '',
})

interface Beginning {
  remembered: Remembered | null
  /** from the profile, if no address is stored */
  name: string
  countries: readonly ShippingCountry[]
  method: OwnOrder['paymentMethod']
}

/** The checkout form: validates on blur and on submit. */
export function useCheckoutForm({ remembered, name, countries, method }: Beginning) {
  const [country = 'US'] = countries
  const isSentThere = remembered?.country && countries.includes(remembered.country)
  const stored = isSentThere
    ? { ...remembered, line2: remembered.line2 ?? '', phone: remembered.phone ?? '' }
    : { ...emptyAddress(country), fullName: name }
  const form = useForm<CheckoutFields>({
    mode: 'onTouched',
    resolver,
    defaultValues: {
      shippingAddress: stored as CheckoutFields['shippingAddress'],
      researchUseOnly: false,
      notes: '',
      paymentMethod: method,
    },
  })
  // Research use must be confirmed for each order, and the stored payment method may no longer be offered.
  const draft = useDraft(form, {
    except: ['researchUseOnly', 'paymentMethod'],
    isEdit: true,
    fits: ({ shippingAddress }) =>
      !shippingAddress || countries.includes((shippingAddress as CheckoutFields['shippingAddress']).country),
  })
  return { form, draft }
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>['form']
