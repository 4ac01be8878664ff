import type { DoseLog } from '@pepwell/contract/doses/doses'
import type { PlanEntry } from '@pepwell/contract/plan/plan'
import { peptideName } from '@pepwell/domain/plan/plan'
import { COLOR_SLOTS } from '@pepwell/domain/text/color-slots'

/** A peptide among others. */
export interface WeekRow {
  name: string
  /** for narrow places */
  short: string
  hue: number
  /** whether a dose is of it */
  of: (dose: DoseLog) => boolean
}

const withoutBrackets = (name: string): string => name.replace(/\s*\(.*$/, '') || name

/** What is in brackets is left out where another name doesn't come to the same without it. */
const shortIn = (names: ReadonlySet<string>, name: string): string => {
  const short = withoutBrackets(name)
  return [...names].some((other) => other !== name && withoutBrackets(other) === short) ? name : short
}

/** A lane for each active peptide in the order of the plan, then for what else was taken; the last color slot, grey, for what left the plan. */
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
