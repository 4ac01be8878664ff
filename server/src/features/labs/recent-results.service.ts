import type { Comparator } from '@pepwell/domain/labs/lab-values'
import { type CalendarDay, instantOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { resultsFrom } from './labs.queries.ts'

const MAX_RESULTS = 500

/** The person's lab results since a day, latest first. */
export async function labResultsSince(db: Db, { id, timeZone }: SessionUser, from: CalendarDay) {
  const since = new Date(instantOf(from, '00:00', timeZone))
  const results = await resultsFrom(db, id, { from: since, limit: MAX_RESULTS })
  return results.map((result) => ({ ...result, comparator: result.comparator as Comparator | null }))
}
