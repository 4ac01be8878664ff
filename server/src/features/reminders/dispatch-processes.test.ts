import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, test, vi } from 'vitest'
import type { Connection } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { addManyReminders } from '../../testing/many-reminders.ts'
import { type SharedDatabase, sharedDatabases } from '../../testing/process-database.ts'
import { aRedisServer } from '../../testing/redis-server.ts'
import { thousands, volume } from '../../testing/volume.ts'
import { wakeDispatchers } from './alerts-changed.ts'
import { claimAlerts, nextAlertAt } from './dispatcher.queries.ts'

// Seconds on an idle machine, minutes on a busy one.
vi.setConfig({ testTimeout: 300_000 })
const TIMEOUT = { timeout: 250_000, interval: 100 }

const aDatabase = sharedDatabases()
const redis = await aRedisServer(afterAll)

const countOf = async (db: Kysely<DB>, what: 'inboxMessages' | 'notificationLogs' | 'deliveries') =>
  (
    await db
      .selectFrom(what)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count

const sentCount = async (db: Kysely<DB>) => {
  const { rows } = await sql<{
    count: number
  }>`SELECT count(*) FROM deliveries WHERE status = 'sent'`.execute(db)
  return rows[0]?.count
}

/** Records deliveries: each due occurrence on each of its channels. */
const recordExpected = (db: Kysely<DB>) =>
  sql`
  CREATE TABLE expected AS SELECT reminder_id, occurs_on, occurs_at, channel
  FROM scheduled_alerts JOIN reminders ON reminders.id = reminder_id
  CROSS JOIN LATERAL unnest(CASE WHEN email THEN ARRAY['in_app', 'email'] ELSE ARRAY['in_app'] END) AS channel
  `.execute(db)

/** Deliveries recorded but not sent, sent but not recorded, or sent twice. */
async function wronglyDelivered(db: Kysely<DB>) {
  const { rows } = await sql`
    SELECT * FROM expected FULL JOIN (
      SELECT (about ->> 'reminderId')::bigint AS reminder_id, (about ->> 'occursOn')::date AS occurs_on,
        (about ->> 'occursAt')::timestamptz AS occurs_at, channel, count(*) AS times, bool_or(is_late) AS is_late
      FROM deliveries GROUP BY 1, 2, 3, 4) AS delivered USING (reminder_id, occurs_on, occurs_at, channel)
    WHERE times IS DISTINCT FROM 1 OR is_late`.execute(db)
  return rows
}

/** Deliveries with an email in the outbox; duplicates appear twice. */
async function mailed(outbox: string): Promise<number[]> {
  const files = (await readdir(outbox)).filter((name) => !name.startsWith('.'))
  expect(await readFile(join(outbox, files[0] ?? ''), 'utf8')).toContain('Take 250 mcg at ')
  return files.map((name) => Number(name.split('-')[1])).sort((a, b) => a - b)
}

const jobsLeft = async (db: Kysely<DB>) =>
  (await sql`SELECT FROM graphile_worker._private_jobs`.execute(db)).rows.length

async function expectEachOnce({ db, outbox }: SharedDatabase, inboxes: number, mails: number) {
  // Work that a killed process finished but couldn't record is repeated.
  await expect.poll(() => jobsLeft(db), TIMEOUT).toBe(0)
  expect(await wronglyDelivered(db)).toEqual([])
  expect(await countOf(db, 'inboxMessages')).toBe(inboxes)
  // A repeated attempt would appear twice.
  expect(await countOf(db, 'notificationLogs')).toBe(inboxes + mails)
  const byMail = await db
    .selectFrom('deliveries')
    .select('id')
    .where('channel', '=', 'email')
    .orderBy('id')
    .execute()
  expect(byMail).toHaveLength(mails)
  expect(await mailed(outbox)).toEqual(byMail.map(({ id }) => id))
}

test.each([
  { servers: 2, mailedEach: 5, carrier: 'PostgreSQL', bus: {} as Record<string, string> },
  { servers: 3, mailedEach: 3, carrier: 'Redis', bus: { REDIS_URL: redis.url } },
])(
  `$servers servers, with $carrier as the bus, send ${thousands(1_000 * volume)} reminders once each, though one is killed`,
  async ({ servers, mailedEach, carrier, bus }) => {
    const shared = await aDatabase(`over_${carrier}`.toLowerCase())
    const { db, start } = shared
    const people = 100 * volume
    const many = { people, remindersEach: 10, dueAt: new Date(), within: 1_000 * volume, mailedEach }
    await addManyReminders(db, many)
    await recordExpected(db)
    const running = await Promise.all(Array.from({ length: servers }, () => start(bus)))
    const mails = people * mailedEach
    await expect.poll(() => sentCount(db), TIMEOUT).toBeGreaterThan(mails * Math.random())
    await running[Math.floor(Math.random() * servers)]?.kill()
    await expect.poll(() => sentCount(db), TIMEOUT).toBe(people * 10 + mails)
    await expectEachOnce(shared, people * 10, mails)
  },
)

test(`two servers send ${thousands(600 * volume)} reminders once each, even with two PostgreSQL crashes`, async () => {
  const shared = await aDatabase('crashed')
  const { db, start, crash } = shared
  const people = 200 * volume
  await addManyReminders(db, { people, remindersEach: 3, dueAt: new Date(), within: 1_000, mailedEach: 1 })
  await recordExpected(db)
  await Promise.all([start(), start()])
  for (const sent of [100 * volume, 640 * volume]) {
    await expect.poll(() => sentCount(db), TIMEOUT).toBeGreaterThan(sent)
    await crash()
  }
  await expect.poll(() => sentCount(db), TIMEOUT).toBe(people * 4)
  await expectEachOnce(shared, people * 3, people)
})

test('sends a reminder once after two hours of downtime, marked late', async () => {
  const { db, start } = await aDatabase('down')
  const dueAt = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await addManyReminders(db, { people: 20, remindersEach: 5, dueAt, within: 60_000, mailedEach: 1 })
  await Promise.all([start(), start()])
  await expect.poll(() => sentCount(db), TIMEOUT).toBe(120)
  const delivered = await db.selectFrom('deliveries').select(['isLate', 'body']).distinct().execute()
  expect(delivered.every(({ isLate, body }) => isLate && body.includes('It was due '))).toBe(true)
  expect(await countOf(db, 'deliveries')).toBe(120)
})

const ROUNDS = 5
const A_ROUND = { people: 20 * volume, remindersEach: 99, mailedEach: 1 }
const SENT_IN_A_ROUND = A_ROUND.people * (A_ROUND.remindersEach + A_ROUND.mailedEach)

/** The normal variation of a pool's connections; leaks from batches, jobs or mails would exceed it. */
const POOLED = 30

/** A heap so small that it must free delivered alerts; without a limit, memory may grow unnoticed. */
const TIGHT = '--max-old-space-size=112 --max-semi-space-size=4'

/** Memory in megabytes, open files, and open handles (sockets, timers, watchers ...) of a process that reports on itself. */
async function heldBy(pid: number, report: string) {
  await rm(report, { force: true })
  process.kill(pid, 'SIGUSR2')
  const read = () =>
    readFile(report, 'utf8')
      .then(JSON.parse)
      .catch(() => undefined)
  await expect.poll(read).toBeDefined()
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return {
    memory: Number(kilobytes) / 1024,
    files: (await readdir(`/proc/${pid}/fd`)).length,
    handles: (await read()).libuv.length as number,
  }
}

// Only Linux shows another process's open files.
test.runIf(process.platform === 'linux')(
  `${thousands(ROUNDS * SENT_IN_A_ROUND)} deliveries, in the app and by mail, leave no more memory, files or handles in use`,
  async () => {
    const { db, start, outbox } = await aDatabase('many')
    await addManyReminders(db, { ...A_ROUND, dueAt: new Date(), within: 1 })
    await sql`UPDATE scheduled_alerts SET due_at = NULL`.execute(db)
    const report = join(outbox, '../held.json')
    const reporting = `--report-on-signal --report-exclude-network --report-directory=${join(outbox, '..')} --report-filename=held.json`
    const { pid } = await start({ NODE_OPTIONS: `${TIGHT} ${reporting}` })
    const held = []
    for (let round = 1; round <= ROUNDS; round++) {
      // Each round uses another day, because deliveries of one day are deduplicated.
      await sql`
      UPDATE scheduled_alerts SET occurs_on = current_date - ${round}::int, occurs_at = now() + interval '30 minutes',
        due_at = now()`.execute(db)
      await wakeDispatchers(db, [{ dueAt: new Date() }], Date.now())
      await expect.poll(() => sentCount(db), { ...TIMEOUT, interval: 500 }).toBe(round * SENT_IN_A_ROUND)
      held.push(await heldBy(pid, report))
    }
    const [first, second] = held
    const last = held[ROUNDS - 1]
    expect(last?.files).toBeLessThanOrEqual(Number(first?.files) + POOLED)
    expect(last?.handles).toBeLessThanOrEqual(Number(first?.handles) + POOLED)
    // In the first round, memory is still being allocated for the first time.
    expect(last?.memory).toBeLessThan(Number(second?.memory) * 1.15)
    expect(await mailed(outbox)).toHaveLength(ROUNDS * A_ROUND.people * A_ROUND.mailedEach)
  },
)

/** A database connection that reports every query. */
const watching = (connection: Connection, onQuery: (query: CompiledQuery) => void) =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => onQuery(query),
  })

