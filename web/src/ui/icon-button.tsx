import type { ComponentProps } from 'react'
import { cx } from '../lib/classes.ts'

interface IconButtonProps extends ComponentProps<'button'> {
  /** accessible name, because an icon has none */
  'aria-label': string
}

export function IconButton({ className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-xl text-soft transition-colors duration-100',
        'hover:bg-sunken hover:text-ink disabled:opacity-50',
        className,
      )}
    />
  )
}
