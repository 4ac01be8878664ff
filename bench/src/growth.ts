import { setTimeout as sleep } from 'node:timers/promises'
import { type BuiltApp, buildApp } from '@pepwell/server/app'
import type { Connection } from '@pepwell/server/database/connect'
import { movableClock } from '@pepwell/server/demo/caller'
import { workOf } from '@pepwell/server/jobs/jobs'
import { Worker } from '@pepwell/server/jobs/worker'
import { migrate } from '@pepwell/server/migrate'
import { type Kysely, sql } from 'kysely'
import { aProduct } from './app-deps.ts'
import { scaled } from './scale.ts'
import { cell, label, verdict } from './table.ts'
import { daysUntilYesterday, HABITS, liveADay, reminderTime, setReminders, signUp } from './typical-member.ts'

const MEMBERS = scaled(10, 1)
const DAYS = scaled(365, 4)
/** Promised: megabytes per member and year. */
const PROMISED_MB = 1
const CLEAN_UP_EVERY = 30
/** The tasks that sum up, and that delete what is older than its retention period. */
const NIGHTLY = [
  'sum-up-reports',
  'forget-old-messages',
  'forget-earlier-versions',
  'forget-old-sessions',
  'forget-old-visits',
]

// biome-ignore lint/suspicious/noExplicitAny: sizes are read with SQL of its own
type AnyDb = Kysely<any>

/** Bytes per table, with its indexes. */
async function sizes(db: AnyDb): Promise<Map<string, number>> {
  await sql`VACUUM ANALYZE`.execute(db)
  const { rows } = await sql<{ name: string; bytes: number }>`
    SELECT oid::regclass::text AS name, pg_total_relation_size(oid) AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`.execute(
    db,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

async function runNightly({ tasks }: BuiltApp): Promise<void> {
  for (const name of NIGHTLY) {
    const task = tasks[name]
    if (!task) throw new Error(`There is no task '${name}'`)
    await workOf(task)({}, { number: 1, isLast: true })
  }
}

/** Waits until the worker has sent everything. */
async function settle(db: AnyDb): Promise<void> {
  const waiting = () =>
    sql`SELECT FROM graphile_worker._private_jobs WHERE run_at <= now() LIMIT 1`.execute(db)
  while ((await waiting()).rows.length > 0) await sleep(50)
}

/**
 * Simulates a year of typical members through the product's own calls, with retention, and prints what it stores.
 * @returns whether a member-year stays below the promise
 */
export async function measureGrowth(connection: Connection): Promise<boolean> {
  const clock = movableClock()
  const parts = { ...(await aProduct(connection, { requestsPerMinute: 1e9 })), clock }
  await migrate(connection)
  const built = await buildApp(parts)
  await built.app.ready()
  await built.app.inject({ method: 'POST', url: '/api/init-peptides' })
  const db: AnyDb = parts.db
  const days = daysUntilYesterday(DAYS)
  clock.moveTo(reminderTime(days[0] ?? '') - 3_600_000)
  const emails = Array.from({ length: MEMBERS }, (_, index) => `growth${index}@mail.net`)
  const members = await Promise.all(emails.map((email) => signUp(built, email)))
  await sql`UPDATE users SET email_proved_at = now()`.execute(db)
  await Promise.all(members.map(setReminders))
  const worker = new Worker({ connection, tasks: built.tasks, log: built.app.log })
  worker.start()
  const before = await sizes(db)
  for (const [index, date] of days.entries()) {
    clock.moveTo(reminderTime(date))
    for (const work of built.background) await work.catchUp()
    for (const member of members) await liveADay(member, clock, date)
    await settle(db)
    if (index % CLEAN_UP_EVERY === CLEAN_UP_EVERY - 1) await runNightly(built)
  }
  await worker.stop()
  const after = await sizes(db)
  await built.app.close()
  await parts.bus.close()
  await parts.db.destroy()

  const memberYears = (MEMBERS * DAYS) / 365
  const grown = [...after].map(([name, bytes]) => ({
    name,
    kilobytes: (bytes - (before.get(name) ?? 0)) / 1000 / memberYears,
  }))
  const total = grown.reduce((sum, { kilobytes }) => sum + kilobytes, 0) / 1000
  console.log(`\nKilobytes per member and year, of ${HABITS}`)
  for (const { name, kilobytes } of grown
    .toSorted((one, other) => other.kilobytes - one.kilobytes)
    .slice(0, 12))
    console.log(`${label(name)}${cell(kilobytes.toFixed(1), 9)}`)
  console.log(
    `${label('megabytes in all')}${cell(total.toFixed(2), 9)}   < ${PROMISED_MB}: ${verdict(total < PROMISED_MB)}`,
  )
  return total < PROMISED_MB
}
