import { skipReminder, snoozeReminder } from '@pepwell/contract/reminders.calls'
import { addDays, type CalendarDay, dayOf, instantOf } from '@pepwell/domain/calendar'
import { isToldBy, occurrenceTaken, type ReminderOccurrence } from '@pepwell/domain/reminder-outcomes'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/people.ts'
import * as queries from './outcomes.queries.ts'
import { lockReminder } from './reminders.queries.ts'

const SNOOZE_MS = 10 * 60 * 1000

/** Two taps within this time are one. */
const DOUBLE_TAP_MS = 5000

interface Parts {
  db: Kysely<DB>
  clock: Clock
  people: People
}

/** The occurrence of a plan entry's reminders that a dose of it settles, as far as there is one. */
export async function occurrenceOfDose(
  db: Db,
  user: SessionUser,
  { userPeptideId, takenAt }: { userPeptideId: number; takenAt: Date },
): Promise<ReminderOccurrence | undefined> {
  const to = dayOf(takenAt.getTime(), user.timeZone)
  const days = { userId: user.id, userPeptideId, from: addDays(to, -1), to }
  const reminders = await queries.decidedReminders(db, days)
  return occurrenceTaken(reminders, takenAt.getTime(), user.timeZone)
}

/** Notes in the transaction of a dose that it settles an occurrence; if the dose goes, so does the note. */
export const settleByDose = queries.settleByDose

/** What becomes of an occurrence that somebody was reminded of. */
export function outcomesService({ db, clock, people }: Parts) {
  /** An own reminder, if one can have been reminded of that day by now. */
  async function demandReminder(tx: Db, user: SessionUser, { reminderId, day }: ReminderOccurrence) {
    const reminder = await lockReminder(tx, user.id, reminderId)
    if (!reminder) throw new Refusal('REMINDER_NOT_FOUND')
    if (!isToldBy(clock.now(), day, user.timeZone)) throw new Refusal('LOGGED_IN_FUTURE')
    return reminder
  }

  return {
    /** @throws Refusal REMINDER_NOT_FOUND, OCCURRENCE_SETTLED, LOGGED_IN_FUTURE */
    snooze: (user: SessionUser, reminderId: number, day: CalendarDay): Promise<{ dueAt: string }> =>
      db.transaction().execute(async (tx) => {
        const occurrence = { reminderId, day }
        const { time } = await demandReminder(tx, user, occurrence)
        if (await queries.outcomeOf(tx, occurrence)) throw new Refusal('OCCURRENCE_SETTLED')
        const last = await queries.lastSnooze(tx, occurrence)
        const dueAt = new Date(clock.now() + SNOOZE_MS)
        if (last?.dueAt && dueAt.getTime() - last.dueAt.getTime() < DOUBLE_TAP_MS)
          return { dueAt: last.dueAt.toISOString() }
        const occursAt = new Date(instantOf(day, time, user.timeZone))
        await queries.insertSnooze(tx, occurrence, { occursAt, dueAt, snoozes: (last?.snoozes ?? 0) + 1 })
        await people.tell(tx, [user.id], { type: 'changed', changes: snoozeReminder.changes })
        return { dueAt: dueAt.toISOString() }
      }),

    /**
     * Leaves an occurrence out; doing so again changes nothing.
     * @throws Refusal REMINDER_NOT_FOUND, OCCURRENCE_SETTLED, LOGGED_IN_FUTURE
     */
    skip: (user: SessionUser, reminderId: number, day: CalendarDay): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const occurrence = { reminderId, day }
        const { userPeptideId } = await demandReminder(tx, user, occurrence)
        const now = new Date(clock.now())
        await queries.insertSkip(tx, occurrence, now)
        if ((await queries.outcomeOf(tx, occurrence)) !== 'skipped') throw new Refusal('OCCURRENCE_SETTLED')
        await queries.insertSkippedDose(tx, occurrence, { userId: user.id, userPeptideId, createdAt: now })
        await people.tell(tx, [user.id], { type: 'changed', changes: skipReminder.changes })
      }),
  }
}

/** See {@link outcomesService}. */
export type Outcomes = ReturnType<typeof outcomesService>
