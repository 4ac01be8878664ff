import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { reloadPage } from '../../lib/browser/browser.ts'
import { cx } from '../../lib/classes.ts'
import { cardStyle } from '../../ui/card-style.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

interface WidgetProps {
  children: ReactNode
  /** collapsed under this title on phones */
  title?: string
  /** intrinsic height as `--room`, until first rendered */
  room: string
  className?: string
}

/** A collapsed widget's row. */
function Row({ title, open, onToggle }: { title: string; open: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className={cx(
        cardStyle,
        'flex min-h-14 w-full items-center justify-between px-4 text-left text-lg font-bold tracking-tight md:hidden',
        open && 'mb-3',
      )}
    >
      {title}
      <ChevronDown
        className={cx('size-5 text-soft transition-transform duration-150', open && 'rotate-180')}
        aria-hidden="true"
      />
    </button>
  )
}

/** A dashboard section with its own error boundary. */
export function Widget({ children, title, room, className }: WidgetProps) {
  const [open, setOpen] = useState(false)
  const isFolded = title !== undefined && !open
  return (
    // content-visibility skips off-screen sections; the margin keeps their shadows.
    <div
      className={cx(
        'min-w-0 [contain-intrinsic-height:auto_var(--room)] [content-visibility:auto] [overflow-clip-margin:2rem]',
        room,
        isFolded && 'max-md:[--room:3.5rem]',
        className,
      )}
    >
      {title && <Row title={title} open={open} onToggle={() => setOpen(!open)} />}
      <div className={cx(isFolded && 'max-md:hidden')}>
        <ErrorBoundary fallback={<ErrorState onRetry={reloadPage} />}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </ErrorBoundary>
      </div>
    </div>
  )
}
