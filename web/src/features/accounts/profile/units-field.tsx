import { weightUnits } from '@pepwell/domain/weight/weight'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { unitNames } from './profile-values.ts'

/** The units for heights and weights. */
export function UnitsField() {
  const { register, formState } = useFormContext<ProfileValues>()
  return (
    <Field label="Units" error={formState.errors.weightUnit?.message}>
      <Select {...register('weightUnit')}>
        {weightUnits.map((unit) => (
          <option key={unit} value={unit}>
            {unitNames[unit]}
          </option>
        ))}
      </Select>
    </Field>
  )
}
