import { skipReminder, snoozeReminder } from '@pepwell/contract/reminders/reminders.calls'
import {
  type CountedReminder,
  canBeAlertedBy,
  occurrencesInQuestion,
  occurrencesNear,
  occurrenceTaken,
  type ReminderOccurrence,
  type TimedOccurrence,
} from '@pepwell/domain/reminders/outcomes'
import { type CalendarDay, instantOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import * as queries from './outcomes.queries.ts'
import { lockReminder } from './reminders.queries.ts'
import { insertSnooze, lastSnooze } from './snoozes.queries.ts'

const MINUTE_MS = 60 * 1000

/** Two taps within this time are one. */
const DOUBLE_TAP_MS = 5000

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
}

/** A dose's data for outcomes. */
export interface TakenDose {
  userPeptideId: number
  takenAt: Date
  /** of an earlier logged dose */
  dosageLogId?: number
  /** the occurrence that the person chose */
  settles?: { reminderId: number; occursOn: CalendarDay } | null
}

/** The occurrences around a dose and their outcomes. What the dose itself resolves counts as open. */
async function around(
  db: Db,
  user: SessionUser,
  { takenAt, dosageLogId }: Pick<TakenDose, 'takenAt' | 'dosageLogId'>,
  reminders: readonly CountedReminder[],
) {
  const nearby = occurrencesNear(reminders, takenAt.getTime(), user.timeZone)
  const outcomes = await queries.outcomesOf(db, nearby)
  const others = outcomes.filter(
    (outcome) => dosageLogId === undefined || outcome.dosageLogId !== dosageLogId,
  )
  const outcomeOf = ({ reminderId, at }: TimedOccurrence) =>
    others.find((one) => one.reminderId === reminderId && one.at === at)?.outcome
  return [nearby, outcomeOf] as const
}

/**
 * The occurrence that a dose resolves, if any. Call it in the transaction that stores the dose: it blocks other doses
 * of the entry until then.
 */
export async function occurrenceOfDose(
  tx: Db,
  user: SessionUser,
  { settles, ...dose }: TakenDose,
): Promise<TimedOccurrence | undefined> {
  const { userPeptideId } = dose
  const reminders = await queries.lockedRemindersOfEntry(tx, { userId: user.id, userPeptideId })
  const chosen = settles && { reminderId: settles.reminderId, day: settles.occursOn }
  return occurrenceTaken(...(await around(tx, user, dose, reminders)), chosen)
}

/** The occurrence that a dose would resolve, and the other one if the dose is about in the middle. */
export async function occurrencesToAskAbout(db: Db, user: SessionUser, dose: Omit<TakenDose, 'settles'>) {
  const { userPeptideId } = dose
  const reminders = await queries.remindersOfEntry(db, { userId: user.id, userPeptideId })
  return occurrencesInQuestion(...(await around(db, user, dose, reminders))).map(
    ({ reminderId, day, at }) => ({ reminderId, occursOn: day, at: new Date(at).toISOString() }),
  )
}

/** Records in the dose's transaction that it resolves an occurrence; deleting the dose deletes the record. */
export const resolveByDose = queries.resolveByDose

/** Outcomes of occurrences. */
export function outcomesService({ db, clock, people }: Deps) {
  /** A member's own reminder and its occurrence of a day, if it may have been alerted by now. */
  async function requireReminder(tx: Db, user: SessionUser, { reminderId, day }: ReminderOccurrence) {
    const reminder = await lockReminder(tx, user.id, reminderId)
    if (!reminder) throw new Refusal('REMINDER_NOT_FOUND')
    if (!canBeAlertedBy(clock.now(), day, user.timeZone)) throw new Refusal('LOGGED_IN_FUTURE')
    const at = instantOf(day, reminder.time, user.timeZone)
    return { userPeptideId: reminder.userPeptideId, occurrence: { reminderId, day, at } }
  }

  return {
    /** @throws Refusal REMINDER_NOT_FOUND, OCCURRENCE_SETTLED, LOGGED_IN_FUTURE */
    snooze: (
      user: SessionUser,
      reminderId: number,
      { occursOn: day, minutes }: { occursOn: CalendarDay; minutes: number },
    ): Promise<{ dueAt: string }> =>
      db.transaction().execute(async (tx) => {
        const { occurrence } = await requireReminder(tx, user, { reminderId, day })
        if (await queries.outcomeOf(tx, occurrence)) throw new Refusal('OCCURRENCE_SETTLED')
        const last = await lastSnooze(tx, occurrence)
        const dueAt = new Date(clock.now() + minutes * MINUTE_MS)
        if (last?.dueAt && Math.abs(dueAt.getTime() - last.dueAt.getTime()) < DOUBLE_TAP_MS)
          return { dueAt: last.dueAt.toISOString() }
        await insertSnooze(tx, occurrence, { userId: user.id, dueAt, snoozes: (last?.snoozes ?? 0) + 1 })
        await people.publishToOwnPages(tx, user.id, snoozeReminder)
        return { dueAt: dueAt.toISOString() }
      }),

    /**
     * Skips an occurrence, optionally with a reason; repeating it changes nothing.
     * @throws Refusal REMINDER_NOT_FOUND, OCCURRENCE_SETTLED, LOGGED_IN_FUTURE
     */
    skip: (
      user: SessionUser,
      reminderId: number,
      { occursOn: day, reason = null }: { occursOn: CalendarDay; reason?: string | null | undefined },
    ): Promise<void> =>
      db.transaction().execute(async (tx) => {
        const { userPeptideId, occurrence } = await requireReminder(tx, user, { reminderId, day })
        const now = new Date(clock.now())
        await queries.insertSkip(tx, occurrence, { userId: user.id, decidedAt: now })
        if ((await queries.outcomeOf(tx, occurrence)) !== 'skipped') throw new Refusal('OCCURRENCE_SETTLED')
        const skipped = { userId: user.id, userPeptideId, reason, createdAt: now }
        await queries.insertSkippedDose(tx, occurrence, skipped)
        await people.publishToOwnPages(tx, user.id, skipReminder)
      }),
  }
}

export type Outcomes = ReturnType<typeof outcomesService>
