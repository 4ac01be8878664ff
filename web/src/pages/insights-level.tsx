import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { instantOf } from '@pepwell/domain/time/calendar'
import { weightText } from '@pepwell/domain/weight/weight'
import { useMemo } from 'react'
import type { Insights } from '../features/insights/insights.api.ts'
import LevelSection from '../features/medication-levels/level-section.tsx'
import type { Overlays } from '../features/medication-levels/overlays.ts'

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

interface InsightsLevelProps {
  user: CurrentUser
  insights: Insights
  /** active plan entries, at least one */
  entries: readonly PlanEntry[]
}

/** The medication level of the active plan. */
export default function InsightsLevel({ user, insights, entries }: InsightsLevelProps) {
  const named = entries.map((entry) => ({ id: entry.id, name: peptideName(entry), hue: entry.hue }))
  const overlays = useMemo(() => overlaysOf(insights, user.timeZone), [insights, user.timeZone])
  return <LevelSection entries={named} timeZone={user.timeZone} overlays={overlays} />
}
