import { type Insertable, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import type { ReminderDues } from '../../database/schema.ts'

/** Whose dues, and of these the ones of a reminder or of a plan entry. */
export interface DuesScope {
  userId: string
  reminderId?: number
  userPeptideId?: number
}

/** Where a person lives; nobody moves them until this transaction ends. */
export const lockZoneOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('timeZone').where('id', '=', userId).forShare().executeTakeFirst())
    ?.timeZone

/** Reminders with what their plan entry says about them; nobody changes them until this transaction ends. */
export const lockReminders = async (db: Db, { userId, reminderId, userPeptideId }: DuesScope) => {
  const locked = await db
    .selectFrom('reminders')
    .select('id')
    .where('userId', '=', userId)
    .$if(reminderId !== undefined, (some) => some.where('id', '=', reminderId as number))
    .$if(userPeptideId !== undefined, (some) => some.where('userPeptideId', '=', userPeptideId as number))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  if (locked.length === 0) return []
  // Asked for after the lock, so that what others changed before it is seen.
  return db
    .selectFrom('reminders as reminder')
    .innerJoin('userPeptides as entry', 'entry.id', 'reminder.userPeptideId')
    .select([
      'reminder.id',
      'reminder.frequency',
      'reminder.time',
      'reminder.days',
      'reminder.anchor',
      'reminder.timingOptions',
      'reminder.isActive',
      'entry.status',
      'entry.startDate',
      'entry.endDate',
    ])
    .where(
      'reminder.id',
      'in',
      locked.map(({ id }) => id),
    )
    .execute()
}

/** Nothing of these reminders is due any more, whether its moment has come or not. */
export async function deleteDues(db: Db, reminderIds: readonly number[]): Promise<void> {
  if (reminderIds.length === 0) return
  await db.deleteFrom('reminderDues').where('reminderId', 'in', reminderIds).execute()
}

/** The moment of a due has come and it is not sent yet; that it was put aside makes no difference. */
const isOverdue = (now: Date) =>
  sql<boolean>`(reminder_dues.due_at IS NOT NULL
    AND reminder_dues.occurs_at - make_interval(mins => reminder_dues.minutes_before) <= ${now})`

interface OtherDues {
  reminderIds: readonly number[]
  kept: readonly { reminderId: number; minutesBefore: number }[]
  now: Date
}

/** Deletes the reminders' dues except for these, and for those whose moment has come and which are not sent yet. */
export async function deleteOtherDues(db: Db, { reminderIds, kept, now }: OtherDues): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .deleteFrom('reminderDues')
    .where('reminderId', 'in', reminderIds)
    .where(sql<boolean>`NOT ${isOverdue(now)}`)
    .where(
      sql<boolean>`(reminder_id, minutes_before) NOT IN (SELECT * FROM unnest(
        ${kept.map(({ reminderId }) => reminderId)}::bigint[],
        ${kept.map(({ minutesBefore }) => minutesBefore)}::smallint[]))`,
    )
    .execute()
}

/** Writes dues, but not over those whose moment has come and which are not sent yet. */
export async function writeDues(db: Db, dues: readonly Insertable<ReminderDues>[], now: Date): Promise<void> {
  if (dues.length === 0) return
  await db
    .insertInto('reminderDues')
    .values(dues)
    .onConflict((conflict) =>
      conflict
        .columns(['reminderId', 'minutesBefore'])
        .doUpdateSet(({ ref }) => ({
          occursOn: ref('excluded.occursOn'),
          occursAt: ref('excluded.occursAt'),
          wallTime: ref('excluded.wallTime'),
          dueAt: ref('excluded.dueAt'),
        }))
        .where(sql<boolean>`NOT ${isOverdue(now)}`),
    )
    .execute()
}

/** What was put off is not told again either. */
export async function dropSnoozes(db: Db, reminderIds: readonly number[]): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .updateTable('reminderSnoozes')
    .set({ dueAt: null })
    .where('reminderId', 'in', reminderIds)
    .where('dueAt', 'is not', null)
    .execute()
}
