import { type ReactNode, Suspense } from 'react'
import { reloadPage } from '../../lib/browser.ts'
import { cx } from '../../lib/classes.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

interface WidgetProps {
  children: ReactNode
  /** the height that the widget will have, as `--room`, so that nothing below has to move when it comes */
  room: string
  className?: string
}

/** A part of the dashboard in a chunk of its own: it comes by itself, and if it breaks it breaks alone. */
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
      <Suspense
        fallback={
          <Card className="h-(--room)">
            <Loading>
              <Skeleton className="h-6 w-40" />
            </Loading>
          </Card>
        }
      >
        {children}
      </Suspense>
    </ErrorBoundary>
  </div>
)
