import { MOST_OF_A_DRINK, toMilliliters, type WaterUnit } from '@pepwell/domain/nutrition/water'
import { type FormEvent, useState } from 'react'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'

interface OtherAmountProps {
  unit: WaterUnit
  pending: boolean
  onAdd: (amount: number) => void
}

/** An amount's error; undefined if valid. */
function problemOf(amount: number | null, unit: WaterUnit): string | undefined {
  const isDrink = amount !== null && amount >= 0.1 && toMilliliters(amount, unit) <= MOST_OF_A_DRINK
  if (!isDrink) return 'Please enter up to 3000 mL (101 fl oz)'
  return Number(amount.toFixed(2)) === amount ? undefined : 'Amounts can have up to 2 decimals'
}

/** A drink of any size. */
export function OtherAmount({ unit, pending, onAdd }: OtherAmountProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = typedNumber(text)
    const wrong = problemOf(amount, unit)
    setProblem(wrong)
    if (!wrong && amount !== null) onAdd(amount)
  }
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex items-end gap-2">
      <Field label={`Amount (${unit})`} error={problem} className="flex-1">
        <NumberInput autoFocus value={text} onChange={({ target }) => setText(target.value)} maxLength={7} />
      </Field>
      <Button type="submit" variant="secondary" pending={pending} className={problem && 'mb-7'}>
        Add
      </Button>
    </form>
  )
}
