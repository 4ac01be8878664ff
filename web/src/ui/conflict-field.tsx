import { Check } from 'lucide-react'
import { useId } from 'react'

/** Which version a field keeps. */
export type Side = 'theirs' | 'yours'

/** A field with two versions; empty is ''. */
export interface ConflictField {
  name: string
  label: string
  /** the value before both edits */
  was: string
  theirs: string
  yours: string
}

const choice =
  'relative flex min-h-11 min-w-0 cursor-pointer items-center justify-between gap-2 rounded-xl border border-line bg-surface px-3.5 py-2 ' +
  'text-soft hover:bg-sunken has-checked:border-accent has-checked:bg-accent-soft has-checked:font-semibold has-checked:text-accent-ink ' +
  'has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

interface ConflictFieldChoiceProps {
  field: ConflictField
  /** who saved meanwhile: 'Jonas' */
  them: string
  chosen: Side | undefined
  missing: boolean
  onChoose: (side: Side) => void
}

/** One conflicting field: the original and the two versions. */
export function ConflictFieldChoice({ field, them, chosen, missing, onChoose }: ConflictFieldChoiceProps) {
  const name = useId()
  const sides = [
    ['theirs', `Saved by ${them}`],
    ['yours', 'Yours'],
  ] as const
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-describedby={`${name}-was`}
      className="grid min-w-0 gap-x-3 gap-y-2 border-t border-line py-2.5 md:grid-cols-[8rem_1fr_1fr] md:border-0"
    >
      <div className="min-w-0 md:py-1">
        <p id={`${name}-label`} className="font-semibold">
          {field.label}
        </p>
        <p id={`${name}-was`} className="text-sm text-soft">
          was {field.was || 'empty'}
        </p>
        {missing && <p className="text-sm font-semibold text-danger-ink">Please choose</p>}
      </div>
      {sides.map(([side, whose]) => (
        <label key={side} className={choice}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          <span className="min-w-0">
            <span className="block text-xs font-normal text-soft md:sr-only">{whose}</span>{' '}
            {field[side] || 'empty'}
          </span>
          {chosen === side && <Check className="size-5 shrink-0" aria-hidden="true" />}
        </label>
      ))}
    </div>
  )
}
