import { type Dose, parseDose } from '@pepwell/domain/doses/doses'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { steppedEntriesOf } from './dose-steps.queries.ts'
import { stepStates } from './step-states.service.ts'

/** A plan entry's coming doses. */
export interface DosesAhead {
  /** set while the next step waits for the prescriber */
  isOnHold: boolean
  /** the planned step of a day, otherwise the plan's dose; undefined if its text has no amount */
  doseOn: (day: CalendarDay) => Dose | undefined
}

/** The coming doses of plan entries by entry, dose steps included. */
export async function dosesAhead(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  ids: readonly number[],
  now: number,
): Promise<Map<number, DosesAhead>> {
  const entries = await steppedEntriesOf(db, user.id, ids)
  const states = await stepStates(db, user, entries, now)
  return new Map(
    entries.map(({ id, currentDose }, at) => {
      const { steps = [], hold = null } = states[at] ?? {}
      const ahead = hold
        ? []
        : steps.filter(({ state, startsOn }) => state === 'upcoming' && startsOn !== null)
      const dose = parseDose(currentDose)
      const doseOn = (day: CalendarDay) => ahead.findLast(({ startsOn }) => (startsOn ?? day) <= day) ?? dose
      return [id, { isOnHold: hold !== null, doseOn }]
    }),
  )
}
