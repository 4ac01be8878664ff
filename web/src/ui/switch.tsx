import { type ReactNode, useId } from 'react'
import { cx } from '../lib/classes.ts'

interface SwitchProps {
  label: string
  /** what the switch does, or why it is disabled */
  description?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  /** disabled but focusable, so a press can explain why */
  disabled?: boolean
  className?: string
}

const track =
  'relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-full bg-edge transition-colors duration-100 ' +
  'checked:bg-accent aria-disabled:cursor-not-allowed aria-disabled:opacity-50 ' +
  // The touch target.
  'after:absolute after:-inset-2 ' +
  'before:absolute before:top-1 before:left-1 before:size-5 before:rounded-full before:bg-surface ' +
  'before:transition-transform before:duration-100 checked:before:translate-x-5'

/** An immediate on/off setting. */
export function Switch({ label, description, checked, onChange, disabled, className }: SwitchProps) {
  const id = useId()
  return (
    <div className={cx('flex min-h-11 items-center justify-between gap-4', className)}>
      <div className="min-w-0">
        <label htmlFor={id} className="block cursor-pointer font-semibold">
          {label}
        </label>
        {description && (
          <p id={`${id}-about`} className="text-sm text-soft">
            {description}
          </p>
        )}
      </div>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        aria-disabled={disabled || undefined}
        aria-describedby={description ? `${id}-about` : undefined}
        className={track}
      />
    </div>
  )
}
