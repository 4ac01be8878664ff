import type { Dose } from '@pepwell/domain/doses/doses'
import { parseDose } from '@pepwell/domain/doses/doses'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { courseEntry } from './course.queries.ts'
import { dosesAhead } from './dose-of-day.service.ts'

export { ownsEntry } from './course.queries.ts'

/** How a plan entry's peptide is taken, and its dose on a day, steps included. */
export async function courseOf(db: Db, user: SessionUser, id: number, now: number) {
  const entry = await courseEntry(db, user.id, id)
  if (!entry) return undefined
  const { currentDose, endDate, ...course } = entry
  const ahead = (await dosesAhead(db, user, [id], now)).get(id)
  return {
    ...course,
    dose: parseDose(currentDose) ?? null,
    /** null for a day without a dose: after the end, and while the steps are on hold */
    doseOfDay(day: CalendarDay): Dose | null {
      if (ahead?.isOnHold || (endDate !== null && day > endDate)) return null
      return ahead?.doseOn(day) ?? null
    },
  }
}
