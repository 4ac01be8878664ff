import type { Supplement } from '@pepwell/contract/vitamins/supplements'
import { amountText, stepQuantity, supplementUnits } from '@pepwell/domain/vitamins/supplements'
import type { KeyboardEvent } from 'react'
import { useFormContext } from 'react-hook-form'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'
import type { Familiar } from './suggestions.ts'
import type { SupplementValues } from './supplement-values.ts'

const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1 }

interface AmountFieldsProps {
  last?: Familiar
  known?: Supplement
}

function hintOf({ last, known }: AmountFieldsProps): string {
  if (last) return `Last time: ${amountText(last)}`
  if (!known) return 'How much you took'
  return `Usual: ${amountText({ quantity: known.dosageAmount, unit: known.dosageUnit })} a day`
}

/** The amount: typed or stepped by 0.1 with the arrow keys, with its unit. */
export function AmountFields(props: AmountFieldsProps) {
  const { register, getValues, setValue, formState } = useFormContext<SupplementValues>()
  const { quantity, unit } = formState.errors
  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key]
    if (by === undefined) return
    event.preventDefault()
    const typed = typedNumber(getValues('quantity'))
    setValue('quantity', stepQuantity(Number.isFinite(typed) ? Number(typed) : 0, by), { shouldDirty: true })
  }
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Quantity" hint={hintOf(props)} error={quantity?.message}>
        <NumberInput
          {...register('quantity', { setValueAs: typedNumber })}
          onKeyDown={onKeyDown}
          step="0.1"
          placeholder="0.0"
        />
      </Field>
      <Field label="Unit" hint="As on the label" error={unit?.message}>
        <Select {...register('unit')} placeholder="Choose">
          {supplementUnits.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  )
}
