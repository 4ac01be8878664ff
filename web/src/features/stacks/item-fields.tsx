import { frequencies } from '@pepwell/domain/schedules/frequencies'
import { X } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { useTypedDose } from '../../lib/forms/typed-dose.ts'
import { AmountInput } from '../../ui/amount-input.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { Field } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { DragHandle } from '../../ui/table/dragging.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { StackVial } from './shelf.tsx'
import type { StackValues } from './stack-values.ts'
import type { StackItem } from './stacks.api.ts'

function DoseField({ at }: { at: number }) {
  const { field, fieldState } = useController<StackValues, `items.${number}.dose`>({
    name: `items.${at}.dose`,
  })
  const { onLeave, ...dose } = useTypedDose(field.value, field.onChange)
  const leave = () => {
    onLeave()
    field.onBlur()
  }
  return (
    <Field label="Dose" optional error={fieldState.error?.message}>
      <AmountInput {...dose} ref={field.ref} onLeave={leave} />
    </Field>
  )
}

interface ItemFieldsProps {
  /** index in the form, from 0 */
  at: number
  peptide: StackItem['peptide']
  hue: number
  /** '5 mg vial' */
  strength?: string
  onRemove: () => void
}

/** One peptide of a stack: dose, frequency and notes. Its handle reorders it. */
export function ItemFields({ at, peptide, hue, strength, onRemove }: ItemFieldsProps) {
  const { register, formState } = useFormContext<StackValues>()
  const errors = formState.errors.items?.[at]
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{peptide.name}</legend>
      <div className="mb-3 flex items-center gap-2">
        <DragHandle name={peptide.name} tip="Drag to move it up or down" />
        <StackVial name={peptide.name} hue={hue} className="h-11" />
        <p aria-hidden="true" className="min-w-0 flex-1 font-bold wrap-anywhere">
          {peptide.name} {strength && <span className="inline-block font-normal text-soft">{strength}</span>}
        </p>
        <IconButton aria-label={`Remove ${peptide.name}`} onClick={onRemove}>
          <X className="size-5" />
        </IconButton>
      </div>
      <div className="grid gap-4 md:grid-cols-[3fr_2fr]">
        <DoseField at={at} />
        <Field label="Frequency" optional error={errors?.frequency?.message}>
          <Combobox
            {...register(`items.${at}.frequency`)}
            options={frequencies}
            placeholder="Weekly, Mon/Wed/Fri…"
          />
        </Field>
        <Field label="Notes" optional error={errors?.notes?.message} className="md:col-span-2">
          <TextInput {...register(`items.${at}.notes`)} maxLength={500} />
        </Field>
      </div>
    </fieldset>
  )
}
