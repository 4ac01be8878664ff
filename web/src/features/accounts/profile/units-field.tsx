import { type WeightUnit, weightUnits } from '@pepwell/domain/weight'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ProfileValues } from './profile-values.ts'

const names: Record<WeightUnit, string> = { lbs: 'Pounds (lbs)', kg: 'Kilograms (kg)' }

/** In which unit weigh-ins are typed and weights shown. */
export function UnitsField() {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <Field
      label="Units"
      hint="For weigh-ins and charts. The weights on this page are typed in pounds."
      error={formState.errors.weightUnit?.message}
    >
      <Select {...register('weightUnit')}>
        {weightUnits.map((unit) => (
          <option key={unit} value={unit}>
            {names[unit]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
