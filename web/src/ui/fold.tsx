import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'

interface FoldProps {
  label: ReactNode
  /** opens it, for a field inside that needs attention */
  open?: boolean
  onToggle?: () => void
  children: ReactNode
  className?: string
}

/** A section that starts collapsed, for details most people don't need. */
export function Fold({ label, open, onToggle, children, className }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a tap before the page was hydrated
  useEffect(() => {
    if (fold.current?.open) onToggle?.()
  }, [])
  return (
    <details ref={fold} suppressHydrationWarning open={open} onToggle={onToggle} className={className}>
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
}
