import type { Vial } from '@pepwell/contract/vials/vials'
import { Minus, Plus } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { typedNumber } from '../../lib/forms/typed-number.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormProblem } from '../../ui/form-problem.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Select } from '../../ui/select.tsx'
import { NumberInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast-store.ts'
import { figureText } from './vial-words.ts'
import { useAddMovement } from './vials.api.ts'

const REASONS = [
  { label: 'Spilled', kind: 'spill' },
  { label: 'Air bubble', kind: 'priming' },
  { label: 'Left in needle', kind: 'priming' },
  { label: 'Drew too much', kind: 'correction' },
  { label: 'Counted again', kind: 'correction' },
] as const

const MILLION = 1_000_000
const rounded = (value: number) => Math.round(value * MILLION) / MILLION

/** Counted and typed amounts, and their difference. */
function useCount(vial: Vial) {
  const isLiquid = vial.left.volumeMl !== null
  const before = vial.left.volumeMl ?? vial.left.amount
  const [typed, setTyped] = useState(String(before))
  const left = typedNumber(typed)
  const isKnown = left !== null && Number.isFinite(left)
  return {
    before,
    unit: isLiquid ? ('mL' as const) : vial.unit,
    step: isLiquid ? 0.01 : 1,
    typed,
    setTyped,
    /** the difference; negative if more is left than counted */
    change: isKnown ? rounded(before - left) : 0,
    move: (more: number) => setTyped(String(rounded((isKnown ? left : before) + more))),
  }
}

/** Corrects a vial's remaining amount, with a reason. */
export function CorrectForm({ vial, onDone }: { vial: Vial; onDone: () => void }) {
  const { before, unit, step, typed, setTyped, change, move } = useCount(vial)
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const { store, isPending, error } = useAddMovement({
    onSuccess: () => {
      toast({ title: 'Saved. Your logged doses stay the same.' })
      onDone()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const chosen = REASONS.find(({ label }) => label === reason)
    if (!chosen || change === 0) return
    // More than counted is always a correction.
    const kind = change > 0 ? chosen.kind : 'correction'
    store({ kind, amount: change, unit, note: chosen.label }, { params: { id: vial.id } })
  }
  return (
    <form
      onSubmit={submit}
      noValidate
      aria-label="Correct remaining amount"
      className="flex flex-col gap-4 rounded-2xl bg-sunken p-4"
    >
      <div className="flex items-end gap-2">
        <IconButton aria-label={`${step} ${unit} less`} onClick={() => move(-step)}>
          <Minus className="size-5" aria-hidden="true" />
        </IconButton>
        <Field
          className="flex-1"
          label={`Left (${unit})`}
          error={tried && change === 0 ? 'Enter the remaining amount' : undefined}
        >
          <NumberInput
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className="text-center"
          />
        </Field>
        <IconButton aria-label={`${step} ${unit} more`} onClick={() => move(step)}>
          <Plus className="size-5" aria-hidden="true" />
        </IconButton>
      </div>
      <p role="status" className="text-center text-soft tabular-nums">
        Was {figureText(before)} {unit}
        {change !== 0 && ` · change ${change > 0 ? '−' : '+'}${figureText(Math.abs(change))} ${unit}`}
      </p>
      <Field label="What happened?" error={tried && reason === '' ? 'Choose what happened' : undefined}>
        <Select value={reason} onChange={({ target }) => setReason(target.value)} placeholder="Choose">
          {REASONS.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
      </Field>
      <FormProblem text={problemText(error, 'Failed to save the correction. Please try again.')} />
      <div className="flex gap-3">
        <Button variant="secondary" className="flex-1" onClick={onDone}>
          Cancel
        </Button>
        <Button
          type="submit"
          className="flex-2 whitespace-nowrap"
          pending={isPending}
          pendingLabel="Saving..."
        >
          Save correction
        </Button>
      </div>
    </form>
  )
}
