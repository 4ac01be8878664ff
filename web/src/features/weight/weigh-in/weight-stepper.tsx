import type { WeightUnit } from '@pepwell/domain/weight/weight'
import { Minus, Plus } from 'lucide-react'
import { useFormContext } from 'react-hook-form'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'

/** One press of a button, in tenths of the unit. */
const tenths = { lbs: 2, kg: 1 } as const

interface WeightStepperProps {
  unit: Exclude<WeightUnit, 'st'>
  /** the last weight, which the field starts with */
  startsAt: string | undefined
}

/** The weight in large figures between − and +. Typing replaces what it started with. */
export function WeightStepper({ unit, startsAt }: WeightStepperProps) {
  const { register, getValues, setValue } = useFormContext<{ weight: number }>()
  const step = (direction: 1 | -1) => {
    const weight = Number(getValues('weight')) || Number(startsAt) || 0
    const next = Math.max(0, Math.round(weight * 10) + direction * tenths[unit]) / 10
    setValue('weight', next, { shouldDirty: true, shouldValidate: true })
  }
  return (
    <div className="flex items-center gap-2">
      <IconButton aria-label="Less" className="shrink-0 bg-sunken" onClick={() => step(-1)}>
        <Minus className="size-5" aria-hidden="true" />
      </IconButton>
      <NumberInput
        {...register('weight', { setValueAs: typedNumber })}
        placeholder={startsAt ?? '0.0'}
        step="0.1"
        className="min-h-14 text-center text-3xl font-bold tracking-tight tabular-nums"
        onClick={({ currentTarget }) => currentTarget.value === startsAt && currentTarget.select()}
      />
      <IconButton aria-label="More" className="shrink-0 bg-sunken" onClick={() => step(1)}>
        <Plus className="size-5" aria-hidden="true" />
      </IconButton>
    </div>
  )
}
