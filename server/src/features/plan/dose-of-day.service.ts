import type { DoseSteps } from '@pepwell/contract/plan/dose-steps'
import { type Dose, parseDose } from '@pepwell/domain/doses/doses'
import { type CalendarDay, dayOf } from '@pepwell/domain/time/calendar'
import type { Db } from '../../database/connect.ts'
import type { SessionUser } from '../../http/session.ts'
import { type SteppedEntry, steppedEntriesOf } from './dose-steps.queries.ts'
import { stepStates } from './step-states.service.ts'

export { type SteppedEntry, steppedEntries, steppedEntryVersion } from './dose-steps.queries.ts'
export { stepStates } from './step-states.service.ts'

/** A plan entry's coming doses. */
export interface DosesAhead {
  /** set while the next step waits for the prescriber */
  isOnHold: boolean
  /**
   * the planned step of a coming day, otherwise the plan's dose: a step that is due changes nothing today until it is
   * taken; undefined if the dose's text has no amount
   */
  doseOn: (day: CalendarDay) => Dose | undefined
}

/**
 * The coming doses of plan entries that were read, by entry, dose steps included.
 * @param states of their steps, in the same order
 */
export function dosesAheadOf(
  entries: readonly SteppedEntry[],
  states: readonly DoseSteps[],
  today: CalendarDay,
): Map<number, DosesAhead> {
  return new Map(
    entries.map(({ id, currentDose }, index) => {
      const { steps = [], hold = null } = states[index] ?? {}
      const ahead = hold
        ? []
        : steps.filter(({ state, startsOn }) => state === 'upcoming' && startsOn !== null)
      const dose = parseDose(currentDose)
      const stepOn = (day: CalendarDay) => ahead.findLast(({ startsOn }) => (startsOn ?? day) <= day)
      const doseOn = (day: CalendarDay) => (day > today ? stepOn(day) : undefined) ?? dose
      return [id, { isOnHold: hold !== null, doseOn }]
    }),
  )
}

/** The coming doses of plan entries by entry, dose steps included. */
export async function dosesAhead(
  db: Db,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  ids: readonly number[],
  now: number,
): Promise<Map<number, DosesAhead>> {
  const entries = await steppedEntriesOf(db, user.id, ids)
  return dosesAheadOf(entries, await stepStates(db, user, entries, now), dayOf(now, user.timeZone))
}
