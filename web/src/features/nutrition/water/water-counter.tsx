import { shareOfTarget } from '@pepwell/domain/nutrition/nutrition'
import {
  glassIn,
  inWaterUnit,
  MAX_DRINK_ML,
  toMilliliters,
  type WaterUnit,
  waterText,
} from '@pepwell/domain/nutrition/water'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { GlassWater, Plus, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WithdrawButton } from '../../../ui/queued-list.tsx'
import { QueuedNote } from '../../../ui/queued-note.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'
import { useDrinks } from './use-drinks.ts'

interface OtherAmountProps {
  unit: WaterUnit
  pending: boolean
  onAdd: (amount: number) => void
}

/** An amount's error; undefined if valid. */
function problemOf(amount: number | null, unit: WaterUnit): string | undefined {
  const isDrink = amount !== null && amount >= 0.1 && toMilliliters(amount, unit) <= MAX_DRINK_ML
  if (!isDrink) return 'Please enter up to 3000 mL (101 fl oz)'
  return Number(amount.toFixed(2)) === amount ? undefined : 'Amounts can have up to 2 decimals'
}

/** A drink of any size. */
function OtherAmount({ unit, pending, onAdd }: OtherAmountProps) {
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

interface WaterCounterProps {
  day: CalendarDay
  unit: WaterUnit
  target: number
  className?: string
}

function Level({ total, target }: { total: number; target: number }) {
  const { percent } = shareOfTarget(total, target)
  return (
    <span aria-hidden="true" className="mt-2 block h-1.5 overflow-hidden rounded-full bg-line">
      <span
        className="block h-full rounded-full bg-cyan-600 dark:bg-cyan-400"
        style={{ width: `${Math.min(percent, 100)}%` }}
      />
    </span>
  )
}

/** A day's water against the target: one tap per glass, custom amounts and undo. */
export function WaterCounter({ day, unit, target, className }: WaterCounterProps) {
  const { drinks, total, shownTotal, latest, add, undo, lastWaiting, pending } = useDrinks(day, unit)
  const [other, setOther] = useState(false)
  const aim = waterText(Math.round(inWaterUnit(target, unit)), unit)
  return (
    <section aria-label="Water" className={className}>
      <div className="flex items-center gap-3">
        <GlassWater className="size-5 shrink-0 text-accent-ink" aria-hidden="true" />
        <h3 className="flex-1 text-base font-bold">Water</h3>
        <p aria-live="polite" className="text-sm tabular-nums">
          {`${shownTotal} of ${aim}`}
        </p>
      </div>
      <Level total={total ?? 0} target={target} />
      {lastWaiting && (
        <div className="mt-2 flex min-h-8 items-center justify-between gap-3">
          <QueuedNote />
          <WithdrawButton write={lastWaiting} name={`${latest} of water`} />
        </div>
      )}
      {drinks.isError && (
        <p role="alert" className="mt-2 text-sm text-danger-ink">
          We couldn’t load your drinks.{' '}
          <button type="button" className="font-semibold underline" onClick={() => drinks.refetch()}>
            Try again
          </button>
        </p>
      )}
      <div className="mt-3 flex items-center gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="flex-1 whitespace-nowrap"
          pending={pending}
          onClick={() => add(glassIn[unit])}
        >
          <Plus className="size-4" aria-hidden="true" />
          {waterText(glassIn[unit], unit)}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="flex-1 whitespace-nowrap"
          aria-expanded={other}
          onClick={() => setOther(!other)}
        >
          Other amount
        </Button>
        <IconButton
          aria-label={latest ? `Undo ${latest}` : 'Nothing to undo'}
          disabled={!latest || pending}
          onClick={undo}
        >
          <Undo2 className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      {other && (
        <OtherAmount unit={unit} pending={pending} onAdd={(amount) => add(amount, () => setOther(false))} />
      )}
    </section>
  )
}
