import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { cx } from '../lib/classes.ts'

/** Details that are collapsed on phones and visible on wide screens. */
export function PhoneFold({
  label,
  children,
  className,
}: {
  label: string
  children: ReactNode
  className?: string
}) {
  const [open, setOpen] = useState(false)
  return (
    <div className={className}>
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="mt-2 flex min-h-11 items-center gap-1.5 rounded-lg font-semibold text-accent-ink md:hidden"
      >
        {label}
        <ChevronDown
          className={cx('size-4 transition-transform duration-150', open && 'rotate-180')}
          aria-hidden="true"
        />
      </button>
      <div className={open ? '' : 'max-md:hidden'}>{children}</div>
    </div>
  )
}
