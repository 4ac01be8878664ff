import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'

/** A peptide in the strip. */
export interface WeekRow {
  name: string
  /** short name for narrow screens */
  short: string
  hue: number
  /** whether a dose belongs to it */
  of: (dose: DoseLog) => boolean
}

const withoutBrackets = (name: string): string => name.replace(/\s*\(.*$/, '') || name

/** Drops the part in brackets unless two names become equal. */
const shortIn = (names: ReadonlySet<string>, name: string): string => {
  const short = withoutBrackets(name)
  return [...names].some((other) => other !== name && withoutBrackets(other) === short) ? name : short
}

/** A row per active peptide in plan order, then for other doses; gray for peptides no longer in the plan. */
export function weekRowsOf(entries: readonly PlanEntry[], doses: readonly DoseLog[]): WeekRow[] {
  const colorSlots = new Map(entries.map((entry) => [peptideName(entry), entry.hue]))
  const active = entries.filter(({ status }) => status === 'active').toReversed()
  const names = new Set([...active.map(peptideName), ...doses.map((dose) => dose.peptideName)])
  return [...names].map((name) => ({
    name,
    short: shortIn(names, name),
    hue: colorSlots.get(name) ?? COLOR_SLOTS,
    of: (dose) => dose.peptideName === name,
  }))
}
