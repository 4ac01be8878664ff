import { WEEK_DAYS } from '@pepwell/domain/reports/reports'
import { addDays, dayOf, daysBetween } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Db } from '../../database/connect.ts'
import { mondayOf } from './spans.ts'
import {
  claimPortion,
  type DayRange,
  dropPortion,
  fillCounts,
  fillGaps,
  fillMarks,
  fillPeople,
  historyExtent,
  marked,
} from './zone-backfill.queries.ts'
import { type ReportZone, setFilledBefore, zoneNamed } from './zones.queries.ts'

/** Rows per part if evenly distributed: a few seconds, during which nobody else can aggregate. */
const ROWS = 1_000_000

/** The days before the first and after the last. */
const [NEVER, EVER_AFTER] = ['-infinity', 'infinity']

async function fill(tx: Db, zone: ReportZone, part: DayRange | 'signups'): Promise<void> {
  await claimPortion(tx, zone, part)
  // People come first.
  await fillPeople(tx, zone.id)
  for (const about of marked) {
    await fillMarks(tx, zone.id, about)
    if (about !== 'session') await fillGaps(tx, zone.id, about)
  }
  await fillCounts(tx, zone.id)
  await dropPortion(tx)
}

/** Fills new time zones from the history, oldest first, in whole weeks, so that no mark belongs to two parts. */
export function zoneBackfillService({ clock }: Pick<FeatureDeps, 'clock'>, rows = ROWS) {
  /** The first day with data, and the weeks per part; the same for all zones. */
  let [first, weeks] = ['', 0]

  const isWhole = ({ filledBefore }: ReportZone): boolean => filledBefore === EVER_AFTER

  return {
    isWhole,

    /** Measures the history, unless the zone needs none. */
    async lookAhead(db: Db, timeZone: string): Promise<void> {
      const zone = await zoneNamed(db, timeZone)
      if (zone && (isWhole(zone) || weeks > 0)) return
      const size = await historyExtent(db)
      const today = dayOf(clock.now(), 'UTC')
      first = mondayOf(size.first ?? today)
      const all = Math.ceil((daysBetween(first, today) + 1) / WEEK_DAYS)
      weeks = Math.max(1, Math.floor(all * Math.min(1, rows / Math.max(1, size.count))))
    },

    /**
     * Makes parts smaller.
     * @returns whether that is possible
     */
    takeLess(): boolean {
      const before = weeks
      weeks = Math.max(1, Math.floor(weeks / 2))
      return weeks < before
    },

    /**
     * Fills the next part in the caller's exclusive transaction.
     * @returns whether it was the last
     */
    async fillNext(tx: Db, zone: ReportZone): Promise<boolean> {
      const from = zone.filledBefore
      if (from === NEVER) await fill(tx, zone, 'signups')
      const next = addDays(from === NEVER ? first : from, weeks * WEEK_DAYS)
      const before = next > dayOf(clock.now(), zone.name) ? EVER_AFTER : next
      await fill(tx, zone, { from, before })
      await setFilledBefore(tx, zone.id, before)
      return before === EVER_AFTER
    },
  }
}
