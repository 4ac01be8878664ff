import type { ComponentProps } from 'react'
import { cx } from '../lib/classes.ts'
import { NumberInput } from './text-input.tsx'

/** An amount in dollars, right-aligned, with a fixed dollar sign. */
export const MoneyInput = ({ className, ...rest }: ComponentProps<typeof NumberInput>) => (
  <div className="relative">
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-soft"
    >
      $
    </span>
    <NumberInput placeholder="0.00" {...rest} className={cx('pl-8 text-right', className)} />
  </div>
)
