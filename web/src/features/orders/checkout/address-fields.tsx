import { addressForms, type ShippingCountry } from '@pepwell/domain/shop/addresses'
import { useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { CheckoutForm } from './checkout-form.ts'
import { Unfolded } from './unfolded.tsx'

/** City, region and postal code, labeled by country. */
function CityFields({ form, country }: { form: CheckoutForm; country: ShippingCountry }) {
  const { register, formState } = form
  const errors = formState.errors.shippingAddress
  const { region, code, codeHint, hasDigitsOnly, regions } = addressForms[country]
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_minmax(0,9rem)]">
      <Field label="City" error={errors?.city?.message} className="max-sm:col-span-2">
        <TextInput autoComplete="shipping address-level2" {...register('shippingAddress.city')} />
      </Field>
      <Field label={region} error={errors?.state?.message}>
        <Select
          key={country}
          placeholder={`Choose a ${region.toLowerCase()}`}
          autoComplete="shipping address-level1"
          {...register('shippingAddress.state')}
        >
          {Object.entries(regions)
            .toSorted(([, one], [, other]) => one.localeCompare(other))
            .map(([letters, name]) => (
              <option key={letters} value={letters}>
                {name}
              </option>
            ))}
        </Select>
      </Field>
      <Field label={code} error={errors?.postalCode?.message}>
        <TextInput
          autoComplete="shipping postal-code"
          inputMode={hasDigitsOnly ? 'numeric' : 'text'}
          autoCapitalize="characters"
          placeholder={codeHint
            .split(' ')
            .slice(country === 'US' ? -1 : -2)
            .join(' ')}
          {...register('shippingAddress.postalCode')}
        />
      </Field>
    </div>
  )
}

/** The shipping address. Country comes first because it decides the other labels. */
export function AddressFields({
  form,
  countries,
  hasSecondLine,
}: {
  form: CheckoutForm
  countries: readonly ShippingCountry[]
  hasSecondLine: boolean
}) {
  const { register, formState, setValue, control } = form
  const errors = formState.errors.shippingAddress
  const country = useWatch({ control, name: 'shippingAddress.country' })
  return (
    <div className="grid gap-4">
      <Field label="Country" error={errors?.country?.message}>
        <Select
          autoComplete="shipping country"
          {...register('shippingAddress.country', {
            onChange: () => {
              setValue('shippingAddress.state', '')
              form.clearErrors(['shippingAddress.state', 'shippingAddress.postalCode'])
            },
          })}
        >
          {countries.map((country) => (
            <option key={country} value={country}>
              {addressForms[country].name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Full name" error={errors?.fullName?.message}>
        <TextInput autoComplete="shipping name" {...register('shippingAddress.fullName')} />
      </Field>
      <Field label="Address" error={errors?.line1?.message}>
        <TextInput autoComplete="shipping address-line1" {...register('shippingAddress.line1')} />
      </Field>
      <Unfolded label="Apartment, suite, floor" isFilled={hasSecondLine}>
        <Field label="Apartment, suite, floor" optional error={errors?.line2?.message}>
          <TextInput autoComplete="shipping address-line2" {...register('shippingAddress.line2')} />
        </Field>
      </Unfolded>
      <CityFields form={form} country={country} />
      <Field label="Phone" optional hint="For the carrier only" error={errors?.phone?.message}>
        <TextInput type="tel" autoComplete="shipping tel" {...register('shippingAddress.phone')} />
      </Field>
    </div>
  )
}
