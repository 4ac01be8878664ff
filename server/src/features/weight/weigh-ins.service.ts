import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { inUnit } from '@pepwell/domain/weight/weight'
import type { Db } from '../../database/connect.ts'
import { latestWeighIns, weightUnitOf } from './weigh-ins.queries.ts'

/** Two a day for a year, and more; of whoever weighed in more often, the latest. */
const MOST_WEIGH_INS = 1000

/** Weigh-ins from a day on, earliest first, in the unit in which their person reads them. */
export async function weighInsSince(db: Db, userId: string, from: CalendarDay) {
  const [unit = 'lbs', logs] = await Promise.all([
    weightUnitOf(db, userId),
    latestWeighIns(db, userId, { from, limit: MOST_WEIGH_INS }),
  ])
  const weighIns = logs.map(({ day, pounds }) => ({ day, weight: inUnit(pounds, unit) }))
  return { unit, weighIns: weighIns.reverse() }
}
