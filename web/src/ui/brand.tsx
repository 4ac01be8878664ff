import { brandName } from '@pepwell/domain/text/brand'
import { cx } from '../lib/classes.ts'

/** The logo: a chain that closes into a ring and forms a P. Same drawing as public/icons/pepwell.svg. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true" className={cx('shrink-0', className)}>
      <rect width="64" height="64" rx="16" fill="var(--accent)" />
      <path
        d="M21 53V20.5L34 13l13 7.5v15L34 43l-13-7.5"
        fill="none"
        stroke="var(--on-accent)"
        strokeWidth="5.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="47" cy="20.5" r="6.5" fill="var(--mark-bead)" stroke="var(--accent)" strokeWidth="3" />
    </svg>
  )
}

/** Logo and name. */
export const Brand = () => (
  <span className="inline-flex items-center gap-2.5 text-xl font-bold tracking-tight">
    <Mark />
    {brandName}
  </span>
)
