import type { ComponentProps } from 'react'
import { cx } from '../../lib/classes.ts'
import { controlStyle } from '../control-style.ts'

interface CellInputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  label: string
  value: string
  onType: (text: string) => void
  /** numeric, right-aligned */
  isNumber?: boolean
  /** dollars, with a fixed sign in front */
  isMoney?: boolean
}

/** An input in an edited row's cell. */
export function CellInput({ label, onType, isNumber, isMoney, className, ...rest }: CellInputProps) {
  const input = (
    <input
      type="text"
      aria-label={label}
      autoComplete="off"
      inputMode={isMoney ? 'decimal' : isNumber ? 'numeric' : undefined}
      {...rest}
      onChange={(event) => onType(event.target.value)}
      className={cx(
        controlStyle,
        'md:min-h-9 md:px-2.5 md:py-1 md:text-sm',
        (isNumber || isMoney) && 'text-right tabular-nums',
        isMoney && 'pl-6 md:pl-6',
        className,
      )}
    />
  )
  if (!isMoney) return input
  return (
    <div className="relative">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-2.5 -translate-y-1/2 text-soft"
      >
        $
      </span>
      {input}
    </div>
  )
}
