import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { dayOf } from '@pepwell/domain/time/calendar'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import Nutrition from '../../features/nutrition/nutrition-widget.tsx'
import Supplements from '../../features/supplements/supplements-widget.tsx'
import Vitamins from '../../features/supplements/vitamins-widget.tsx'
import Photos from '../../features/weight/photos/photos-widget.tsx'
import Weight from '../../features/weight/weight-widget.tsx'
import { reloadPage } from '../../lib/browser/browser.ts'
import { cx } from '../../lib/classes.ts'
import { serverNow } from '../../lib/time/clock.ts'
import { cardStyle } from '../../ui/card-style.ts'
import { ErrorBoundary } from '../../ui/error-boundary.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { HydrationBoundary } from '../../ui/hydration-boundary.tsx'
import DoseCalendar from './dose-calendar.tsx'

interface WidgetProps {
  children: ReactNode
  /** collapsed under this title on phones */
  title?: string
  /** intrinsic height as `--room`, until first rendered; not for the first widget, which a short page shows at once */
  room?: string
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
function Widget({ children, title, room, className }: WidgetProps) {
  const [open, setOpen] = useState(false)
  const isFolded = title !== undefined && !open
  return (
    // content-visibility skips off-screen sections; the margin keeps their shadows.
    <div
      className={cx(
        'min-w-0',
        room &&
          '[contain-intrinsic-height:auto_var(--room)] [content-visibility:auto] [overflow-clip-margin:2rem]',
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

interface HealthTrackingProps {
  user: CurrentUser
}

/** On the day of signing up there is enough to do. */
const isFirstDay = ({ createdAt, timeZone }: CurrentUser): boolean =>
  dayOf(Date.parse(createdAt), timeZone) === dayOf(serverNow(), timeZone)

/** Everything besides doses; each section loads independently. */
export const HealthTracking = ({ user }: HealthTrackingProps) => (
  <>
    <h2 className="mt-2 text-xl max-rail:order-4">Health Tracking</h2>
    <Widget className="max-rail:order-5">
      <Weight user={user} />
    </Widget>
    <Widget title="Daily Supplements" room="[--room:15rem]" className="max-rail:order-8">
      <Supplements user={user} />
    </Widget>
    {!isFirstDay(user) && (
      <Widget title="Vitamins for You" room="md:[--room:28rem]" className="max-rail:order-9">
        <Vitamins user={user} />
      </Widget>
    )}
    <Widget title="Progress Photos" room="md:[--room:28.25rem]" className="max-rail:order-10">
      <Photos user={user} />
    </Widget>
  </>
)

/** The sections of the second column. */
export const HealthRail = ({ user }: HealthTrackingProps) => (
  <>
    <Widget title="Dose calendar" room="md:[--room:23.75rem]" className="max-rail:order-6">
      <DoseCalendar user={user} />
    </Widget>
    <Widget room="[--room:21rem]" className="max-rail:order-7">
      <Nutrition user={user} />
    </Widget>
  </>
)
