import { adherenceFrom } from '@pepwell/domain/adherence/adherence'
import { namesOfSite } from '@pepwell/domain/doses/site-lists'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { colorSlotsOfPeptides, latestDoses } from './dose-records.queries.ts'
import { siteListOf } from './site-lists.queries.ts'
import { namedRecords } from './stats.queries.ts'

/** More than five doses a day over the whole range; beyond that, the latest count. */
const MAX_DOSES = 2000

/** The doses of the days from one on, earliest first; of very many the latest. */
export const dosesSince = async (db: Db, userId: string, from: CalendarDay) =>
  (await latestDoses(db, userId, { from, limit: MAX_DOSES })).reverse()

/** Color slots of the plan's peptides, by name. */
export const peptideColorSlots = async (db: Db, userId: string): Promise<Map<string, number>> =>
  new Map(
    (await colorSlotsOfPeptides(db, userId))
      .flatMap(({ name, hue }) => (name === null ? [] : [[name, hue] as const]))
      .toReversed(),
  )

/** Adherence data by plan entry with its name, the doses of the same days (earliest first), and the person's sites. */
export async function doseRecords(db: Db, { id, timeZone }: SessionUser, today: CalendarDay) {
  const from = adherenceFrom(today)
  const [entries, doses, list] = await Promise.all([
    namedRecords(db, { userId: id, timeZone, from }),
    dosesSince(db, id, from),
    siteListOf(db, id),
  ])
  return { entries, doses, sites: list.map((site) => ({ ...site, names: namesOfSite(site) })) }
}
