import type { TimedOccurrence } from '@pepwell/domain/reminders/outcomes'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** The latest snooze of an occurrence. */
export const lastSnooze = (db: Db, { reminderId, at }: TimedOccurrence) =>
  db
    .selectFrom('reminderSnoozes')
    .select(['snoozes', 'dueAt'])
    .where('reminderId', '=', reminderId)
    .where('occursAt', '=', new Date(at))
    .orderBy('snoozes', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Snoozes an occurrence until `dueAt`, replacing an earlier snooze. */
export async function insertSnooze(
  db: Db,
  { reminderId, day, at }: TimedOccurrence,
  { userId, dueAt, snoozes }: { userId: string; dueAt: Date; snoozes: number },
): Promise<void> {
  const occursAt = new Date(at)
  await db
    .updateTable('reminderSnoozes')
    .set({ dueAt: null })
    .where('reminderId', '=', reminderId)
    .where('occursAt', '=', occursAt)
    .where('dueAt', 'is not', null)
    .execute()
  await db
    .insertInto('reminderSnoozes')
    .values({ userId, reminderId, occursOn: day, occursAt, dueAt, snoozes })
    .execute()
  // Repeats wait for the snooze and then continue.
  await sql`
    UPDATE scheduled_alerts SET due_at = greatest(due_at, ${dueAt}::timestamptz - make_interval(mins => minutes_before))
    WHERE reminder_id = ${reminderId} AND occurs_at = ${occursAt} AND minutes_before < 0 AND due_at IS NOT NULL`.execute(
    db,
  )
}

/** Future snoozes of reminders, to be moved with their occurrences. */
export const openSnoozes = async (db: Db, reminderIds: readonly number[]) => {
  const rows = await db
    .selectFrom('reminderSnoozes')
    .select(['id', 'reminderId', 'occursAt'])
    .where('reminderId', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .where('dueAt', 'is not', null)
    .execute()
  return rows.map(({ occursAt, ...row }) => ({ ...row, at: occursAt.getTime() }))
}

/** Moves a snooze to another occurrence. */
export const moveSnooze = (db: Db, id: number, { day, at }: TimedOccurrence) =>
  db
    .updateTable('reminderSnoozes')
    .set({ occursOn: day, occursAt: new Date(at) })
    .where('id', '=', id)
    .execute()

/** The occurrences that are snoozed beyond an instant, and silent until then. */
export async function snoozedBeyond(
  db: Db,
  now: Date,
  occurrences: readonly { reminderId: number; occursAt: Date }[],
): Promise<{ reminderId: number; occursAt: Date }[]> {
  const { rows } = await sql<{ reminderId: number; occursAt: Date }>`
    SELECT reminder_id, occurs_at FROM reminder_snoozes
    WHERE (reminder_id, occurs_at) IN (SELECT * FROM unnest(
      ${occurrences.map(({ reminderId }) => reminderId)}::bigint[],
      ${occurrences.map(({ occursAt }) => occursAt)}::timestamptz[])) AND due_at > ${now}`.execute(db)
  return rows
}
