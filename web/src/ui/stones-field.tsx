import { type ReactNode, type Ref, useState } from 'react'
import { poundsTyped, stonesText, type TypedStones } from '../lib/forms/typed-stones.ts'
import { Field } from './field.tsx'
import { NumberInput } from './text-input.tsx'

interface StonesFieldProps {
  /** label: 'Weight' */
  label: string
  hint?: ReactNode
  error?: string
  optional?: boolean
  /** pounds; NaN if invalid */
  value: number | null | undefined
  onChange: (pounds: number | null) => void
  onBlur?: () => void
  /** the stones field, for focus on an error */
  ref?: Ref<HTMLInputElement>
}

/** A weight in stones and pounds as two fields. Input keeps its form. */
export function StonesField(props: StonesFieldProps) {
  const { label, hint, error, optional, value = null, onChange, onBlur, ref } = props
  const [typed, setTyped] = useState<TypedStones>({ stones: '', pounds: '' })
  const shown = Object.is(poundsTyped(typed), value) ? typed : stonesText(value)
  const type = (part: Partial<TypedStones>) => {
    const next = { ...shown, ...part }
    setTyped(next)
    onChange(poundsTyped(next))
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3">
      <Field label={`${label} (st)`} hint={hint} error={error} optional={optional}>
        <NumberInput
          ref={ref}
          inputMode="numeric"
          value={shown.stones}
          onChange={({ target }) => type({ stones: target.value })}
          onBlur={onBlur}
        />
      </Field>
      <Field label={`${label} (lb)`} hint={hint && '\u00a0'} optional={optional}>
        <NumberInput
          value={shown.pounds}
          onChange={({ target }) => type({ pounds: target.value })}
          onBlur={onBlur}
        />
      </Field>
    </div>
  )
}
