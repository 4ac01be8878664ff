import { zodResolver } from '@hookform/resolvers/zod'
import type { OwnOrder } from '@pepwell/contract/shop/orders'
import { NewOrder } from '@pepwell/contract/shop/orders'
import { addressForms, postalCodeIn, type ShippingCountry } from '@pepwell/domain/shop/addresses'
import type { Resolver } from 'react-hook-form'
import { useForm } from 'react-hook-form'
import { useDraft } from '../../../ui/use-draft.ts'

/** What is filled in. */
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
const checked = zodResolver(Schema) as unknown as Resolver<CheckoutFields>

/** The contract's own check; that of the code waits for nothing else to be filled in. */
const resolver: Resolver<CheckoutFields> = async (values, context, options) => {
  const result = await checked(values, context, options)
  const { country, postalCode } = values.shippingAddress
  const found = result.errors.shippingAddress
  if (!found || found.postalCode || postalCode.trim() === '' || postalCodeIn(country, postalCode))
    return result
  const wrong = { type: 'custom', message: addressForms[country].codeHint }
  return { values: {}, errors: { ...result.errors, shippingAddress: { ...found, postalCode: wrong } } }
}

/** An address that was stored, as fields hold it. */
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
  /** of the person, where nothing is remembered */
  name: string
  countries: readonly ShippingCountry[]
  method: OwnOrder['paymentMethod']
}

/** The form of a checkout: checked when a field is left, and when the order is placed. */
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
  // That it is for research is said of each order anew; how it is paid may not be offered any more.
  const draft = useDraft(form, {
    except: ['researchUseOnly', 'paymentMethod'],
    isEdit: true,
    fits: ({ shippingAddress }) =>
      !shippingAddress || countries.includes((shippingAddress as CheckoutFields['shippingAddress']).country),
  })
  return { form, draft }
}

export type CheckoutForm = ReturnType<typeof useCheckoutForm>['form']
