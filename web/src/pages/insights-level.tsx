import type { CurrentUser } from '@pepwell/contract/accounts/accounts'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { severityWord } from '@pepwell/domain/side-effects/side-effects'
import { instantOf } from '@pepwell/domain/time/calendar'
import { weightText } from '@pepwell/domain/weight/weight'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { type Insights, levelOverlaysQuery } from '../features/insights/insights.api.ts'
import LevelSection from '../features/medication-levels/level-section.tsx'
import { DAYS_BACK } from '../features/medication-levels/medication-levels.api.ts'
import type { Overlays } from '../features/medication-levels/overlays.ts'

type Logged = Pick<Insights, 'weighIns' | 'symptoms' | 'labs' | 'unit'>

/** The level's overlays, earliest first. */
const overlaysOf = ({ weighIns, symptoms, labs, unit }: Logged, timeZone: string): Overlays => ({
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
  const [daysBack, setDaysBack] = useState('91')
  // Insights have those of a year.
  const { data: logged = insights } = useQuery({
    ...levelOverlaysQuery,
    enabled: Number(daysBack) > DAYS_BACK,
  })
  const overlays = useMemo(() => overlaysOf(logged, user.timeZone), [logged, user.timeZone])
  return (
    <LevelSection
      entries={named}
      timeZone={user.timeZone}
      overlays={overlays}
      daysBack={daysBack}
      onDaysBack={setDaysBack}
    />
  )
}
