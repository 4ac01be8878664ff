import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { scheduleColumns } from './schedule.queries.ts'

/** A person's scheduled alerts, or those of a reminder or plan entry. */
export interface AlertScope {
  userId: string
  reminderId?: number
  userPeptideId?: number
}

/** The person's time zone, locked until the transaction ends. */
export const lockZoneOf = async (db: Db, userId: string): Promise<string | undefined> =>
  (await db.selectFrom('users').select('timeZone').where('id', '=', userId).forShare().executeTakeFirst())
    ?.timeZone

/** Reminders with their plan entry, locked until the transaction ends. */
export const lockReminders = async (db: Db, { userId, reminderId, userPeptideId }: AlertScope) => {
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
  // Read after the lock, to see earlier changes of others.
  return db
    .selectFrom('reminders as reminder')
    .innerJoin('userPeptides as entry', 'entry.id', 'reminder.userPeptideId')
    .select([
      'reminder.id',
      'reminder.userPeptideId',
      ...scheduleColumns,
      'reminder.timingOptions',
      'reminder.repeatEvery',
      'reminder.countsFrom',
      'reminder.isActive',
      'entry.status',
      'entry.startDate',
      'entry.endDate',
    ])
    .where('reminder.id', '=', sql<number>`ANY(${locked.map(({ id }) => id)}::bigint[])`)
    .execute()
}

/** Occurrences before an instant no longer count. */
export const countFrom = (
  db: Db,
  { userId, userPeptideId }: Required<Omit<AlertScope, 'reminderId'>>,
  moment: Date,
) =>
  db
    .updateTable('reminders')
    .set({ countsFrom: moment })
    .where('userId', '=', userId)
    .where('userPeptideId', '=', userPeptideId)
    .execute()

/** Deletes the scheduled alerts of these reminders, overdue ones included. */
export async function deleteAlerts(db: Db, reminderIds: readonly number[]): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .deleteFrom('scheduledAlerts')
    .where('reminderId', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .execute()
}

/** An instant, and the time zone for days before it. */
interface Moment {
  now: Date
  timeZone: string
}

/** An overdue alert that wasn't sent yet, even if it was set aside. Repeats don't count. */
const isOverdue = ({ now, timeZone }: Moment) =>
  sql<boolean>`(scheduled_alerts.due_at IS NOT NULL AND scheduled_alerts.minutes_before >= 0 AND ${now} >= CASE
    WHEN scheduled_alerts.minutes_before < 1440
      THEN scheduled_alerts.occurs_at - make_interval(mins => scheduled_alerts.minutes_before)
    -- A day before is the same time on the clock.
    ELSE (scheduled_alerts.occurs_at AT TIME ZONE ${timeZone}::text
      - make_interval(mins => scheduled_alerts.minutes_before)) AT TIME ZONE ${timeZone}::text
  END)`

interface OtherAlerts extends Moment {
  reminderIds: readonly number[]
  scheduled: readonly { reminderId: number; minutesBefore: number }[]
}

/** Deletes scheduled alerts except these and overdue ones. */
export async function deleteOtherAlerts(
  db: Db,
  { reminderIds, scheduled, ...moment }: OtherAlerts,
): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .deleteFrom('scheduledAlerts')
    .where('reminderId', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .where(sql<boolean>`NOT ${isOverdue(moment)}`)
    .where(
      sql<boolean>`(reminder_id, minutes_before) NOT IN (SELECT * FROM unnest(
        ${scheduled.map(({ reminderId }) => reminderId)}::bigint[],
        ${scheduled.map(({ minutesBefore }) => minutesBefore)}::smallint[]))`,
    )
    .execute()
}

/** A lead time's next alert; nulls if there is none. */
export interface NextAlert {
  reminderId: number
  /** negative for a repeat: minutes after the occurrence */
  minutesBefore: number
  occursOn: CalendarDay
  occursAt: Date
  wallTime: string
  dueAt: Date | null
}

/** Rows of (reminder_id, minutes_before, occurs_on, occurs_at, wall_time, due_at). */
export const rowsOf = (alerts: readonly NextAlert[]) =>
  sql`unnest(
    ${alerts.map(({ reminderId }) => reminderId)}::bigint[],
    ${alerts.map(({ minutesBefore }) => minutesBefore)}::smallint[],
    ${alerts.map(({ occursOn }) => occursOn)}::date[],
    ${alerts.map(({ occursAt }) => occursAt)}::timestamptz[],
    ${alerts.map(({ wallTime }) => wallTime)}::text[],
    ${alerts.map(({ dueAt }) => dueAt)}::timestamptz[])`

/**
 * Writes a person's scheduled alerts, without replacing overdue ones. The key is named, because the next release adds
 * the person to it.
 */
export async function writeAlerts(
  db: Db,
  userId: string,
  alerts: readonly NextAlert[],
  moment: Moment,
): Promise<void> {
  if (alerts.length === 0) return
  await sql`
    INSERT INTO scheduled_alerts (user_id, reminder_id, minutes_before, occurs_on, occurs_at, wall_time, due_at)
    SELECT ${userId}, next.* FROM ${rowsOf(alerts)} AS next
    ON CONFLICT ON CONSTRAINT scheduled_alerts_pkey DO UPDATE SET occurs_on = excluded.occurs_on,
      occurs_at = excluded.occurs_at, wall_time = excluded.wall_time, due_at = excluded.due_at
    WHERE NOT ${isOverdue(moment)}`.execute(db)
}

/** The last occurrence each lead time sent an alert for. */
export const alertedOccurrences = async (db: Db, reminderIds: readonly number[]) => {
  const rows = await db
    .selectFrom('scheduledAlerts')
    .select(['reminderId', 'minutesBefore', 'alertedAt'])
    .where('reminderId', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .where('alertedAt', 'is not', null)
    .$narrowType<{ alertedAt: Date }>()
    .execute()
  return rows.map(({ alertedAt, ...row }) => ({ ...row, at: alertedAt.getTime() }))
}

/** A reminder moved to another time alerts there, regardless of earlier alerts. */
export const clearAlerted = (db: Db, reminderId: number) =>
  db
    .updateTable('scheduledAlerts')
    .set({ alertedAt: null })
    .where('reminderId', '=', reminderId)
    .where('alertedAt', 'is not', null)
    .execute()

/** Deletes snoozes. */
export async function dropSnoozes(db: Db, reminderIds: readonly number[]): Promise<void> {
  if (reminderIds.length === 0) return
  await db
    .updateTable('reminderSnoozes')
    .set({ dueAt: null })
    .where('reminderId', '=', sql<number>`ANY(${reminderIds}::bigint[])`)
    .where('dueAt', 'is not', null)
    .execute()
}
