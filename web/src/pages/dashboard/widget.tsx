import type { CurrentUser } from '@pepwell/contract/accounts'
import { type ComponentType, Suspense } from 'react'
import { reloadPage } from '../../lib/browser.ts'
import { cx } from '../../lib/classes.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

interface WidgetProps {
  view: ComponentType<{ user: CurrentUser }>
  user: CurrentUser
  /** the height it will have, so that nothing below has to move when it comes */
  room: string
  className?: string
}

/** A part of the dashboard in a chunk of its own: it comes by itself, and if it breaks it breaks alone. */
export const Widget = ({ view: View, user, room, className }: WidgetProps) => (
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
        <View user={user} />
      </Suspense>
    </ErrorBoundary>
  </div>
)
