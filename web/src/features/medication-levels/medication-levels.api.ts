import type { MedicationLevel } from '@pepwell/contract/levels/medication-levels'
import { medicationLevel } from '@pepwell/contract/levels/medication-levels.calls'
import { queryOf } from '../../lib/api/use-call.ts'

export type { MedicationLevel }

const DAY_MS = 24 * 60 * 60 * 1000

/** The span of the first charts. */
export const DAYS_BACK = 365

const STALE_AFTER_MS = 60_000

/** How far ahead planned doses are shown. */
export const DAYS_AHEAD = 28

/**
 * A plan entry's doses and curves, from which every chart computes its points. The span starts at midnight, so the
 * response stays cached for a day.
 */
export function levelQuery(userPeptideId: number, now: number, daysBack = DAYS_BACK) {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const query = {
    from: new Date(day - Math.max(DAYS_BACK, daysBack) * DAY_MS).toISOString(),
    to: new Date(day + DAYS_AHEAD * DAY_MS).toISOString(),
    stepHours: 168,
  }
  // Several parts of a screen use it; changes invalidate it.
  return { ...queryOf(medicationLevel, { params: { userPeptideId }, query }), staleTime: STALE_AFTER_MS }
}
