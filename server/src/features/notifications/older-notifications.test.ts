import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { connect } from '../../database/connect.ts'
import { migrate } from '../../migrate.ts'
import { notificationsOf } from '../../testing/notifications.ts'
import { emptyDatabase } from '../../testing/scratch-database.ts'
import { testApp } from '../../testing/test-app.ts'

const app = await testApp()
test('notifications from before there were kinds are unchanged in the inbox', async () => {
  const connection = await emptyDatabase()
  await migrate(connection, { upTo: '0014-calculations-by-peptide' })
  const db = connect(connection, () => {})
  onTestFinished(() => db.destroy())
  await sql
    .raw(`
    INSERT INTO users (id, email, password_hash) VALUES ('user_ada', 'ada@mail.net', '');
    INSERT INTO peptides (name, category, description, benefits, side_effects, recommended_dose, frequency, duration,
      best_taken_with) VALUES ('BPC-157', '', '', '', '', '', '', '', '');
    INSERT INTO user_peptides (user_id, peptide_id, current_dose, frequency, start_date)
    SELECT 'user_ada', id, '250 mcg', 'Daily', '2026-06-01' FROM peptides;
    INSERT INTO reminders (user_id, user_peptide_id, title, dose, frequency, time, days, anchor, timing_options)
    SELECT 'user_ada', id, 'BPC-157 Reminder', '250 mcg', 'Daily', '08:00', '{Monday}', '2026-06-01', '{30}' FROM user_peptides;
    INSERT INTO reminder_outcomes SELECT id, '2026-06-15', 'skipped', NULL, now() FROM reminders;
    INSERT INTO deliveries (user_id, channel, kind, key, reminder_id, occurs_on, occurs_at, peptide_name, dose, title, body,
      scheduled_at, created_at)
    SELECT 'user_ada', 'in_app', kind, kind, CASE kind WHEN 'reminder' THEN id END, CASE kind WHEN 'test' THEN NULL ELSE date '2026-06-15' END,
      CASE kind WHEN 'test' THEN NULL ELSE timestamptz '2026-06-15T12:00Z' END, 'BPC-157', '250 mcg', kind, '', now(), now()
    FROM reminders, unnest(ARRAY['reminder', 'test']) AS kind;
    INSERT INTO inbox_messages (user_id, delivery_id, created_at) SELECT 'user_ada', id, now() FROM deliveries ORDER BY kind;
    INSERT INTO notification_logs (user_id, delivery_id, type, method, peptide_name, dose, scheduled_time, sent_at, success)
    SELECT 'user_ada', id, kind, 'in_app', peptide_name, dose, now(), now(), true FROM deliveries WHERE kind = 'reminder'
  `)
    .execute(db)
  await migrate(connection)
  const user = { id: 'user_ada', isAdmin: false, permissions: [], timeZone: 'UTC' }
  const { messages } = await notificationsOf({ ...app, db }).inbox(user, { limit: 20 })
  const reminder = await db.selectFrom('reminders').select(['id', 'userPeptideId']).executeTakeFirstOrThrow()
  const occurrence = {
    reminderId: reminder.id,
    userPeptideId: reminder.userPeptideId,
    occursOn: '2026-06-15',
    occursAt: '2026-06-15T12:00:00.000Z',
    outcome: 'skipped',
  }
  expect(messages).toMatchObject([
    { kind: 'test', reminderId: null, occursOn: null, occursAt: null },
    { kind: 'reminder', ...occurrence },
  ])
  const logs = await db.selectFrom('notificationLogs').select('about').execute()
  expect(logs).toEqual([{ about: { peptideName: 'BPC-157', dose: '250 mcg' } }])
})
