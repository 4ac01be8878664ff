import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { modeledCompounds } from '@pepwell/domain/levels/modeled-compounds'
import { peptideName } from '@pepwell/domain/plan/plan'
import { Suspense } from 'react'
import { lazyOptional } from '../lib/rendering/lazy-optional.ts'
import { useIdle } from '../lib/rendering/use-idle.ts'

const LevelSketch = lazyOptional(() => import('../features/medication-levels/level-sketch.tsx'))

/** Whether a published model covers an entry. */
export const hasPublishedCurve = (entry: PlanEntry): boolean =>
  entry.status === 'active' && !entry.personalPeptide && modeledCompounds.includes(peptideName(entry))

/** The active entries; those with a published curve come first, because the first one shows. */
export const levelEntries = (plan: readonly PlanEntry[]): PlanEntry[] =>
  plan
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => Number(hasPublishedCurve(other)) - Number(hasPublishedCurve(one)))

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
