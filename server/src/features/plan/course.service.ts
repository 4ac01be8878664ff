import type { CalendarDay } from '@pepwell/domain/calendar'
import { type Dose, parseDose } from '@pepwell/domain/doses'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { courseEntry } from './course.queries.ts'
import { steppedEntry } from './dose-steps.queries.ts'
import { stepStates } from './step-states.service.ts'

export { ownsEntry } from './course.queries.ts'

/** What a plan entry says of how its peptide is taken, and the dose that it has for a day, steps included. */
export async function courseOf(db: Db, user: SessionUser, id: number, now: number) {
  const entry = await courseEntry(db, user.id, id)
  if (!entry) return undefined
  const { currentDose, endDate, ...course } = entry
  const stepped = await steppedEntry(db, user.id, id)
  const [state] = stepped ? await stepStates(db, user, [stepped], now) : []
  const dose = parseDose(currentDose) ?? null
  const ahead = (state?.steps ?? []).filter((step) => step.state === 'upcoming' && step.startsOn !== null)
  return {
    ...course,
    dose,
    /** null for a day without a dose: one after the end, and every day while the steps are on hold */
    doseOfDay(day: CalendarDay): Dose | null {
      if (state?.hold || (endDate !== null && day > endDate)) return null
      return ahead.findLast(({ startsOn }) => startsOn !== null && startsOn <= day) ?? dose
    },
  }
}
