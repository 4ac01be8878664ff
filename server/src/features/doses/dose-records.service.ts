import { adherenceFrom } from '@pepwell/domain/adherence'
import type { CalendarDay } from '@pepwell/domain/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { latestDoses } from './dose-records.queries.ts'
import { namedRecords } from './stats.queries.ts'

/** More than five doses a day in all the days that are looked at; whoever took more, of theirs the latest. */
const MOST_DOSES = 2000

/** What adherence is made of, by plan entry with its name, and the doses of the same days, earliest first. */
export async function doseRecords(db: Db, { id, timeZone }: SessionUser, today: CalendarDay) {
  const from = adherenceFrom(today)
  const [entries, doses] = await Promise.all([
    namedRecords(db, { userId: id, timeZone, from }),
    latestDoses(db, id, { from, limit: MOST_DOSES }),
  ])
  return { entries, doses: doses.reverse() }
}
