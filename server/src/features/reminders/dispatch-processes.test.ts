import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CamelCasePlugin, CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { expect, test, vi } from 'vitest'
import type { Connection } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { addManyReminders } from '../../testing/many-reminders.ts'
import { type SharedDatabase, sharedDatabases } from '../../testing/process-database.ts'
import { aRedisServer } from '../../testing/redis-server.ts'
import { claimDues, nextDueAt } from './dispatcher.queries.ts'

// Seconds where nothing else runs, minutes where everything else does.
vi.setConfig({ testTimeout: 300_000 })
const PATIENCE = { timeout: 250_000, interval: 100 }

const aDatabase = sharedDatabases()
const redis = await aRedisServer()

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

/** Notes what there is to be delivered: each occurrence that is due, on each channel that it is told on. */
const noteExpected = (db: Kysely<DB>) =>
  sql`
  CREATE TABLE expected AS SELECT reminder_id, occurs_on, occurs_at, channel
  FROM reminder_dues JOIN reminders ON reminders.id = reminder_id
  CROSS JOIN LATERAL unnest(CASE WHEN email THEN ARRAY['in_app', 'email'] ELSE ARRAY['in_app'] END) AS channel
  `.execute(db)

/** What was noted and not delivered, delivered and not noted, or delivered more than once. */
async function wronglyDelivered(db: Kysely<DB>) {
  const { rows } = await sql`
    SELECT * FROM expected FULL JOIN (
      SELECT reminder_id, occurs_on, occurs_at, channel, count(*) AS times, bool_or(is_late) AS is_late
      FROM deliveries GROUP BY 1, 2, 3, 4) AS delivered USING (reminder_id, occurs_on, occurs_at, channel)
    WHERE times IS DISTINCT FROM 1 OR is_late`.execute(db)
  return rows
}

/** The deliveries that have their mail in the outbox; a file there twice is there twice here. */
async function mailed(outbox: string): Promise<number[]> {
  const files = (await readdir(outbox)).filter((name) => !name.startsWith('.'))
  expect(await readFile(join(outbox, files[0] ?? ''), 'utf8')).toContain('Take 250 mcg at ')
  return files.map((name) => Number(name.split('-')[1])).sort((a, b) => a - b)
}

async function expectEachOnce({ db, outbox }: SharedDatabase, inboxes: number, mails: number) {
  expect(await wronglyDelivered(db)).toEqual([])
  expect(await countOf(db, 'inboxMessages')).toBe(inboxes)
  // An attempt that was made twice would stand here twice.
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
  '$servers servers, with $carrier as the bus, send 10,000 reminders once each, though one is killed',
  async ({ servers, mailedEach, carrier, bus }) => {
    const shared = await aDatabase(`over_${carrier}`.toLowerCase())
    const { db, start } = shared
    const many = { people: 1_000, remindersEach: 10, dueAt: new Date(), within: 10_000, mailedEach }
    await addManyReminders(db, many)
    await noteExpected(db)
    const running = await Promise.all(Array.from({ length: servers }, () => start(bus)))
    const mails = 1_000 * mailedEach
    await expect.poll(() => sentCount(db), PATIENCE).toBeGreaterThan(mails * Math.random())
    await running[Math.floor(Math.random() * servers)]?.kill()
    await expect.poll(() => sentCount(db), PATIENCE).toBe(10_000 + mails)
    await expectEachOnce(shared, 10_000, mails)
  },
)

test('two servers send 3,000 reminders once each, though PostgreSQL crashes twice meanwhile', async () => {
  const shared = await aDatabase('crashed')
  const { db, start, crash } = shared
  await addManyReminders(db, {
    people: 1_000,
    remindersEach: 3,
    dueAt: new Date(),
    within: 1_000,
    mailedEach: 1,
  })
  await noteExpected(db)
  await Promise.all([start(), start()])
  for (const sent of [500, 3_200]) {
    await expect.poll(() => sentCount(db), PATIENCE).toBeGreaterThan(sent)
    await crash()
  }
  await expect.poll(() => sentCount(db), PATIENCE).toBe(4_000)
  await expectEachOnce(shared, 3_000, 1_000)
})

