import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'

interface FilterKeyProps {
  pressed: boolean
  onPress: (pressed: boolean) => void
  /** number of matches */
  count: number
  children: ReactNode
}

/** A quick filter in a table's toolbar, with its row count. */
export const FilterKey = ({ pressed, onPress, count, children }: FilterKeyProps) => (
  <button
    type="button"
    aria-pressed={pressed}
    onClick={() => onPress(!pressed)}
    className={cx(
      'inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-semibold whitespace-nowrap transition-colors duration-100 md:min-h-9',
      pressed ? 'border-accent bg-accent-soft text-accent-ink' : 'border-line hover:bg-sunken',
    )}
  >
    {children}
    <span className="font-normal text-soft tabular-nums">{count}</span>
  </button>
)
