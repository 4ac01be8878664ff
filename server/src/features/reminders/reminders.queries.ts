import type { OwnPage } from '@pepwell/contract/fields'
import type { Label } from '@pepwell/domain/catalogue/medicines'
import type { Insertable, Kysely, Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../../database/connect.ts'
import { belowId } from '../../database/page.ts'
import { prepared } from '../../database/prepared.ts'
import type { DB, Reminders } from '../../database/schema.ts'
import { scheduleColumns } from './schedule.queries.ts'

interface Since {
  userId: string
  /** outcomes and snoozes before this instant are ignored */
  since: Date
}

/** More occurrences of one reminder than a day's doses resolve. */
const LATEST_TAKEN = 4

/** Reminders with their peptide and their resolved occurrences since `since`. */
const reminders = (db: Kysely<DB> | Db, { userId, since }: Since) =>
  db
    .selectFrom('reminders as reminder')
    .innerJoin('userPeptides as entry', 'entry.id', 'reminder.userPeptideId')
    .leftJoin('peptides as peptide', 'peptide.id', 'entry.peptideId')
    .leftJoin('personalPeptides as personal', (join) =>
      join.onRef('personal.userId', '=', 'entry.userId').onRef('personal.id', '=', 'entry.personalPeptideId'),
    )
    .select([
      'reminder.id',
      'reminder.userPeptideId',
      'reminder.title',
      'reminder.dose as ownDose',
      ...scheduleColumns,
      'reminder.timingOptions',
      'reminder.repeatEvery',
      'reminder.countsFrom',
      'reminder.answeredFrequency',
      'reminder.isActive',
      'reminder.push',
      'reminder.email',
      'reminder.sms',
      'entry.currentDose',
      'entry.frequency as planFrequency',
      'entry.status',
      'entry.startDate',
      'entry.endDate',
    ])
    .select(({ fn, ref, selectFrom }) => [
      fn.coalesce('peptide.name', 'personal.name').$castTo<string>().as('peptideName'),
      ref('peptide.label').$castTo<Label | null>().as('label'),
      jsonArrayFrom(
        selectFrom('reminderOutcomes as outcome')
          .select('outcome.occursAt as at')
          .whereRef('outcome.reminderId', '=', 'reminder.id')
          .where('outcome.occursAt', '>=', since),
      ).as('resolved'),
      jsonArrayFrom(
        selectFrom('reminderOutcomes as outcome')
          .select('outcome.dosageLogId as id')
          .whereRef('outcome.reminderId', '=', 'reminder.id')
          .where('outcome.dosageLogId', 'is not', null)
          .orderBy('outcome.occursAt', 'desc')
          .limit(LATEST_TAKEN),
      ).as('taken'),
      selectFrom('reminderSnoozes as snooze')
        .select(({ fn: { max } }) => max('snooze.dueAt').as('dueAt'))
        .whereRef('snooze.reminderId', '=', 'reminder.id')
        .where('snooze.occursAt', '>=', since)
        .where('snooze.dueAt', 'is not', null)
        // Snoozed occurrences that were taken or skipped meanwhile don't alert again.
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('reminderOutcomes as outcome')
                .select('outcome.reminderId')
                .whereRef('outcome.reminderId', '=', 'snooze.reminderId')
                .whereRef('outcome.occursAt', '=', 'snooze.occursAt'),
            ),
          ),
        )
        .as('snoozedUntil'),
    ])
    .where('reminder.userId', '=', userId)

const selectReminders = prepared((db, query: Since & { limit: number; below: number }) =>
  reminders(db, query)
    .where('reminder.id', '<', query.below)
    .orderBy('reminder.id', 'desc')
    .limit(query.limit),
)

/** Newest first. */
export const remindersOf = (db: Db, query: Since, page: OwnPage) =>
  selectReminders(db, { ...query, ...belowId(page) })

export type ReminderRow = Awaited<ReturnType<typeof remindersOf>>[number]

/** The person's plan entry, locked against changes and new doses until the transaction ends. */
export const lockPlan = (db: Db, userId: string, about: { userPeptideId: number } | { reminderId: number }) =>
  db
    .selectFrom('userPeptides')
    .select(['currentDose', 'frequency'])
    .where('userId', '=', userId)
    .where('id', '=', (of) =>
      'userPeptideId' in about
        ? of.val(about.userPeptideId)
        : of.selectFrom('reminders').select('userPeptideId').where('id', '=', about.reminderId),
    )
    .forNoKeyUpdate()
    .executeTakeFirst()

/** @returns undefined if the client's id isn't new */
export const insertReminder = async (db: Db, reminder: Insertable<Reminders>): Promise<number | undefined> =>
  (
    await db
      .insertInto('reminders')
      .values(reminder)
      .onConflict((conflict) => conflict.columns(['userId', 'clientId']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const reminderIdByClientId = async (db: Db, userId: string, clientId: string): Promise<number> =>
  (
    await db
      .selectFrom('reminders')
      .select('id')
      .where('userId', '=', userId)
      .where('clientId', '=', clientId)
      .executeTakeFirstOrThrow()
  ).id

/** A member's own reminder, locked until the transaction ends; its deliveries may still be written. */
export const lockReminder = (db: Db, userId: string, id: number) =>
  db
    .selectFrom('reminders as reminder')
    .select([...scheduleColumns, 'reminder.id', 'reminder.userPeptideId', 'reminder.isActive'])
    .where('userId', '=', userId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const updateReminder = (db: Db, id: number, changes: Updateable<Reminders>) =>
  db.updateTable('reminders').set(changes).where('id', '=', id).execute()

export const deleteReminder = async (db: Db, userId: string, id: number): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('reminders')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
