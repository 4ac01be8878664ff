import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../database/connect.ts'
import { type NextAlert, rowsOf } from './alert-schedule.queries.ts'

/** A time that a reminder has reached. */
interface DueTime {
  reminderId: number
  /** negative for a repeat */
  minutesBefore: number
  occursOn: CalendarDay
  occursAt: Date
  /** the wall time for which it was calculated, which the reminder may no longer have; null for a snooze */
  wallTime: string | null
  dueAt: Date
  /** null unless snoozed */
  snoozeId: number | null
  snoozes: number
}

/** The current data for its alert. */
interface DueReminder {
  reminderId: number
  userId: string
  userPeptideId: number
  title: string
  dose: string
  frequency: string
  time: string
  days: string[]
  anchor: CalendarDay
  every: number | null
  daysOn: number | null
  daysOff: number | null
  timingOptions: number[]
  repeatEvery: number | null
  /** of the plan entry */
  startDate: CalendarDay
  endDate: CalendarDay | null
  push: boolean
  email: boolean
  sms: boolean
  inApp: boolean
  timeZone: string
  peptideName: string | null
}

export type ClaimedTime = DueTime & DueReminder

/** What to claim: everything due, or of one reminder. */
export interface Claim {
  now: Date
  limit: number
  reminderId?: number
}

/**
 * Locks due rows that no other process holds, then their reminders and people, always in that order, so that
 * deletions wait for us and we never wait for them.
 */
const lockDue = async (
  db: Db,
  table: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  { now, limit, reminderId }: Claim,
): Promise<DueTime[]> => {
  const { rows } = await sql<DueTime>`
    SELECT due.reminder_id, due.occurs_on, due.occurs_at, due.due_at, ${columns}
    FROM ${table} AS due
    JOIN reminders AS reminder ON reminder.id = due.reminder_id
    JOIN users AS person ON person.id = reminder.user_id
    WHERE due.due_at <= ${now} ${reminderId === undefined ? sql`` : sql`AND due.reminder_id = ${reminderId}`}
    ORDER BY due.due_at LIMIT ${limit}
    FOR UPDATE OF due SKIP LOCKED FOR KEY SHARE OF reminder, person SKIP LOCKED`.execute(db)
  return rows
}

async function remindersAsTheyAre(db: Db, ids: readonly number[]): Promise<DueReminder[]> {
  const { rows } = await sql<DueReminder>`
    SELECT reminder.id AS reminder_id, reminder.user_id, reminder.user_peptide_id, reminder.title, reminder.frequency, reminder.time,
      coalesce(reminder.dose, entry.current_dose) AS dose, reminder.days, reminder.anchor, reminder.every, reminder.days_on,
      reminder.days_off, reminder.timing_options, reminder.repeat_every, entry.start_date, entry.end_date, person.time_zone,
      coalesce(peptide.name, personal.name) AS peptide_name, reminder.push,
      reminder.email AND reachable.reminder_mails AS email, reminder.sms AND reachable.by_sms AS sms, reachable.in_app
    FROM reminders AS reminder
    JOIN users AS person ON person.id = reminder.user_id
    JOIN user_peptides AS entry ON entry.user_id = reminder.user_id AND entry.id = reminder.user_peptide_id
    LEFT JOIN peptides AS peptide ON peptide.id = entry.peptide_id
    LEFT JOIN personal_peptides AS personal ON personal.user_id = entry.user_id AND personal.id = entry.personal_peptide_id
    JOIN reachable ON reachable.user_id = person.id
    WHERE reminder.id = ANY(${ids}::bigint[])`.execute(db)
  return rows
}

/**
 * Claims due times for this transaction. Reminders are read after the lock: a single statement would see the state
 * before a concurrent change.
 */
async function claim(db: Db, times: readonly DueTime[]): Promise<ClaimedTime[]> {
  if (times.length === 0) return []
  const reminders = await remindersAsTheyAre(db, [...new Set(times.map(({ reminderId }) => reminderId))])
  const known = new Map(reminders.map((reminder) => [reminder.reminderId, reminder]))
  return times.flatMap((time) => {
    const reminder = known.get(time.reminderId)
    return reminder ? [{ ...time, ...reminder }] : []
  })
}