/** Every node of a plan. */
function nodesOf(plan: PlanNode): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]
}

interface PlanNode {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Actual Rows': number
  Plans?: PlanNode[]
}

async function planOf(db: Kysely<DB>, { sql: text, parameters }: CompiledQuery): Promise<PlanNode> {
  const explained = CompiledQuery.raw(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, [...parameters])
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explained)
  return rows[0]?.['QUERY PLAN'][0].Plan as PlanNode
}

test(`an index finds the due ones among ${thousands(100_000 * volume)} reminders`, async () => {
  const { db, connection } = await aDatabase('million')
  // They are spread over a day, and some hundreds of them are due.
  const dueAt = new Date(Date.now() - 600_000 / volume)
  await addManyReminders(db, {
    people: 1_000 * volume,
    remindersEach: 100,
    dueAt,
    within: 24 * 60 * 60 * 1000,
  })
  const executed: CompiledQuery[] = []
  const watched = watching(connection, (query) => executed.push(query))
  const claim = { now: new Date(), limit: 200 }
  expect(await watched.transaction().execute((tx) => claimAlerts(tx, claim))).toHaveLength(200)
  await nextAlertAt(watched)
  await watched.destroy()
  const looks = executed.filter(({ sql: text }) => /^\s*SELECT/.test(text))
  // Due alerts, their reminders, and the next due instant.
  const indexes = [['scheduled_alerts_by_time'], [], ['scheduled_alerts_by_time']]
  expect(looks).toHaveLength(indexes.length)
  for (const [index, look] of looks.entries()) {
    const nodes = nodesOf(await planOf(db, look))
    const rowsOf = (table: RegExp) =>
      nodes.filter((node) => table.test(node['Relation Name'] ?? '')).map((node) => node['Actual Rows'])
    const onAlerts = nodes.filter((node) => node['Relation Name'] === 'scheduled_alerts')
    expect(onAlerts.map((node) => node['Index Name'])).toEqual(indexes[index])
    // Reads no more rows than it claims, no matter the backlog.
    expect(Math.max(...rowsOf(/^reminder/))).toBeLessThanOrEqual(200)
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'reminders'),
    ).toEqual([])
  }
})
