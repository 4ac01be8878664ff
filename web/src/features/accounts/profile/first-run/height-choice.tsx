import { useController, useFormContext, useWatch } from 'react-hook-form'
import { Field } from '../../../../ui/field.tsx'
import { Select } from '../../../../ui/select.tsx'
import { HeightFields } from '../height-fields.tsx'
import { centimetersText } from '../height-values.ts'
import type { ProfileValues } from '../profile-schemas.ts'
import { useUnit } from '../use-unit.ts'

const SHORTEST = 36
const TALLEST = 107

/** The list opens here while nothing is chosen: near most people's height. */
const MIDDLE = 66

const heights = Array.from({ length: TALLEST - SHORTEST + 1 }, (_, index) => SHORTEST + index)

const heightText = (inches: number): string => `${Math.floor(inches / 12)} ft ${inches % 12} in`

function InFeet() {
  const { setValue, formState } = useFormContext<ProfileValues>()
  const [feet, inches] = useWatch<ProfileValues, ['heightFeet', 'heightInches']>({
    name: ['heightFeet', 'heightInches'],
  })
  const { ref } = useController<ProfileValues, 'heightFeet'>({ name: 'heightFeet' }).field
  const { heightFeet, heightInches } = formState.errors
  const isKnown = typeof feet === 'number' && typeof inches === 'number'
  const choose = (chosen: number) => {
    const height = { heightFeet: Math.floor(chosen / 12), heightInches: chosen % 12, heightCm: null }
    const how = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('heightFeet', height.heightFeet, how)
    setValue('heightInches', height.heightInches, how)
    setValue('heightCm', centimetersText(height), how)
  }
  return (
    <Field label="Height" error={heightFeet?.message ?? heightInches?.message}>
      <Select
        ref={ref}
        value={isKnown ? feet * 12 + inches : ''}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {heights.map((height) => [
          height === MIDDLE && !isKnown && (
            <option key="none" value="" disabled>
              Select height
            </option>
          ),
          <option key={height} value={height}>
            {heightText(height)}
          </option>,
        ])}
      </Select>
    </Field>
  )
}

/** How tall someone is: feet and inches from one list, centimeters as typed. */
export const HeightChoice = () => (useUnit() === 'kg' ? <HeightFields /> : <InFeet />)
