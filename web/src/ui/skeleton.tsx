import type { ReactNode } from 'react'
import { cx } from '../lib/classes.ts'

/** A placeholder in the final size. Announce loading once around all of them. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={cx('block animate-pulse rounded-lg bg-line', className)} />
}

/** Wraps skeletons and announces loading once. */
export function Loading({
  label = 'Loading',
  children,
  className,
}: {
  label?: string
  children?: ReactNode
  className?: string
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
