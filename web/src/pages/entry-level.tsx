import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { hasPublishedCurve } from '@pepwell/domain/levels/modeled-compounds'
import { Suspense } from 'react'
import { lazyOptional } from '../lib/rendering/lazy-optional.ts'
import { useIdle } from '../lib/rendering/use-idle.ts'

const LevelSketch = lazyOptional(() => import('../features/medication-levels/level-sketch.tsx'))

/** An active entry's level as a sparkline, loaded when idle; fills the rest of its row. */
export function EntryLevel({ entry, timeZone }: { entry: PlanEntry | undefined; timeZone: string }) {
  const isIdle = useIdle()
  const mayHaveCurve = entry?.status === 'active' && (entry.personalPeptide || hasPublishedCurve(entry))
  if (!isIdle || !entry || !mayHaveCurve) return null
  return (
    <Suspense>
      <LevelSketch id={entry.id} timeZone={timeZone} />
    </Suspense>
  )
}
