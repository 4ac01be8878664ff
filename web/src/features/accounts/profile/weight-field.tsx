import { inUnit, toPounds } from '@pepwell/domain/weight'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { MeasureInput } from './measure-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { useUnit } from './use-unit.ts'

const labels = { weight: 'Weight', goalWeight: 'Goal weight' }

/** A weight in the unit of the form, which holds pounds. */
export function WeightField({ name }: { name: keyof typeof labels }) {
  const { formState } = useFormContext<ProfileValues>()
  const unit = useUnit()
  return (
    <Field label={`${labels[name]} (${unit})`} error={formState.errors[name]?.message}>
      <MeasureInput
        name={name}
        held={(typed) => toPounds(typed, unit)}
        shown={(pounds) => inUnit(pounds, unit)}
      />
    </Field>
  )
}
