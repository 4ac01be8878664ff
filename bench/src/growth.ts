import { setTimeout as sleep } from 'node:timers/promises'
import { type BuiltApp, buildApp } from '@pepwell/server/app'
import type { Connection } from '@pepwell/server/database/connect'
import { movableClock } from '@pepwell/server/demo/caller'
import { compactIndexes } from '@pepwell/server/jobs/compact-indexes'
import { workOf } from '@pepwell/server/jobs/jobs'
import { Worker } from '@pepwell/server/jobs/worker'
import { type Kysely, sql } from 'kysely'
import { aProduct } from './app-deps.ts'
import type { MakeDatabase } from './databases.ts'
import { scaled } from './scale.ts'
import { cell, label, verdict } from './table.ts'
import {
  daysUntilYesterday,
  HABITS,
  reminderTime,
  setReminders,
  signUp,
  simulateMemberDay,
} from './typical-member.ts'

/** Members of the larger run; the smaller has a tenth, so that what all members share cancels out. */
const MEMBERS = scaled(50, 2)
const DAYS = scaled(365, 4)
/** Promised: megabytes per member and year. */
const PROMISED_MB = 1
const CLEAN_UP_EVERY = 10
/** Here indexes are as small as the members are few; in production those above 8 MB are compacted. */
const COMPACTED_BYTES = 32_768
/** In production every minute: what isn't summed up yet would count as growth. */
const DAILY = ['sum-up-reports']
/** The tasks that delete what is older than its retention period. */
const NIGHTLY = ['delete-old-messages', 'delete-earlier-versions', 'delete-old-sessions', 'delete-old-visits']
const LINES = 24

// biome-ignore lint/suspicious/noExplicitAny: sizes are read with SQL of its own
type AnyDb = Kysely<any>
type Sizes = Map<string, number>

/** Bytes of each table without its indexes, and of each index, as 'table' and 'table.index'. */
async function sizes(db: AnyDb): Promise<Sizes> {
  await sql`VACUUM ANALYZE`.execute(db)
  const { rows } = await sql<{ name: string; bytes: number }>`
    SELECT t.oid::regclass::text AS name, pg_table_size(t.oid) AS bytes FROM pg_class t
    WHERE t.relkind = 'r' AND t.relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)
    UNION ALL
    SELECT t.oid::regclass || '.' || c.relname, pg_relation_size(c.oid)
    FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid JOIN pg_class t ON t.oid = i.indrelid
    WHERE t.relkind = 'r' AND t.relnamespace NOT IN ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`.execute(
    db,
  )
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]))
}

async function run(names: readonly string[], { tasks }: BuiltApp): Promise<void> {
  for (const name of names) {
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

/** Bytes by which the database grows while these members live the simulated days. */
async function growthWith(connection: Connection, count: number): Promise<Sizes> {
  const clock = movableClock()
  const parts = { ...(await aProduct(connection, { requestsPerMinute: 1e9 })), clock }
  const built = await buildApp(parts)
  await built.app.ready()
  await built.app.inject({ method: 'POST', url: '/api/init-peptides' })
  const db: AnyDb = parts.db
  const days = daysUntilYesterday(DAYS)
  const before = await sizes(db)
  clock.moveTo(reminderTime(days[0] ?? '') - 3_600_000)
  const emails = Array.from({ length: count }, (_, index) => `growth${index}@mail.net`)
  const members = await Promise.all(emails.map((email) => signUp(built, email)))
  await sql`UPDATE users SET email_proved_at = now()`.execute(db)
  await Promise.all(members.map(setReminders))
  const worker = new Worker({ connection, tasks: built.tasks, log: built.app.log })
  worker.start()
  for (const [index, date] of days.entries()) {
    clock.moveTo(reminderTime(date))
    for (const work of built.background) await work.catchUp()
    for (const member of members) await simulateMemberDay(member, clock, date)
    await settle(db)
    await run(DAILY, built)
    if (index % CLEAN_UP_EVERY === CLEAN_UP_EVERY - 1) {
      await run(NIGHTLY, built)
      // As autovacuum does between nights; a simulated night takes seconds.
      await sql`VACUUM ANALYZE`.execute(db)
      // One of these nights is ten. Some small indexes always seem sparse.
      for (let round = 0; round < 3; round++) await compactIndexes(connection, COMPACTED_BYTES)
    }
  }
  await worker.stop()
  const after = await sizes(db)
  await built.app.close()
  await parts.bus.close()
  await parts.db.destroy()
  return new Map([...after].map(([name, bytes]) => [name, bytes - (before.get(name) ?? 0)]))
}

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, value) => sum + value, 0)

/**
 * Simulates a year of typical members through the product's own calls, with retention, and prints what each stores.
 * A member's share is the difference between a small and a large run, so shared data counts once, on a
 * separate line.
 * @returns whether a member-year stays below the promise
 */
export async function measureGrowth(make: MakeDatabase, members = MEMBERS): Promise<boolean> {
  const fewer = Math.max(1, Math.round(members / 10))
  const small = await growthWith(await make('bench_growth_small'), fewer)
  const large = await growthWith(await make('bench_growth_large'), members)
  const years = DAYS / 365
  const perMember = new Map(
    [...large].map(([name, bytes]) => [name, (bytes - (small.get(name) ?? 0)) / (members - fewer)]),
  )
  const kilobytes = (bytes: number) => (bytes / 1000 / years).toFixed(1)
  console.log(`\nKilobytes per member and year, of ${HABITS}; ${members} members against ${fewer}`)
  for (const [name, bytes] of [...perMember].toSorted(([, one], [, other]) => other - one).slice(0, LINES))
    console.log(`${name.padEnd(60)}${cell(kilobytes(bytes), 9)}`)
  const total = sumOf(perMember.values())
  const shared = sumOf(small.values()) - total * fewer
  console.log(`${label('kilobytes shared by all')}${cell(kilobytes(shared), 9)}`)
  const megabytes = total / 1_000_000 / years
  console.log(
    `${label('megabytes in all')}${cell(megabytes.toFixed(2), 9)}   < ${PROMISED_MB}: ${verdict(megabytes < PROMISED_MB)}`,
  )
  return megabytes < PROMISED_MB
}
