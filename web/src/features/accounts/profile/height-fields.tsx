import { feetAndInches } from '@pepwell/domain/weight/heights'
import { useFormContext } from 'react-hook-form'
import { Field } from '../../../ui/field.tsx'
import { centimetersText } from './height-values.ts'
import { MeasureInput } from './measure-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'
import { useUnit } from './use-unit.ts'

const dirty = { shouldDirty: true }

function InCentimeters() {
  const { setValue, formState } = useFormContext<ProfileValues>()
  const follow = (cm: number | null) => {
    const height = cm ? feetAndInches(cm) : { heightFeet: null, heightInches: null }
    setValue('heightFeet', height.heightFeet, dirty)
    setValue('heightInches', height.heightInches, dirty)
  }
  return (
    <Field label="Height (cm)" error={formState.errors.heightCm?.message}>
      <MeasureInput name="heightCm" onTyped={follow} />
    </Field>
  )
}

function InFeet() {
  const { setValue, getValues, formState } = useFormContext<ProfileValues>()
  const { heightFeet, heightInches } = formState.errors
  const follow = () => {
    const [feet = null, inches = null] = getValues(['heightFeet', 'heightInches'])
    const height = { heightFeet: feet, heightInches: inches, heightCm: null }
    setValue('heightCm', centimetersText(height), dirty)
  }
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-5">
      <Field label="Height (ft)" error={heightFeet?.message}>
        <MeasureInput name="heightFeet" inputMode="numeric" onTyped={follow} />
      </Field>
      <Field label="Height (in)" error={heightInches?.message}>
        <MeasureInput name="heightInches" inputMode="numeric" onTyped={follow} />
      </Field>
    </div>
  )
}

/** Height in the chosen unit; keeps the other unit in sync. */
export const HeightFields = () => (useUnit() === 'kg' ? <InCentimeters /> : <InFeet />)
