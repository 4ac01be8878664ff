import { type ReactNode, Suspense } from 'react'
import { reloadPage } from '../../lib/browser.ts'
import { cx } from '../../lib/classes.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

interface WidgetProps {
  children: ReactNode
  /** the height that the widget will have, so that nothing below has to move when it comes */
  room: string
  className?: string
}

/** A part of the dashboard in a chunk of its own: it comes by itself, and if it breaks it breaks alone. */
export const Widget = ({ children, room, className }: WidgetProps) => (
  <div className={cx('min-w-0', className)}>
    <ErrorBoundary fallback={<ErrorState onRetry={reloadPage} />}>
      <Suspense
        fallback={
          <Card className={room}>
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
