import { type Connection, connect } from '@pepwell/server/database/connect'
import { type Kysely, sql } from 'kysely'
import { BUSY_PEOPLE, TIME_ZONE } from './people.ts'

/** Per member: 200,000 members have 10,000,000 doses and 20,000,000 visits. */
export const DOSES_EACH = 50
export const VISITS_EACH = 100

/** Rows per statement, to limit its memory. */
const AT_ONCE = 500_000

/** Milliseconds for a statement and for all sums. */
export const HOUR_MS = 60 * 60 * 1000

// biome-ignore lint/suspicious/noExplicitAny: the data is written with SQL of its own
type AnyDb = Kysely<any>

/** While there is nothing to lose; measurements use the usual settings. */
const quickly = [
  'fsync = off',
  'full_page_writes = off',
  "max_wal_size = '4GB'",
  "maintenance_work_mem = '512MB'",
]

/** Runs work without waiting for the disk. */
export async function withoutDurability(db: AnyDb, work: () => Promise<unknown>): Promise<void> {
  for (const setting of quickly) await sql`ALTER SYSTEM SET ${sql.raw(setting)}`.execute(db)
  await sql`SELECT pg_reload_conf()`.execute(db)
  await work()
  await sql`ALTER SYSTEM RESET ALL`.execute(db)
  await sql`SELECT pg_reload_conf()`.execute(db)
}

/** Runs work without indexes that only speed up reads, and restores them. */
async function withoutIndexes(db: AnyDb, work: () => Promise<void>): Promise<void> {
  const { rows } = await sql<{ name: string; made: string }>`
    SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS made FROM pg_index
    WHERE indrelid IN ('dosage_logs'::regclass, 'page_visits'::regclass) AND NOT indisunique`.execute(db)
  for (const { name } of rows) await sql`DROP INDEX ${sql.raw(name)}`.execute(db)
  await work()
  for (const { made } of rows) await sql.raw(made).execute(db)
}

/** Processes numbers from 0 in batches. */
async function inChunks(count: number, work: (from: number, to: number) => Promise<unknown>): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) await work(from, Math.min(count, from + AT_ONCE) - 1)
}

const fillMembers = (db: AnyDb, members: number) =>
  sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, first_name, time_zone, created_at, is_admin, date_of_birth, height_feet,
      height_inches, weight, gender)
    SELECT 'user_bench_' || n, 'bench' || n || '@mail.net', now(), 'x', 'Ada', ${TIME_ZONE},
      now() - make_interval(days => 380 - n * 360 / ${members}::int), n < ${BUSY_PEOPLE}, '1990-01-01', 5, 8, 170, 'other'
    FROM generate_series(0, ${members - 1}::int) n`.execute(db)

const fillSessions = (db: AnyDb) =>
  sql`
    INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
    SELECT id, sha256(('bench-token-' || split_part(id, '_', 3))::bytea), now() - interval '2 days', now() - interval '1 day',
      now() + interval '9 days' FROM users WHERE id LIKE 'user_bench_%'`.execute(db)

/** About a dose a week, of one of twenty peptides. */
const fillDoses = (db: AnyDb, members: number) =>
  inChunks(members * DOSES_EACH, (from, to) =>
    sql`
      INSERT INTO dosage_logs (user_id, peptide_name, dose, taken_at, taken_on, created_at)
      SELECT 'user_bench_' || n % ${members}::int, 'Peptide ' || n % ${members}::int % 20, '250 mcg', at, at::date, at
      FROM generate_series(${from}::int, ${to}::int) n
      CROSS JOIN LATERAL (SELECT now() - n / ${members}::int * interval '7 days' - hashint4(n) % 72 * interval '1 hour') AS t (at)`.execute(
      db,
    ),
  )

/** Half of the visits are members', half of visitors who open five pages. */
const fillVisits = (db: AnyDb, members: number) =>
  inChunks(members * VISITS_EACH, (from, to) =>
    sql`
      INSERT INTO page_visits (user_id, session_id, page_path, visit_duration, visited_at)
      SELECT CASE WHEN n % 2 = 0 THEN 'user_bench_' || n / 2 % ${members}::int END, 'visitor ' || n / 10,
        ('{/,/shop,/peptides,/reminders,/calculator,/profile,/social}'::text[])[1 + n % 7], 9,
        now() - (${members * VISITS_EACH}::int - n) * (interval '390 days' / ${members * VISITS_EACH}::int)
      FROM generate_series(${from}::int, ${to}::int) n`.execute(db),
  )

/** An empty database without a statement timeout. */
export const patientDatabase = (connection: Connection): AnyDb =>
  connect(connection, () => {}, { timeout: HOUR_MS }) as AnyDb

/** Runs work on a connection with triggers disabled. */
const onItsOwn = (db: AnyDb, work: (quiet: AnyDb) => Promise<unknown>) =>
  db.connection().execute(async (quiet) => {
    await sql`SET session_replication_role = replica`.execute(quiet)
    await work(quiet)
    await sql`SET session_replication_role = DEFAULT`.execute(quiet)
  })

/**
 * Members with a year of doses and visits. No events are recorded, because the sums are built from everything at
 * once.
 */
export async function fillReports(db: AnyDb, members: number): Promise<void> {
  await onItsOwn(db, async (quiet) => {
    await fillMembers(quiet, members)
    await fillSessions(quiet)
    await withoutIndexes(quiet, async () => {
      await Promise.all([fillDoses(quiet, members), onItsOwn(db, (other) => fillVisits(other, members))])
    })
    await sql`INSERT INTO admin_users (user_id) SELECT id FROM users WHERE is_admin ON CONFLICT DO NOTHING`.execute(
      quiet,
    )
  })
  await sql`ANALYZE`.execute(db)
}
