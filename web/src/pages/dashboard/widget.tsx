import type { ReactNode } from 'react'
import { reloadPage } from '../../lib/browser/browser.ts'
import { cx } from '../../lib/classes.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'

interface WidgetProps {
  children: ReactNode
  /** the height that the widget has, as `--room`, for as long as nobody has seen it */
  room: string
  className?: string
}

/** A part of the dashboard: if it breaks it breaks alone. */
export const Widget = ({ children, room, className }: WidgetProps) => (
  // What is out of sight is neither laid out nor painted; its shadow may fall outside.
  <div
    className={cx(
      'min-w-0 [contain-intrinsic-height:auto_var(--room)] [content-visibility:auto] [overflow-clip-margin:2rem]',
      room,
      className,
    )}
  >
    <ErrorBoundary fallback={<ErrorState onRetry={reloadPage} />}>
      <HydrationBoundary>{children}</HydrationBoundary>
    </ErrorBoundary>
  </div>
)
