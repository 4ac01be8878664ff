import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import { peptideName } from '@pepwell/domain/plan/plan'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { instantOf } from '@pepwell/domain/time/calendar'
import { weightText } from '@pepwell/domain/weight/weight'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Insights } from '../features/insights/insights.api.ts'
import LevelSection from '../features/medication-levels/level-section.tsx'
import type { Overlays } from '../features/medication-levels/overlays.ts'
import { planQuery } from '../features/plan/plan.api.ts'
import { hasPublishedCurve } from './entry-level.tsx'

/** The level's overlays, earliest first. */
const overlaysOf = ({ weighIns, symptoms, labs, unit }: Insights, timeZone: string): Overlays => ({
  weight: weighIns.map(({ day, weight }) => ({
    at: instantOf(day, '12:00', timeZone),
    value: weight,
    text: weightText(weight, unit),
  })),
  effects: symptoms.map(({ startedAt, name, severity }) => ({
    at: Date.parse(startedAt),
    size: severity,
    text: `${name}, ${severityWord(severity).toLowerCase()}`,
  })),
  labs: labs.map(({ collectedAt, analyte, comparator, value, unit }) => ({
    at: Date.parse(collectedAt),
    text: `${analyte} ${comparator ?? ''}${value} ${unit}`,
  })),
})

/** The medication level of the active plan; renders nothing without entries. */
export default function InsightsLevel({ user, insights }: { user: CurrentUser; insights: Insights }) {
  const { data: plan = [] } = useQuery(planQuery)
  // Medicines with a curve come first, because the first one shows.
  const entries = plan
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => Number(hasPublishedCurve(other)) - Number(hasPublishedCurve(one)))
    .map((entry) => ({ id: entry.id, name: peptideName(entry), hue: entry.hue }))
  const overlays = useMemo(() => overlaysOf(insights, user.timeZone), [insights, user.timeZone])
  return entries.length > 0 && <LevelSection entries={entries} timeZone={user.timeZone} overlays={overlays} />
}
