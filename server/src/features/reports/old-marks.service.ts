import { VISIT_DAYS } from '@pepwell/domain/accounts/page-visits'
import { addDays, type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import { deleteMarksBefore, firstDay } from './old-marks.queries.ts'
import { withSumsLock } from './rollup-lock.ts'
import { filledZones, setMarksFrom } from './zones.queries.ts'

/** A zone's days may differ by one from UTC's. Levels need four weeks of marks. */
const MARK_DAYS = VISIT_DAYS + 1

/** Marks of days whose counts of people no longer change. */
export function oldMarksService({ db, clock }: Pick<FeatureDeps, 'db' | 'clock'>) {
  async function deleteMarks(zone: number, from: CalendarDay, before: CalendarDay): Promise<void> {
    for (let day = from; day < before; day = addDays(day, 1))
      await withSumsLock(db, async (tx) => {
        await deleteMarksBefore(tx, zone, day)
        await setMarksFrom(tx, zone, addDays(day, 1))
      })
  }

  return {
    /** Deletes marks that no later count needs, day by day. */
    async deleteOld(): Promise<void> {
      const before = addDays(dayOf(clock.now(), 'UTC'), -MARK_DAYS)
      for (const { id, marksFrom } of await filledZones(db)) {
        const from = marksFrom === '-infinity' ? await firstDay(db, id) : marksFrom
        if (from) await deleteMarks(id, from, before)
      }
    },
  }
}

export type OldMarks = ReturnType<typeof oldMarksService>
