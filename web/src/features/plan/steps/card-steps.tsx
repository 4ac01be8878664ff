import type { PlanEntry } from '@pepwell/contract/plan/plan'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { lazyView } from '../../../lib/rendering/lazy-view.ts'
import { useIdle } from '../../../lib/rendering/use-idle.ts'
import { LoadBoundary } from '../../../ui/load-boundary.tsx'

const EntrySteps = lazyView(() => import('./entry-steps.tsx'))

/** An active entry's dose steps; load when the page is idle. */
export function CardSteps({ entry, today }: { entry: PlanEntry; today: CalendarDay }) {
  const idle = useIdle()
  if (!idle || entry.status !== 'active') return null
  return (
    <LoadBoundary failure="We couldn’t load your dose steps" skeleton={null}>
      <EntrySteps entry={entry} today={today} />
    </LoadBoundary>
  )
}
