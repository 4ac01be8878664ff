import { type ComponentProps, useState } from 'react'
import { useController } from 'react-hook-form'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { NumberInput } from '../../../ui/text-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'

interface MeasureInputProps extends Pick<ComponentProps<'input'>, 'inputMode'> {
  name: 'heightFeet' | 'heightInches' | 'heightCm' | 'weight' | 'goalWeight'
  /** the form value of a typed number, and what the field shows for it */
  held?: (typed: number) => number
  shown?: (held: number) => number
  /** the number, for calculations; NaN if the text isn't a number */
  onTyped?: (held: number | null) => void
}

const asItIs = (number: number): number => number

/** A number input whose form value may use another unit. It keeps showing what was typed. */
export function MeasureInput({ name, held = asItIs, shown = asItIs, onTyped, inputMode }: MeasureInputProps) {
  const { field } = useController<ProfileValues, typeof name>({ name })
  const [typed, setTyped] = useState('')
  const value = field.value ?? null
  const read = (text: string): number | null => {
    const number = typedNumber(text)
    return number === null ? null : held(number)
  }
  const fromForm = value === null || Number.isNaN(value) ? '' : String(shown(value))
  return (
    <NumberInput
      {...field}
      inputMode={inputMode}
      value={Object.is(read(typed), value) ? typed : fromForm}
      onChange={({ target }) => {
        const number = read(target.value)
        setTyped(target.value)
        field.onChange(number)
        onTyped?.(number)
      }}
    />
  )
}
