import { type ComponentProps, useState } from 'react'
import { useController } from 'react-hook-form'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { NumberInput } from '../../../ui/text-input.tsx'
import type { ProfileValues } from './profile-schemas.ts'

interface MeasureInputProps extends Pick<ComponentProps<'input'>, 'inputMode'> {
  name: 'heightFeet' | 'heightInches' | 'heightCm' | 'weight' | 'goalWeight'
  /** what the form holds of a number as it is typed, and what is shown of that */
  held?: (typed: number) => number
  shown?: (held: number) => number
  /** for what follows from it; not a number where something else was typed */
  onTyped?: (held: number | null) => void
}

const asItIs = (number: number): number => number

/** A number that the form may hold in another unit. While it is what was typed, it stands there as it was typed. */
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
