import { type Kysely, sql } from 'kysely'
import type { DB } from '../database/schema.ts'
import { putPeptides } from '../features/catalogue/catalogue.queries.ts'
import { catalogueSeed } from '../features/catalogue/seed/index.ts'
import { inSeedOrder } from '../features/catalogue/seed/seed-order.ts'

/** How many people, how many daily reminders each, and when they are due. */
export interface ManyReminders {
  people: number
  remindersEach: number
  /** when the first reminder is due */
  dueAt: Date
  /** milliseconds over which they are spread */
  within: number
  /** how many of each person's are also mailed */
  mailedEach?: number
}

/** Creates people with reminders in SQL, half an hour before 8:00 in five zones: too many for HTTP. */
export const addManyReminders = (db: Kysely<DB>, many: ManyReminders): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const { people, remindersEach, dueAt, within, mailedEach = 0 } = many
    // The rows are consistent; checking each reference would take most of the time.
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await putPeptides(tx, inSeedOrder(catalogueSeed.slice(0, 1)), new Date(0))
    await sql`
      INSERT INTO users (id, email, email_proved_at, password_hash, time_zone)
      SELECT 'user_' || n, n || '@mail.net', now(), '', (ARRAY['America/New_York', 'Pacific/Auckland', 'Europe/Berlin',
        'Australia/Lord_Howe', 'Pacific/Honolulu'])[n % 5 + 1]
      FROM generate_series(1, ${people}::int) n`.execute(tx)
    await sql`
      INSERT INTO user_peptides (user_id, peptide_id, current_dose, frequency, start_date)
      SELECT id, (SELECT id FROM peptides), '250 mcg', 'Daily', current_date - 7 FROM users`.execute(tx)
    await sql`
      INSERT INTO reminders (user_id, user_peptide_id, title, dose, frequency, time, days, anchor, timing_options, email)
      SELECT user_id, id, 'BPC-157 Reminder', '250 mcg', 'Daily', '08:00', ARRAY['Monday', 'Tuesday', 'Wednesday',
        'Thursday', 'Friday', 'Saturday', 'Sunday'], start_date, ARRAY[30], n <= ${mailedEach}::int
      FROM generate_series(1, ${remindersEach}::int) n, user_peptides`.execute(tx)
    await sql`
      INSERT INTO scheduled_alerts (user_id, reminder_id, minutes_before, occurs_on, occurs_at, wall_time, due_at)
      SELECT user_id, reminder.id, 30, ((at + interval '30 minutes') AT TIME ZONE time_zone)::date, at + interval '30 minutes',
        reminder.time, at
      FROM reminders AS reminder JOIN users ON users.id = user_id
      CROSS JOIN LATERAL (
        SELECT ${dueAt}::timestamptz + (reminder.id * 7919 % ${within}::int) * interval '1 millisecond') AS due (at)
      `.execute(tx)
    await sql`ANALYZE users, user_peptides, reminders, scheduled_alerts`.execute(tx)
  })
