import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'
import { cardStyle } from './card-style.ts'
import { Skeleton } from './skeleton.tsx'

interface StatTileProps {
  label: string
  value: ReactNode
  /** small text after the value: '%', 'mg' */
  unit?: string
  /** a muted line below */
  hint?: ReactNode
  icon?: ReactNode
  loading?: boolean
  className?: string
}

/** One figure with its label. Inside a `<dl>`. */
export function StatTile({ label, value, unit, hint, icon, loading = false, className }: StatTileProps) {
  return (
    <div className={cx(cardStyle, 'flex flex-col gap-1 p-4', className)}>
      <dt className="flex items-center justify-between gap-2 text-sm text-soft">
        {label}
        {icon && (
          <span className="text-accent-ink [&_svg]:size-5" aria-hidden="true">
            {icon}
          </span>
        )}
      </dt>
      <dd className="text-3xl font-bold tracking-tight tabular-nums">
        {loading ? (
          <Skeleton className="my-1 h-7 w-16" />
        ) : (
          <>
            {value}
            {unit && <span className="ml-1 text-lg font-semibold text-soft">{unit}</span>}
          </>
        )}
      </dd>
      {hint && <dd className="text-sm text-soft">{hint}</dd>}
    </div>
  )
}
