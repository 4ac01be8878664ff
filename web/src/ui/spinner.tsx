import { cx } from '../lib/classes.ts'

/** A spinner. With a label it is announced; without one it is decorative. */
export function Spinner({ label, className = 'size-6' }: { label?: string; className?: string }) {
  const named = label ? { role: 'status' as const, 'aria-label': label } : { 'aria-hidden': true }
  return (
    <span {...named} className={cx('inline-block', className)}>
      <svg viewBox="0 0 24 24" fill="none" className="size-full animate-spin" aria-hidden="true">
        <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
        <path d="M12 3a9 9 0 0 1 9 9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
    </span>
  )
}
