import type { MedicationLevel } from '@pepwell/contract/medication-levels'
import { medicationLevel } from '@pepwell/contract/medication-levels.calls'
import { queryOf } from '../../lib/use-call.ts'

export type { MedicationLevel }

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** How far ahead planned doses are drawn. */
const DAYS_AHEAD = 28

/** A chart has about so many points, whatever its span. */
const POINTS = 480

/** The level of a plan entry around an instant. It begins with a whole day, so that the answer stays in the cache for that long. */
export function levelQuery(userPeptideId: number, now: number, daysBack: number) {
  const day = Math.floor(now / DAY_MS) * DAY_MS
  const stepHours = Math.max(1, Math.ceil(((daysBack + DAYS_AHEAD) * 24) / POINTS))
  return queryOf(medicationLevel, {
    params: { userPeptideId },
    query: {
      from: new Date(day - daysBack * DAY_MS).toISOString(),
      to: new Date(day + DAYS_AHEAD * DAY_MS).toISOString(),
      stepHours,
    },
  })
}
