import type { CalendarDay } from '@pepwell/domain/calendar'
import type { MissedRule } from '@pepwell/domain/missed-dose'
import type { ReminderOccurrence } from '@pepwell/domain/reminder-outcomes'
import { type Kysely, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB } from '../../database/schema.ts'
import { rhythmColumns } from './rhythm.queries.ts'

interface Entry {
  userId: string
  userPeptideId: number
}

const countedReminders = (db: Kysely<DB> | Db, { userId, userPeptideId }: Entry) =>
  db
    .selectFrom('userPeptides as entry')
    .innerJoin('reminders as reminder', 'reminder.userPeptideId', 'entry.id')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .select(['reminder.id', 'reminder.countsFrom', ...rhythmColumns, 'entry.startDate', 'entry.endDate'])
    .select(sql<MissedRule | null>`peptide.label -> 'missed'`.as('missed'))
    .where('entry.userId', '=', userId)
    .where('entry.id', '=', userPeptideId)
    .where('entry.status', '=', 'active')
    .where('reminder.userId', '=', userId)
    .where('reminder.isActive', '=', true)

const selectReminders = prepared(countedReminders)

const selectLockedReminders = prepared((db, entry: Entry) =>
  countedReminders(db, entry).forNoKeyUpdate(['entry']),
)

/** The reminders of a plan entry of which a dose may settle an occurrence: the active ones of an active entry. */
export const remindersOfEntry = (db: Db, entry: Entry) => selectReminders(db, entry)

/** The same, and no other dose of the entry settles anything until this transaction ends. */
export const lockedRemindersOfEntry = (db: Db, entry: Entry) => selectLockedReminders(db, entry)

interface Named {
  reminderIds: number[]
  days: CalendarDay[]
}

const selectOutcomes = prepared((db, { reminderIds, days }: Named) =>
  db
    .selectFrom('reminderOutcomes')
    .select(['reminderId', 'occursOn as day', 'outcome', 'dosageLogId'])
    .where(
      sql<boolean>`(reminder_id, occurs_on) IN (SELECT * FROM unnest(${reminderIds}::bigint[], ${days}::date[]))`,
    ),
)

/** What became of those of these occurrences that are not open. */
export const outcomesOf = (db: Db, occurrences: readonly ReminderOccurrence[]) =>
  selectOutcomes(db, {
    reminderIds: occurrences.map(({ reminderId }) => reminderId),
    days: occurrences.map(({ day }) => day),
  })

interface SettlingDose {
  userId: string
  userPeptideId: number
  dosageLogId: number
  decidedAt: Date
}

/** Whether this dose is now what became of an occurrence; another dose may have been before it. */
const writeTaken = async (
  db: Db,
  { reminderId, day }: ReminderOccurrence,
  { dosageLogId, decidedAt }: SettlingDose,
): Promise<boolean> => {
  const taken = await db
    .insertInto('reminderOutcomes')
    .columns(['reminderId', 'occursOn', 'outcome', 'dosageLogId', 'decidedAt'])
    .expression((from) =>
      from
        .selectFrom('reminders')
        .select(({ val, cast }) => [
          'id',
          cast<string>(val(day), 'date').as('occursOn'),
          val('taken').as('outcome'),
          cast<number>(val(dosageLogId), 'bigint').as('dosageLogId'),
          cast<Date>(val(decidedAt), 'timestamptz').as('decidedAt'),
        ])
        .where('id', '=', reminderId)
        // Whoever deletes the reminder meanwhile comes before this or after it, not in between.
        .forKeyShare(),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['reminderId', 'occursOn'])
        .doUpdateSet({ outcome: 'taken', dosageLogId, decidedAt })
        .where('reminderOutcomes.outcome', '=', 'skipped'),
    )
    .returning('reminderId')
    .executeTakeFirst()
  return taken !== undefined
}

/** A dose settles an occurrence, unless another one did; one that was left out before is left out no longer. */
export async function settleByDose(
  db: Db,
  occurrence: ReminderOccurrence,
  dose: SettlingDose,
): Promise<void> {
  if (!(await writeTaken(db, occurrence, dose))) return
  // A statement of its own: it sees what was left out at the very same time, which the one above has waited for.
  await db
    .deleteFrom('skippedDoses')
    .where('userId', '=', dose.userId)
    .where('userPeptideId', '=', dose.userPeptideId)
    .where('reminderId', '=', occurrence.reminderId)
    .where('skippedOn', '=', occurrence.day)
    .execute()
}

export const outcomeOf = async (
  db: Db,
  { reminderId, day }: ReminderOccurrence,
): Promise<string | undefined> =>
  (
    await db
      .selectFrom('reminderOutcomes')
      .select('outcome')
      .where('reminderId', '=', reminderId)
      .where('occursOn', '=', day)
      .executeTakeFirst()
  )?.outcome

/** Leaves an occurrence out unless something was decided about it already. */
export const insertSkip = (db: Db, { reminderId, day }: ReminderOccurrence, decidedAt: Date) =>
  db
    .insertInto('reminderOutcomes')
    .values({ reminderId, occursOn: day, outcome: 'skipped', decidedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const insertSkippedDose = (
  db: Db,
  { reminderId, day }: ReminderOccurrence,
  row: { userId: string; userPeptideId: number; reason?: string | null; createdAt: Date },
) =>
  db
    .insertInto('skippedDoses')
    .values({ ...row, reminderId, skippedOn: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The last time that an occurrence was put off. */
export const lastSnooze = (db: Db, { reminderId, day }: ReminderOccurrence) =>
  db
    .selectFrom('reminderSnoozes')
    .select(['snoozes', 'dueAt'])
    .where('reminderId', '=', reminderId)
    .where('occursOn', '=', day)
    .orderBy('snoozes', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Puts an occurrence off to `dueAt`, instead of what it was put off to before. */
export async function insertSnooze(
  db: Db,
  { reminderId, day }: ReminderOccurrence,
  { occursAt, dueAt, snoozes }: { occursAt: Date; dueAt: Date; snoozes: number },
): Promise<void> {
  await db
    .updateTable('reminderSnoozes')
    .set({ dueAt: null })
    .where('reminderId', '=', reminderId)
    .where('occursOn', '=', day)
    .where('dueAt', 'is not', null)
    .execute()
  await db
    .insertInto('reminderSnoozes')
    .values({ reminderId, occursOn: day, occursAt, dueAt, snoozes })
    .execute()
  // Whoever put it off is not told again before; then what repeats it goes on.
  await sql`
    UPDATE reminder_dues SET due_at = greatest(due_at, ${dueAt}::timestamptz - make_interval(mins => minutes_before))
    WHERE reminder_id = ${reminderId} AND occurs_on = ${day} AND minutes_before < 0 AND due_at IS NOT NULL`.execute(
    db,
  )
}
