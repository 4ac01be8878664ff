import { ShopSettings } from '@pepwell/contract/shop/orders-admin'
import { addressForms } from '@pepwell/domain/shop/addresses'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { schemaResolver } from '../../../lib/forms/schema-resolver.ts'
import { checkboxStyle } from '../../../ui/control-style.ts'
import { Field } from '../../../ui/field.tsx'
import { MoneyInput } from '../../../ui/money-input.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { NumberInput, TextArea } from '../../../ui/text-input.tsx'
import type { FormParts } from '../../../ui/versioned-dialog.tsx'
import { bodyOf, countryFields, type TypedSettings } from './settings-values.ts'

type Form = UseFormReturn<TypedSettings>

function Countries({ register, formState, trigger }: Form) {
  // An empty list's error belongs to no single checkbox.
  const problem = (formState.errors as { countries?: { message?: string } }).countries?.message
  return (
    <fieldset className="grid content-start gap-2">
      <legend className="mb-1 font-semibold">Ship orders to</legend>
      {countryFields.map(({ name, country }) => (
        <label key={name} className="flex min-h-11 items-center gap-3 md:min-h-8">
          <input
            type="checkbox"
            className={checkboxStyle}
            {...register(name, { onChange: () => formState.isSubmitted && void trigger() })}
          />
          {addressForms[country].name}
        </label>
      ))}
      {problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </fieldset>
  )
}

function Amounts({ register, formState: { errors } }: Form) {
  return (
    <>
      <Field label="Shipping fee" error={errors.shippingFee?.message}>
        <MoneyInput {...register('shippingFee')} />
      </Field>
      <Field label="Free shipping from" optional error={errors.freeFrom?.message}>
        <MoneyInput {...register('freeFrom')} />
      </Field>
      <Field
        label="Days to pay"
        hint="We cancel unpaid bank-transfer orders after that"
        error={errors.daysToPay?.message}
      >
        <NumberInput {...register('daysToPay')} />
      </Field>
    </>
  )
}

/** The fields of the shop settings. */
export function SettingsFields({
  id,
  typed,
  onSubmit,
  takesCards,
}: FormParts<TypedSettings> & { takesCards: boolean }) {
  const form = useForm<TypedSettings>({
    defaultValues: typed,
    resolver: schemaResolver(ShopSettings, { inputOf: bodyOf }),
  })
  const { register, handleSubmit, formState, watch, setValue } = form
  return (
    <form id={id} noValidate onSubmit={handleSubmit(onSubmit)} className="grid gap-4 md:grid-cols-2">
      <Amounts {...form} />
      <Countries {...form} />
      <Field
        label="Payment instructions"
        className="md:col-span-2"
        hint="One per line, such as 'Account: 4417 0098 21'. We add the order number as the reference."
        error={formState.errors.paymentInstructions?.message}
      >
        <TextArea rows={5} {...register('paymentInstructions')} />
      </Field>
      {takesCards && (
        <Switch
          label="Automatic tax"
          description="Stripe calculates it and adds it to card totals"
          checked={watch('automaticTax')}
          onChange={(automaticTax) => setValue('automaticTax', automaticTax)}
          className="md:col-span-2"
        />
      )}
    </form>
  )
}
