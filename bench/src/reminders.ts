import { type BuiltApp, buildApp } from '@pepwell/server/app'
import type { Connection } from '@pepwell/server/database/connect'
import { Worker } from '@pepwell/server/jobs/worker'
import { type Kysely, sql } from 'kysely'
import pg from 'pg'
import { aProduct } from './app-deps.ts'
import { scaled } from './scale.ts'

const PEOPLE = 1_000
/** Reminders that are also mailed, so that jobs are included. */
const MAILED = 1_000
const REMINDERS = scaled(10_000, 1_000)
const BATCH = 200
const LATENCY_SECONDS = scaled(5, 1)

// biome-ignore lint/suspicious/noExplicitAny: the data is written with SQL of its own
type AnyDb = Kysely<any>

async function fill(db: AnyDb): Promise<void> {
  await sql`
    INSERT INTO peptides (name, category, description, benefits, side_effects, recommended_dose, frequency, duration,
      best_taken_with) VALUES ('BPC-157', '', '', '', '', '', '', '', '')`.execute(db)
  await sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, time_zone)
    SELECT 'user_bench_' || n, 'bench' || n || '@mail.net', now(), '', 'America/New_York'
    FROM generate_series(1, ${PEOPLE}::int) n`.execute(db)
  await sql`
    INSERT INTO user_peptides (user_id, peptide_id, current_dose, frequency, start_date)
    SELECT id, (SELECT id FROM peptides), '250 mcg', 'Daily', current_date - 7 FROM users`.execute(db)
  await sql`
    INSERT INTO reminders (user_id, user_peptide_id, title, dose, frequency, time, days, anchor, timing_options)
    SELECT user_id, id, 'BPC-157 Reminder', '250 mcg', 'Daily', '08:00', ARRAY['Monday', 'Tuesday', 'Wednesday', 'Thursday',
      'Friday', 'Saturday', 'Sunday'], start_date, ARRAY[30]
    FROM user_peptides, generate_series(1, ${REMINDERS / PEOPLE}::int)`.execute(db)
  await sql`
    INSERT INTO scheduled_alerts (user_id, reminder_id, minutes_before, occurs_on, occurs_at, wall_time)
    SELECT user_id, id, 30, current_date, now(), time FROM reminders`.execute(db)
}

/** Makes every reminder due, for another day each time. */
const makeDue = (db: AnyDb, round: number) =>
  sql`
  UPDATE scheduled_alerts SET occurs_on = current_date - ${round}::int, occurs_at = now() + interval '30 minutes', due_at = now()
  `.execute(db)

/** Claims, writes the same rows and moves on in plain SQL: no zones, texts or rules. */
const CLAIM_AND_INSERT = `
  WITH claimed AS (
    SELECT * FROM scheduled_alerts WHERE due_at <= now() ORDER BY due_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
  ), moved AS (
    UPDATE scheduled_alerts d SET occurs_on = d.occurs_on + 1, occurs_at = d.occurs_at + interval '1 day',
      due_at = d.due_at + interval '1 day'
    FROM claimed c WHERE d.reminder_id = c.reminder_id AND d.minutes_before = c.minutes_before
  ), delivered AS (
    INSERT INTO deliveries (user_id, channel, kind, key, title, body, path, about, scheduled_at, status, created_at)
    SELECT r.user_id, 'in_app', 'reminder', 'bare:' || r.id || ':' || c.occurs_on, r.title, 'Take ' || r.dose, '/reminders',
      jsonb_build_object('reminderId', r.id, 'occursOn', c.occurs_on, 'occursAt', c.occurs_at, 'peptideName', 'BPC-157',
        'dose', r.dose), c.due_at, 'sent', now()
    FROM claimed c JOIN reminders r ON r.id = c.reminder_id
    RETURNING *
  ), told AS (
    INSERT INTO inbox_messages (user_id, delivery_id, created_at) SELECT user_id, id, created_at FROM delivered
  )
  INSERT INTO notification_logs (user_id, delivery_id, type, method, about, scheduled_time, sent_at, success)
  SELECT user_id, id, kind, channel, about - '{reminderId,occursOn,occursAt}'::text[], scheduled_at, created_at, true
  FROM delivered`

async function claimAndInsert(client: pg.Client): Promise<void> {
  while ((await client.query(CLAIM_AND_INSERT)).rowCount) {}
}

/** Reminders per second, alternating between both sides. */
async function rates(db: AnyDb, sides: (() => Promise<unknown>)[], rounds: number): Promise<number[][]> {
  const found: number[][] = sides.map(() => [])
  let day = 0
  for (let round = 0; round < rounds; round++) {
    for (const [index, side] of sides.entries()) {
      await makeDue(db, ++day)
      const start = performance.now()
      await side()
      found[index]?.push(REMINDERS / ((performance.now() - start) / 1000))
    }
  }
  return found
}

/** Milliseconds from due to in-app, and to the mail server. */
export interface Latency {
  channel: string
  median: number
  p99: number
}

async function latencies(db: AnyDb): Promise<Latency[]> {
  const { rows } = await sql<Latency>`
    SELECT channel, percentile_disc(0.5) WITHIN GROUP (ORDER BY took) AS median,
      percentile_disc(0.99) WITHIN GROUP (ORDER BY took) AS p99
    FROM (
      SELECT channel, round(extract(epoch FROM settled_at - scheduled_at) * 1000) AS took FROM deliveries
      WHERE about ->> 'occursOn' = current_date::text AND status = 'sent'
    ) AS told GROUP BY channel ORDER BY channel DESC`.execute(db)
  return rows
}

/** Makes reminders due one at a time while the sending pipeline runs. */
async function measureLatency(connection: Connection, db: AnyDb, { app, tasks, background }: BuiltApp) {
  await sql`UPDATE reminders SET email = true`.execute(db)
  await sql`
    UPDATE scheduled_alerts SET occurs_on = current_date, occurs_at = at + interval '30 minutes', due_at = at
    FROM (SELECT id, clock_timestamp() + interval '1 second' + random() * ${LATENCY_SECONDS}::int * interval '1 second' AS at
      FROM reminders ORDER BY id LIMIT ${MAILED}) AS moment
    WHERE reminder_id = moment.id`.execute(db)
  const working = [new Worker({ connection, tasks, log: app.log }), ...background]
  for (const work of working) work.start()
  await new Promise((resolve) => setTimeout(resolve, (LATENCY_SECONDS + 3) * 1000))
  for (const work of working.reverse()) await work.stop()
  return latencies(db)
}

/** Sends reminders from an empty database, next to a minimal implementation. */
export async function measureReminders(connection: Connection, rounds: number) {
  const parts = await aProduct(connection)
  const { db, bus } = parts
  await fill(db)
  const client = new pg.Client(connection)
  await client.connect()
  const built = await buildApp(parts)
  await built.app.ready()
  const sides = [
    () => claimAndInsert(client),
    () => Promise.all(built.background.map((work) => work.catchUp())),
  ]
  const [bare = [], product = []] = await rates(db, sides, rounds)
  const latency = await measureLatency(connection, db, built)
  await client.end()
  await built.app.close()
  await bus.close()
  await db.destroy()
  return { bare, product, latency }
}
