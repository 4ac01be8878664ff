import type { DoseLog } from '@pepwell/contract/doses'
import type { PlanEntry } from '@pepwell/contract/plan'
import { HUES } from '@pepwell/domain/hues'
import { peptideName } from '@pepwell/domain/plan'

/** A peptide among others. */
export interface Lane {
  name: string
  hue: number
  /** whether a dose is of it */
  of: (dose: DoseLog) => boolean
}

/** A lane for each active peptide in the order of the plan, then for what else was taken; the last hue, grey, for what left the plan. */
export function lanesOf(entries: readonly PlanEntry[], doses: readonly DoseLog[]): Lane[] {
  const hues = new Map(entries.map((entry) => [peptideName(entry), entry.hue]))
  const active = entries.filter(({ status }) => status === 'active').toReversed()
  const names = new Set([...active.map(peptideName), ...doses.map((dose) => dose.peptideName)])
  return [...names].map((name) => ({
    name,
    hue: hues.get(name) ?? HUES,
    of: (dose) => dose.peptideName === name,
  }))
}
