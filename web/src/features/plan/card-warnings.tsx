import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { lazyView } from '../../lib/rendering/lazy-view.ts'
import { useIdle } from '../../lib/rendering/use-idle.ts'
import { LoadBoundary } from '../../ui/load-boundary.tsx'

const EntryWarnings = lazyView(() => import('./entry-warnings.tsx'))

/** An active entry's warnings; load after the page. */
export function CardWarnings({ entry }: { entry: PlanEntry }) {
  const idle = useIdle()
  if (!idle || entry.status !== 'active') return null
  return (
    <LoadBoundary failure="We couldn’t load the warnings" skeleton={null}>
      <EntryWarnings entryId={entry.id} name={peptideName(entry)} />
    </LoadBoundary>
  )
}
