import { X } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type LengthKind, lengthKinds, type StepsValues } from './step-lengths.ts'

const labels: Record<LengthKind, string> = {
  weeks: 'Weeks',
  doses: 'Doses',
  from: 'Starts on a date',
  open: 'No set length',
}

/** One step: dose, and length or start date. */
export function StepFields({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { register, control, formState } = useFormContext<StepsValues>()
  const kind = useWatch({ control, name: `steps.${at}.kind` })
  const errors = formState.errors.steps?.[at]
  return (
    <fieldset className="min-w-0 rounded-2xl border border-line p-3">
      <legend className="sr-only">Step {at + 1}</legend>
      <div className="mb-2 flex items-center justify-between">
        <p aria-hidden="true" className="font-bold">
          Step {at + 1}
        </p>
        <IconButton aria-label={`Remove step ${at + 1}`} onClick={onRemove}>
          <X className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="grid grid-cols-2 gap-3 md:grid-cols-3">
        <Field label="Dose" error={errors?.dose?.message} className="max-md:col-span-2">
          <TextInput {...register(`steps.${at}.dose`)} placeholder="0.5 mg" maxLength={100} />
        </Field>
        <Field label="Length">
          <Select {...register(`steps.${at}.kind`)}>
            {lengthKinds.map((value) => (
              <option key={value} value={value}>
                {labels[value]}
              </option>
            ))}
          </Select>
        </Field>
        {(kind === 'weeks' || kind === 'doses') && (
          <Field
            label={kind === 'weeks' ? 'How many weeks' : 'How many doses'}
            error={errors?.count?.message}
          >
            <TextInput {...register(`steps.${at}.count`)} inputMode="numeric" />
          </Field>
        )}
        {kind === 'from' && (
          <Field label="First day" error={errors?.from?.message}>
            <TextInput type="date" {...register(`steps.${at}.from`)} />
          </Field>
        )}
      </div>
    </fieldset>
  )
}
