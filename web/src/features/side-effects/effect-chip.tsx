import { Check } from 'lucide-react'
import type { Ref } from 'react'
import { cx } from '../../lib/classes.ts'

/** One of a group of side effects to choose from. */
export function EffectChip({
  name,
  group,
  isChosen,
  onChoose,
  ref,
}: {
  name: string
  ref?: Ref<HTMLInputElement> | undefined
  group: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label
      className={cx(
        'relative flex min-h-11 cursor-pointer items-center gap-2 rounded-full border px-4 font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
        isChosen ? 'border-accent bg-accent-soft text-accent-ink' : 'border-edge text-ink',
      )}
    >
      <input
        ref={ref}
        type="radio"
        name={group}
        className="absolute inset-0 cursor-pointer appearance-none opacity-0"
        checked={isChosen}
        onChange={onChoose}
      />
      {isChosen && <Check className="size-4" aria-hidden="true" />}
      {name}
    </label>
  )
}
