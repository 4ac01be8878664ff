import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberInput, TextInput } from '../../ui/text-input.tsx'
import type { VialValues } from './vial-values.ts'

const MOST = 5
const UNITS = ['mg', 'mcg', 'IU'] as const

function Component({ at, onRemove }: { at: number; onRemove: () => void }) {
  const { register, formState } = useFormContext<VialValues>()
  const errors = formState.errors.components?.[at]
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_4.5rem_5.5rem_auto] items-start gap-2">
      <Field label={`Substance ${at + 1}`} error={errors?.name?.message}>
        <TextInput {...register(`components.${at}.name`)} maxLength={100} autoComplete="off" />
      </Field>
      <Field label="Amount" error={errors?.amount?.message}>
        <NumberInput {...register(`components.${at}.amount`, { setValueAs: typedNumber })} />
      </Field>
      <Field label="Unit" error={errors?.unit?.message}>
        <Select {...register(`components.${at}.unit`)}>
          {UNITS.map((unit) => (
            <option key={unit}>{unit}</option>
          ))}
        </Select>
      </Field>
      <IconButton aria-label={`Remove substance ${at + 1}`} className="mt-7" onClick={onRemove}>
        <Trash2 className="size-5" aria-hidden="true" />
      </IconButton>
    </li>
  )
}

/** A blend's ingredients from its label. */
export function BlendFields() {
  const { control } = useFormContext<VialValues>()
  const { fields, append, remove } = useFieldArray({ control, name: 'components' })
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-1.5 font-semibold">Blend</legend>
      {fields.length > 0 && (
        <ol className="flex flex-col gap-3">
          {fields.map((field, index) => (
            <Component key={field.id} at={index} onRemove={() => remove(index)} />
          ))}
        </ol>
      )}
      {fields.length < MOST && (
        <Button
          variant="secondary"
          className="self-start"
          onClick={() => append({ name: '', amount: null as unknown as number, unit: 'mg' })}
        >
          <Plus className="size-4" aria-hidden="true" />
          Add a substance
        </Button>
      )}
    </fieldset>
  )
}
