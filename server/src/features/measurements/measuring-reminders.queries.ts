import type { MeasuringSubject } from '@pepwell/domain/measurements/measuring-reminders'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { sql } from 'kysely'
import type { Db } from '../../database/connect.ts'

/** SQL for the day of a person's last measurement of a subject, in their zone. */
const lastOnOf = (
  userId: string,
  subject: string,
  timeZone: string,
) => sql<CalendarDay | null>`CASE ${sql.ref(subject)}
  WHEN 'weight' THEN (SELECT max(weigh_in_date) FROM weight_logs AS log WHERE log.user_id = ${sql.ref(userId)})
  WHEN 'labs' THEN (SELECT (max(collected_at) AT TIME ZONE ${sql.ref(timeZone)})::date
    FROM lab_results AS result WHERE result.user_id = ${sql.ref(userId)})
  ELSE (SELECT (max(measured_at) AT TIME ZONE ${sql.ref(timeZone)})::date FROM measurements AS measured
    WHERE measured.user_id = ${sql.ref(userId)}
      AND measured.kind = CASE ${sql.ref(subject)} WHEN 'waist' THEN 'waist' ELSE 'systolic' END)
END`

const reminders = (db: Db) =>
  db
    .selectFrom('measuringReminders as reminder')
    .innerJoin('users as person', 'person.id', 'reminder.userId')
    .select((of) => [
      'reminder.userId',
      of.ref('reminder.subject').$castTo<MeasuringSubject>().as('subject'),
      of.ref('reminder.everyDays').$castTo<7 | 14 | 30 | 90>().as('everyDays'),
      'reminder.dueAt',
      'person.timeZone',
      lastOnOf('reminder.userId', 'reminder.subject', 'person.timeZone').as('lastOn'),
    ])

export type MeasuringRow = Awaited<ReturnType<typeof remindersOf>>[number]

export const remindersOf = (db: Db, userId: string) =>
  reminders(db).where('reminder.userId', '=', userId).orderBy('reminder.subject').execute()

/** The day of a person's last measurement of a subject; null without any. */
export async function lastMeasured(db: Db, userId: string, subject: MeasuringSubject) {
  const { lastOn } = await db
    .selectFrom('users as person')
    .crossJoin(sql<{ subject: string }>`(SELECT ${subject}::text AS subject)`.as('asked'))
    .select(lastOnOf('person.id', 'asked.subject', 'person.timeZone').as('lastOn'))
    .where('person.id', '=', userId)
    .executeTakeFirstOrThrow()
  return lastOn
}

interface Setting {
  userId: string
  subject: MeasuringSubject
  everyDays: number
  dueAt: Date
  updatedAt: Date
}

export const saveReminder = (tx: Db, setting: Setting) =>
  tx
    .insertInto('measuringReminders')
    .values(setting)
    .onConflict((conflict) =>
      conflict.columns(['userId', 'subject']).doUpdateSet({
        everyDays: setting.everyDays,
        dueAt: setting.dueAt,
        updatedAt: setting.updatedAt,
      }),
    )
    .execute()

export const deleteReminder = (tx: Db, userId: string, subject: MeasuringSubject) =>
  tx.deleteFrom('measuringReminders').where('userId', '=', userId).where('subject', '=', subject).execute()

/** A due reminder, by its position in the order of due times. */
export interface DueReminder {
  userId: string
  subject: string
  dueAt: Date
}

/** The next due reminders, after one of them. */
export const dueReminders = (db: Db, now: Date, { after, limit }: { after?: DueReminder; limit: number }) =>
  db
    .selectFrom('measuringReminders')
    .select(['userId', 'subject', 'dueAt'])
    .where('dueAt', '<=', now)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(due_at, user_id, subject) > (${after?.dueAt}::timestamptz, ${after?.userId}, ${after?.subject})`,
      ),
    )
    .orderBy('dueAt')
    .orderBy('userId')
    .orderBy('subject')
    .limit(limit)
    .execute()

/** Locks a reminder that is still due and that no other process is handling; undefined otherwise. */
export const claimReminder = (tx: Db, { userId, subject }: DueReminder, now: Date) =>
  reminders(tx)
    .where('reminder.userId', '=', userId)
    .where('reminder.subject', '=', subject)
    .where('reminder.dueAt', '<=', now)
    .forUpdate('reminder')
    .skipLocked()
    .executeTakeFirst()

export const postpone = (tx: Db, { userId, subject }: MeasuringRow, dueAt: Date) =>
  tx
    .updateTable('measuringReminders')
    .set({ dueAt })
    .where('userId', '=', userId)
    .where('subject', '=', subject)
    .execute()

/** The measurements that a person was reminded of. */
export interface AboutMeasuring {
  userId: string
  subject: MeasuringSubject
  /** the day of the reminder */
  day: CalendarDay
}

/** A reminder's state: turned off, or measured on its day or later. */
export interface MeasuringState {
  isOff: boolean
  isMeasured: boolean
}

/** The states of reminders in the order of `abouts`. */
export async function measuringStates(db: Db, abouts: readonly AboutMeasuring[]): Promise<MeasuringState[]> {
  const { rows } = await sql<MeasuringState>`
    SELECT reminder.subject IS NULL AS is_off,
      coalesce(${lastOnOf('asked.user_id', 'asked.subject', 'person.time_zone')} >= asked.day, false) AS is_measured
    FROM unnest(${abouts.map(({ userId }) => userId)}::text[], ${abouts.map(({ subject }) => subject)}::text[],
      ${abouts.map(({ day }) => day)}::date[]) WITH ORDINALITY AS asked (user_id, subject, day, place)
    LEFT JOIN users AS person ON person.id = asked.user_id
    LEFT JOIN measuring_reminders AS reminder
      ON reminder.user_id = asked.user_id AND reminder.subject = asked.subject
    ORDER BY asked.place`.execute(db)
  return rows
}
