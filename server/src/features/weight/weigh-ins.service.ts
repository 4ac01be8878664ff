import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { inUnit } from '@pepwell/domain/weight/weight'
import type { Db } from '../../database/connect.ts'
import { latestWeighIns, weightUnitOf } from './weigh-ins.queries.ts'

/** More than two a day for a year; beyond that, only the latest count. */
const MAX_WEIGH_INS = 1000

/** Weigh-ins from a day on, earliest first, in the person's unit. */
export async function weighInsSince(db: Db, userId: string, from: CalendarDay, limit = MAX_WEIGH_INS) {
  const [unit = 'lbs', logs] = await Promise.all([
    weightUnitOf(db, userId),
    latestWeighIns(db, userId, { from, limit }),
  ])
  const weighIns = logs.map(({ day, pounds }) => ({ day, weight: inUnit(pounds, unit) }))
  return { unit, weighIns: weighIns.reverse() }
}
