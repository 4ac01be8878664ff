import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { planStatusLabel } from '@pepwell/domain/plan/plan'

export const isActive = (entry: PlanEntry): boolean => entry.status === 'active'

/** Active or paused. */
export const isCurrent = (entry: PlanEntry): boolean => entry.status !== 'completed'

/** Sort order of inactive entries; unknown statuses last. */
const ORDER: Record<string, number> = { paused: 0, completed: 1 }

const rank = ({ status }: PlanEntry): number => ORDER[status] ?? Object.keys(ORDER).length

/** Inactive entries by status label. */
export function groupByStatus(entries: readonly PlanEntry[]): { label: string; entries: PlanEntry[] }[] {
  const others = entries.filter((entry) => !isActive(entry)).toSorted((a, b) => rank(a) - rank(b))
  const groups = Map.groupBy(others, ({ status }) => planStatusLabel(status))
  return [...groups].map(([label, ofStatus]) => ({ label, entries: ofStatus }))
}
