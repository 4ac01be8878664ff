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

/** What the level is overlaid with, earliest first. */
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

/** The medication level of what is active in the plan; nothing while there is none. */
export default function InsightsLevel({ user, insights }: { user: CurrentUser; insights: Insights }) {
  const { data: plan = [] } = useQuery(planQuery)
  // A medicine with a curve comes first: its picture is the one that shows.
  const entries = plan
    .filter(({ status }) => status === 'active')
    .toSorted((one, other) => Number(hasPublishedCurve(other)) - Number(hasPublishedCurve(one)))
    .map((entry) => ({ id: entry.id, name: peptideName(entry), hue: entry.hue }))
  const overlays = useMemo(() => overlaysOf(insights, user.timeZone), [insights, user.timeZone])
  return entries.length > 0 && <LevelSection entries={entries} timeZone={user.timeZone} overlays={overlays} />
}
