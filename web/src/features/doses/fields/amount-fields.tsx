import type { DoseLog } from '@pepwell/contract/doses'
import { useFormContext } from 'react-hook-form'
import { typedNumber } from '../../../lib/typed-number.ts'
import { Field } from '../../../ui/field.tsx'
import { NumberInput, TextInput } from '../../../ui/text-input.tsx'
import type { DoseValues } from '../dose-form.ts'

/** How much, in the person's own words and unit. */
export function DoseField({ last }: { last?: DoseLog }) {
  const { register, formState } = useFormContext<DoseValues>()
  return (
    <Field
      label="Dose"
      hint={last ? `Last time: ${last.dose}` : 'Amount and unit'}
      error={formState.errors.dose?.message}
    >
      <TextInput {...register('dose')} autoComplete="off" />
    </Field>
  )
}

/** What was drawn into the syringe. */
export function VolumeField({ last }: { last?: DoseLog }) {
  const { register, formState } = useFormContext<DoseValues>()
  return (
    <Field
      label="Volume (mL)"
      optional
      hint={last?.volume ? `Last time: ${last.volume} mL` : 'As drawn up'}
      error={formState.errors.volume?.message}
    >
      <NumberInput {...register('volume', { setValueAs: typedNumber })} placeholder="0.000" step="0.001" />
    </Field>
  )
}

/** Dose and volume beside each other, each with last time's. */
export function AmountFields({ last }: { last?: DoseLog }) {
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-5">
      <div className="flex-1 basis-36">
        <DoseField last={last} />
      </div>
      <div className="flex-1 basis-36">
        <VolumeField last={last} />
      </div>
    </div>
  )
}
