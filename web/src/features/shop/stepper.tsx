import { MAX_LINE_QUANTITY } from '@pepwell/domain/shop/cart-quantities'
import { Minus, Plus } from 'lucide-react'
import { cx } from '../../lib/classes.ts'

interface StepperProps {
  /** the counted product: 'BPC-157' */
  name: string
  value: number
  onChange: (value: number) => void
  /** 0 if the last one can be removed */
  min?: 0 | 1
  className?: string
}

const button =
  'grid h-full w-11 shrink-0 place-items-center rounded-xl text-soft hover:bg-sunken hover:text-ink disabled:opacity-40'

export function Stepper({ name, value, onChange, min = 1, className }: StepperProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in a row everywhere
    <div
      role="group"
      aria-label={`Quantity of ${name}`}
      className={cx(
        'flex h-11 shrink-0 items-center rounded-xl border border-edge/60 bg-surface font-bold tabular-nums',
        className,
      )}
    >
      <button
        type="button"
        className={button}
        aria-label={`One less of ${name}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <Minus className="size-4" aria-hidden="true" />
      </button>
      <output aria-live="polite" className="min-w-6 flex-1 text-center">
        {value}
      </output>
      <button
        type="button"
        className={button}
        aria-label={`One more of ${name}`}
        disabled={value >= MAX_LINE_QUANTITY}
        onClick={() => onChange(value + 1)}
      >
        <Plus className="size-4" aria-hidden="true" />
      </button>
    </div>
  )
}