/** Claims due alerts for this transaction. */
export const claimAlerts = async (db: Db, what: Claim): Promise<ClaimedTime[]> => {
  const columns = sql`due.minutes_before, due.wall_time, NULL::bigint AS snooze_id, 0::smallint AS snoozes`
  return claim(db, await lockDue(db, sql`scheduled_alerts`, columns, what))
}

/** Claims due snoozes. */
export const claimSnoozes = async (db: Db, what: Claim): Promise<ClaimedTime[]> => {
  const columns = sql`0::smallint AS minutes_before, NULL::text AS wall_time, due.id AS snooze_id, due.snoozes`
  return claim(db, await lockDue(db, sql`reminder_snoozes`, columns, what))
}

/** Reminders with something due, without claiming them. */
export async function dueReminders(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ reminderId: number }>`
    (SELECT reminder_id FROM scheduled_alerts WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit})
    UNION
    (SELECT reminder_id FROM reminder_snoozes WHERE due_at <= ${now} ORDER BY due_at LIMIT ${limit})`.execute(
    db,
  )
  return rows.map(({ reminderId }) => reminderId)
}

/** When the next alert is due; undefined if none is. */
export async function nextAlertAt(db: Db): Promise<Date | undefined> {
  const { rows } = await sql<{ at: Date | null }>`
    SELECT least(
      (SELECT min(due_at) FROM scheduled_alerts WHERE due_at IS NOT NULL),
      (SELECT min(due_at) FROM reminder_snoozes WHERE due_at IS NOT NULL)) AS at`.execute(db)
  return rows[0]?.at ?? undefined
}

/** An occurrence of a reminder by its instant. */
interface Instant {
  reminderId: number
  occursAt: Date
}

/** Each reminder's taken or skipped occurrences since an instant. */
export async function resolvedOccurrences(db: Db, since: readonly Instant[]): Promise<Instant[]> {
  const { rows } = await sql<Instant>`
    SELECT DISTINCT outcome.reminder_id, outcome.occurs_at
    FROM unnest(${since.map(({ reminderId }) => reminderId)}::bigint[],
      ${since.map(({ occursAt }) => occursAt)}::timestamptz[]) AS since (reminder_id, at)
    JOIN reminder_outcomes AS outcome ON outcome.reminder_id = since.reminder_id AND outcome.occurs_at >= since.at
    `.execute(db)
  return rows
}

/** Writes the next alerts and the last alerted occurrences. */
export const writeNextAlerts = (db: Db, alerts: readonly (NextAlert & { alertedAt: Date | null })[]) =>
  sql`
  UPDATE scheduled_alerts AS due SET occurs_on = next.occurs_on, occurs_at = next.occurs_at, wall_time = next.wall_time,
    due_at = next.due_at, alerted_at = coalesce(alerted.at, due.alerted_at)
  FROM ${rowsOf(alerts)} WITH ORDINALITY AS next (reminder_id, minutes_before, occurs_on, occurs_at, wall_time, due_at, place)
  JOIN unnest(${alerts.map(({ alertedAt }) => alertedAt)}::timestamptz[]) WITH ORDINALITY AS alerted (at, place) USING (place)
  WHERE due.reminder_id = next.reminder_id AND due.minutes_before = next.minutes_before`.execute(db)

/** Ends snoozes; the rows stay, because they count how often an occurrence was snoozed. */
export const endSnoozes = (db: Db, ids: readonly number[]) =>
  db
    .updateTable('reminderSnoozes')
    .set({ dueAt: null })
    .where('id', '=', sql<number>`ANY(${ids}::bigint[])`)
    .execute()

/** Retries a reminder's due alerts later. Their scheduled time stays, and so does their lateness. */
export async function deferAlerts(db: Db, reminderId: number, { now, until }: { now: Date; until: Date }) {
  const [alerts, snoozes] = [db.updateTable('scheduledAlerts'), db.updateTable('reminderSnoozes')]
  await alerts.set({ dueAt: until }).where('reminderId', '=', reminderId).where('dueAt', '<=', now).execute()
  await snoozes.set({ dueAt: until }).where('reminderId', '=', reminderId).where('dueAt', '<=', now).execute()
}
