import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  label: ReactNode
  /** opens it, for a field inside that needs attention */
  open?: boolean
  onToggle?: () => void
  children: ReactNode
  className?: string
}

/** A section that starts collapsed, for details most people don't need. */
export const Fold = ({ label, open, onToggle, children, className }: FoldProps) => (
  <details open={open} onToggle={onToggle} className={className}>
    <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-lg font-semibold text-accent-ink [&::-webkit-details-marker]:hidden">
      {label}
      <ChevronDown
        className="size-4 transition-transform duration-150 [details[open]>summary>&]:rotate-180"
        aria-hidden="true"
      />
    </summary>
    {children}
  </details>
)
