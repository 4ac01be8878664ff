import type { CurrentUser } from '@pepwell/contract/accounts'
import { peptideName } from '@pepwell/domain/plan'
import { useQuery } from '@tanstack/react-query'
import LevelSection from '../features/medication-levels/level-section.tsx'
import { planQuery } from '../features/plan/plan.api.ts'

/** The medication level of what is active in the plan; nothing while there is none. */
export default function InsightsLevel({ user: { timeZone } }: { user: CurrentUser }) {
  const { data: plan = [] } = useQuery(planQuery)
  const entries = plan
    .filter(({ status }) => status === 'active')
    .map((entry) => ({ id: entry.id, name: peptideName(entry), hue: entry.hue }))
  return entries.length > 0 && <LevelSection entries={entries} timeZone={timeZone} />
}