test('what came due in two hours without a server comes once, marked late, after the next start', async () => {
  const { db, start } = await aDatabase('down')
  const dueAt = new Date(Date.now() - 2 * 60 * 60 * 1000)
  await addManyReminders(db, { people: 20, remindersEach: 5, dueAt, within: 60_000, mailedEach: 1 })
  await Promise.all([start(), start()])
  await expect.poll(() => sentCount(db), PATIENCE).toBe(120)
  const said = await db.selectFrom('deliveries').select(['isLate', 'body']).distinct().execute()
  expect(said.every(({ isLate, body }) => isLate && body.includes('it was due '))).toBe(true)
  expect(await countOf(db, 'deliveries')).toBe(120)
})

const ROUNDS = 5
const A_ROUND = 20_000

/** Memory in megabytes and open files of a process. */
async function heldBy(pid: number) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(await readFile(`/proc/${pid}/status`, 'utf8')) ?? []
  return { memory: Number(kilobytes) / 1024, files: (await readdir(`/proc/${pid}/fd`)).length }
}

// Only Linux shows what another process holds.
test.runIf(process.platform === 'linux')(
  '100,000 deliveries leave no more memory and no more files in use',
  async () => {
    const { db, start } = await aDatabase('many')
    const remindersEach = A_ROUND / 1_000
    await addManyReminders(db, { people: 1_000, remindersEach, dueAt: new Date(), within: 1 })
    await sql`UPDATE reminder_dues SET due_at = NULL`.execute(db)
    // So little that it has to let go of what it delivered; without a bound, memory grows because it may.
    const { pid } = await start({ NODE_OPTIONS: '--max-old-space-size=80 --max-semi-space-size=4' })
    const held = []
    for (let round = 1; round <= ROUNDS; round++) {
      // Each round is about another day, or it would be the same delivery.
      await sql`
      UPDATE reminder_dues SET occurs_on = current_date - ${round}::int, occurs_at = now() + interval '30 minutes',
        due_at = now()`.execute(db)
      await expect.poll(() => sentCount(db), PATIENCE).toBe(round * A_ROUND)
      held.push(await heldBy(pid))
    }
    const [, early] = held
    const last = held[ROUNDS - 1]
    expect(last?.files).toBeLessThanOrEqual((early?.files ?? 0) + 2)
    expect(last?.memory).toBeLessThan((early?.memory ?? 0) * 1.15)
  },
)

/** A database that tells of every query. */
const watching = (connection: Connection, tell: (query: CompiledQuery) => void) =>
  new Kysely<DB>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ ...connection, max: 1 }) }),
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => tell(query),
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

test('among 1,000,000 reminders the ones that are due are found through their index', async () => {
  const { db, connection } = await aDatabase('million')
  const dueAt = new Date(Date.now() - 60_000)
  await addManyReminders(db, { people: 10_000, remindersEach: 100, dueAt, within: 24 * 60 * 60 * 1000 })
  const asked: CompiledQuery[] = []
  const watched = watching(connection, (query) => asked.push(query))
  const claim = { now: new Date(), limit: 200 }
  expect(await watched.transaction().execute((tx) => claimDues(tx, claim))).toHaveLength(200)
  await nextDueAt(watched)
  await watched.destroy()
  const looks = asked.filter(({ sql: text }) => text.includes('reminder_dues'))
  expect(looks).toHaveLength(2)
  for (const look of looks) {
    const nodes = nodesOf(await planOf(db, look))
    const onDues = nodes.filter((node) => node['Relation Name'] === 'reminder_dues')
    expect(onDues.map((node) => node['Index Name'])).toEqual(['reminder_dues_by_time'])
    // Of the many that are due, and of all the others, no more are looked at than are claimed.
    expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(200)
    expect(
      nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'reminders'),
    ).toEqual([])
  }
})
