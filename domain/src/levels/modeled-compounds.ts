import { type PlanStatus, peptideName } from '../plan/plan.ts'

/** Catalog names of compounds with a published model, so that pages know where to reserve space for a curve. */
export const modeledCompounds: readonly string[] = [
  'Semaglutide',
  'Tirzepatide',
  'Dulaglutide',
  'Liraglutide',
  'Retatrutide',
  'Cagrilintide',
]

/** A plan entry as far as its level is concerned. */
type LevelEntry = Parameters<typeof peptideName>[0] & { status: PlanStatus }

/** Whether a published model covers an active plan entry. */
export const hasPublishedCurve = (entry: LevelEntry): boolean =>
  entry.status === 'active' && !entry.personalPeptide && modeledCompounds.includes(peptideName(entry))

/** The active entries of a plan; those with a published curve come first, because pages show the first one. */
export const levelEntries = <Entry extends LevelEntry>(plan: readonly Entry[]): Entry[] =>
  plan
    .filter(({ status }) => status === 'active')
    .toSorted((a, b) => Number(hasPublishedCurve(b)) - Number(hasPublishedCurve(a)))
