import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** the next step */
  text?: ReactNode
  action?: ReactNode
  className?: string
}

/** Nothing here yet, with the next step. */
export function EmptyState({ icon, title, text, action, className }: EmptyStateProps) {
  return (
    <div
      className={cx(
        'flex flex-col items-center rounded-2xl border border-dashed border-edge/60 px-6 py-10 text-center',
        className,
      )}
    >
      {icon && (
        <span
          aria-hidden="true"
          className="mb-4 grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink [&_svg]:size-7"
        >
          {icon}
        </span>
      )}
      <p className="text-lg font-bold">{title}</p>
      {text && <p className="mt-1 max-w-sm text-soft">{text}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}
