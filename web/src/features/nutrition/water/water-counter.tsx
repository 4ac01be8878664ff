import type { CallInput } from '@pepwell/contract/declared'
import { logWater } from '@pepwell/contract/nutrition/water.calls'
import { shareOfTarget } from '@pepwell/domain/nutrition/nutrition'
import {
  glassIn,
  inWaterUnit,
  MAX_DRINK_ML,
  toMilliliters,
  type WaterUnit,
  waterText,
} from '@pepwell/domain/nutrition/water'
import { numberText } from '@pepwell/domain/text/number-text'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { GlassWater, Plus, Undo2 } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { reasonText } from '../../../lib/api/refusal-text.ts'
import { typedNumber } from '../../../lib/forms/typed-number.ts'
import { outboxActions, type PendingWrite, usePendingWrites } from '../../../lib/offline/pending-writes.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { WithdrawButton } from '../../../ui/queued-list.tsx'
import { QueuedNote } from '../../../ui/queued-note.tsx'
import { NumberInput } from '../../../ui/text-input.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { useLogWater, useRemoveWaterLog, waterQuery } from '../nutrition.api.ts'

const showFailure = (title: string) => (error: unknown) => {
  toast({ title, description: reasonText(error), variant: 'destructive' })
}

type Drink = Required<Pick<CallInput<typeof logWater>['body'], 'amount' | 'unit' | 'logDate'>>

/** A queued drink as a list row, with defaults the server would fill in. */
const bodyOf = ({ body }: PendingWrite) => body as unknown as Drink

const sumOf = (milliliters: readonly number[]) => milliliters.reduce((sum, one) => sum + one, 0)

/** Drinks queued for a day, without rejected ones. */
const useQueuedDrinks = (day: CalendarDay) =>
  usePendingWrites(logWater).filter((write) => write.problem === undefined && bodyOf(write).logDate === day)

/** A day's drinks, with actions to log one and undo the last. */
function useDrinks(day: CalendarDay, unit: WaterUnit) {
  const drinks = useQuery(waterQuery(day))
  const logging = useLogWater({ onError: showFailure('Failed to log water') })
  const undoing = useRemoveWaterLog({ onError: showFailure('Failed to undo') })
  const queued = useQueuedDrinks(day)
  // A write in flight may have arrived; it can be undone only once that is known.
  const last = queued.findLast(({ mayHaveArrived }) => !mayHaveArrived)
  const latest = last ? bodyOf(last) : drinks.data?.[0]
  const unsent = sumOf(queued.map(bodyOf).map((drink) => toMilliliters(drink.amount, drink.unit)))
  const total = drinks.data && sumOf(drinks.data.map(({ milliliters }) => milliliters)) + unsent
  const undo = () => {
    const stored = drinks.data?.[0]
    if (last) void outboxActions()?.change(last.place, undefined)
    else if (stored) undoing.mutate({ params: { id: stored.id } })
  }
  return {
    drinks,
    /** mL; undefined while loading */
    total,
    /** the last drink as typed; undo removes it */
    latest: latest && waterText(latest.amount, latest.unit),
    add: (amount: number, onLogged?: () => void) =>
      logging.store({ amount, unit, logDate: day }, { onSuccess: onLogged }),
    undo,
    /** the last queued write; undefined if none */
    lastWaiting: queued.at(-1),
    pending: logging.isPending || undoing.isPending,
    shownTotal: total === undefined ? '—' : numberText(inWaterUnit(total, unit)),
  }
}

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
