import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { peptideName } from '@pepwell/domain/plan/plan'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { instantOf } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { labResultsQuery } from '../features/labs/labs.api.ts'
import LevelSection from '../features/medication-levels/level-section.tsx'
import type { Overlays } from '../features/medication-levels/overlays.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { recentSideEffectsQuery } from '../features/side-effects/side-effects.api.ts'
import { shownLog } from '../features/weight/shown-weight.ts'
import { recentWeighInsQuery } from '../features/weight/weight.api.ts'

/** What the level is overlaid with, earliest first; what can't be loaded is left out. */
function useOverlays({ timeZone, weightUnit }: CurrentUser, enabled: boolean): Overlays {
  const { data: weighIns } = useQuery({ ...recentWeighInsQuery, enabled })
  const { data: effects } = useQuery({ ...recentSideEffectsQuery, enabled })
  const { data: labs } = useQuery({ ...labResultsQuery, enabled })
  return useMemo(
    () => ({
      weight: (weighIns ?? [])
        .map((log) => ({
          at: instantOf(log.weighInDate, '12:00', timeZone),
          value: log.pounds,
          text: shownLog(log, weightUnit),
        }))
        .toReversed(),
      effects: (effects ?? [])
        .filter(({ severity }) => severity > 0)
        .map(({ startedAt, name, severity }) => ({
          at: Date.parse(startedAt),
          size: severity,
          text: `${name}, ${severityWord(severity).toLowerCase()}`,
        }))
        .toReversed(),
      labs: (labs ?? [])
        .map(({ collectedAt, analyte, comparator, value, unit }) => ({
          at: Date.parse(collectedAt),
          text: `${analyte} ${comparator ?? ''}${value} ${unit}`,
        }))
        .toReversed(),
    }),
    [weighIns, effects, labs, timeZone, weightUnit],
  )
}

/** The medication level of what is active in the plan; nothing while there is none. */
export default function InsightsLevel({ user }: { user: CurrentUser }) {
  const { data: plan = [] } = useQuery(planQuery)
  const entries = plan
    .filter(({ status }) => status === 'active')
    .map((entry) => ({ id: entry.id, name: peptideName(entry), hue: entry.hue }))
  const overlays = useOverlays(user, entries.length > 0)
  return entries.length > 0 && <LevelSection entries={entries} timeZone={user.timeZone} overlays={overlays} />
}
