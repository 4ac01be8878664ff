import { addressForms, type ShippingCountry, shippingCountries } from '@pepwell/domain/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { problemText } from '../../../lib/refusal-text.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { Switch } from '../../../ui/switch.tsx'
import { NumberInput, TextArea } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { type ShopSettings, shopSettingsQuery, useChangeSettings } from './orders-admin.api.ts'

type Stored = ShopSettings & { version: number; takesCards: boolean }

/** Settings as fields hold them. */
interface Typed {
  shippingFee: string
  freeFrom: string
  countries: readonly ShippingCountry[]
  paymentInstructions: string
  daysToPay: string
  automaticTax: boolean
}

const typedOf = (stored: Stored): Typed => ({
  ...stored,
  shippingFee: stored.shippingFee.toFixed(2),
  freeFrom: stored.freeFrom?.toFixed(2) ?? '',
  daysToPay: String(stored.daysToPay),
})

/** What was typed as the call takes it; what is no number is refused there, with its sentence. */
const bodyOf = (typed: Typed, version: number) => ({
  shippingFee: Number(typed.shippingFee.trim() || Number.NaN),
  freeFrom: typed.freeFrom.trim() === '' ? null : Number(typed.freeFrom),
  countries: [...typed.countries],
  paymentInstructions: typed.paymentInstructions,
  daysToPay: Number(typed.daysToPay),
  automaticTax: typed.automaticTax,
  version,
})

interface FieldsProps {
  typed: Typed
  onChange: (change: Partial<Typed>) => void
  takesCards: boolean
}

function Countries({ typed, onChange }: Omit<FieldsProps, 'takesCards'>) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">Orders are sent to</legend>
      {shippingCountries.map((country) => (
        <label key={country} className="flex min-h-11 items-center gap-3 md:min-h-8">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={typed.countries.includes(country)}
            onChange={({ target }) =>
              onChange({
                countries: shippingCountries.filter((one) =>
                  one === country ? target.checked : typed.countries.includes(one),
                ),
              })
            }
          />
          {addressForms[country].name}
        </label>
      ))}
    </fieldset>
  )
}

function Fields({ typed, onChange, takesCards }: FieldsProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label="Shipping fee ($)">
        <NumberInput
          value={typed.shippingFee}
          onChange={({ target }) => onChange({ shippingFee: target.value })}
        />
      </Field>
      <Field label="Free from ($)" optional>
        <NumberInput value={typed.freeFrom} onChange={({ target }) => onChange({ freeFrom: target.value })} />
      </Field>
      <Field label="Days to pay" hint="Then an order by bank transfer is cancelled">
        <NumberInput
          value={typed.daysToPay}
          onChange={({ target }) => onChange({ daysToPay: target.value })}
        />
      </Field>
      <Countries typed={typed} onChange={onChange} />
      <Field
        label="Payment instructions"
        className="md:col-span-2"
        hint="A line each, as in 'Account: 4417 0098 21'. The order's number is added as the reference."
      >
        <TextArea
          rows={5}
          value={typed.paymentInstructions}
          onChange={({ target }) => onChange({ paymentInstructions: target.value })}
        />
      </Field>
      {takesCards && (
        <Switch
          label="Automatic tax"
          description="Stripe reckons it and adds it to the total of cards"
          checked={typed.automaticTax}
          onChange={(automaticTax) => onChange({ automaticTax })}
          className="md:col-span-2"
        />
      )}
    </div>
  )
}

function Form({ stored, onClose }: { stored: Stored; onClose: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(stored))
  const { mutate, isPending, error } = useChangeSettings({
    onSuccess: () => {
      toast({ title: 'Success', description: 'Shop settings saved' })
      onClose()
    },
  })
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Shop settings"
      description="They count for orders to come; what was bought stays as it is."
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: isPending }}
      problem={problemText(error, 'Failed to save the shop settings')}
    >
      {(id) => (
        <form
          id={id}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            mutate({ body: bodyOf(typed, stored.version) })
          }}
        >
          <Fields
            typed={typed}
            onChange={(change) => setTyped((before) => ({ ...before, ...change }))}
            takesCards={stored.takesCards}
          />
        </form>
      )}
    </FormDialog>
  )
}

/** What operators decide for every order to come. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(shopSettingsQuery)
  if (data) return <Form stored={data} onClose={onClose} />
  return (
    <FormDialog
      open
      onOpenChange={(open) => open || onClose()}
      title="Shop settings"
      submit={{ label: 'Save', pendingLabel: 'Saving...', pending: false, disabled: true }}
    >
      {() =>
        error ? (
          <ErrorState
            title="The shop settings could not be loaded"
            error={error}
            onRetry={() => refetch()}
            retrying={isFetching}
          />
        ) : (
          <Skeleton className="h-80" />
        )
      }
    </FormDialog>
  )
}
