import { type CalendarDay, dayOf, instantOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { effectsFrom } from './side-effects.queries.ts'

/** More than five a day for a year; beyond that, the latest count. */
const MAX_EFFECTS = 2000

/** The person's side effects since a day, latest first, each with its day. */
export async function effectsSince(
  db: Db,
  { id, timeZone }: SessionUser,
  from: CalendarDay,
  limit = MAX_EFFECTS,
) {
  const since = new Date(instantOf(from, '00:00', timeZone))
  const effects = await effectsFrom(db, id, { from: since, limit })
  return effects.map((effect) => Object.assign(effect, { day: dayOf(effect.startedAt.getTime(), timeZone) }))
}
