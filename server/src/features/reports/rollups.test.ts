import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { workOf } from '../../jobs/jobs.ts'
import { anAdmin } from '../../testing/factories.ts'
import { sampleBusiness } from '../../testing/sample-business.ts'
import { type Act, sampleUsage } from '../../testing/sample-usage.ts'
import { testApp } from '../../testing/test-app.ts'
import { reportsService } from './reports.service.ts'
import { rollupsService } from './rollups.service.ts'

const app = await testApp()
const { db } = app
const rollups = rollupsService(app, { timeout: 60_000 })
/** Aggregates a new zone one week at a time. */
const slow = () => rollupsService(app, { rows: 1, timeout: 60_000 })
const admin = await anAdmin(app)

const ZONES = ['America/New_York', 'Asia/Kolkata']

/** Counts by day. */
const KINDS = [
  ...[
    'cost',
    'costed',
    'dose',
    'peptide',
    'reminder',
    'revenue',
    'sale',
    'seconds',
    'session',
    'signup',
    'sold-in',
  ],
  ...['step', 'units', 'units-uncosted', 'view', 'wait', 'wait-seconds'],
]

const TABLES = ['report_marks', 'report_gaps', 'report_counts', 'report_people', 'report_levels'] as const

/** All sums of a zone, regardless of its id. */
async function rollupRowsOf(name: string, by = rollups) {
  const zone = await by.upToDate(name)
  const rows = await Promise.all(
    TABLES.map((table) =>
      sql<{ row: string }>`
        SELECT (to_jsonb(kept) - 'zone')::text AS row FROM ${sql.table(table)} AS kept WHERE zone = ${zone}
        ORDER BY 1`.execute(db),
    ),
  )
  return Object.fromEntries(TABLES.map((table, index) => [table, rows[index]?.rows.map(({ row }) => row)]))
}

const NOW = app.clock.now()

/** Ids of deleted people are never reused. */
let deleted = 0

const insertPerson = (id: string, at: Date) =>
  db
    .insertInto('users')
    .values({ id, email: `${id}@mail.net`, passwordHash: 'x', createdAt: at, updatedAt: at, timeZone: 'UTC' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** Possible events, each at a random hour of the last forty days. */
const actions = {
  ...sampleUsage(app),
  ...sampleBusiness(app, admin.id),
  remove: (id: string) => {
    deleted++
    return db.deleteFrom('users').where('id', '=', id).execute()
  },
  sumUp: () => Promise.all(ZONES.map((zone) => rollups.upToDate(zone))),
} satisfies Record<string, Act>

const step = fc.record({
  act: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  person: fc.constantFrom('a', 'b', 'c'),
  hoursAgo: fc.nat(40 * 24),
  n: fc.nat(11),
})

test('for any history, stored sums equal a new computation', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
      for (const { act, person, hoursAgo, n } of steps) {
        const at = new Date(NOW - hoursAgo * 60 * 60 * 1000)
        const id = `user_${person}_${deleted}`
        await insertPerson(id, at)
        await actions[act](id, at, n)
      }
      for (const zone of ZONES) {
        const before = await rollupRowsOf(zone)
        await db.deleteFrom('reportZones').where('name', '=', zone).execute()
        expect(await rollupRowsOf(zone)).toEqual(before)
      }
      expect(await db.selectFrom('reportEvents').selectAll().execute()).toEqual([])
    }),
    { numRuns: 8 },
  )
})

/** Random events except aggregation, in random order. */
const anything = fc.sample(step, { numRuns: 40, seed: 16 }).filter(({ act }) => act !== 'sumUp')

test('a new zone is summed up week by week, while others are read and events arrive', async () => {
  const [zone = '', known = ''] = ZONES
  await rollups.upToDate(known)
  await db.deleteFrom('reportZones').where('name', '=', zone).execute()
  const weeks: string[] = []
  let isDone = false
  const filled = rollupRowsOf(zone, slow()).finally(() => {
    isDone = true
  })
  for (let index = 0; !isDone; index++) {
    const { act, person, hoursAgo, n } = anything[index % anything.length] as (typeof anything)[number]
    const at = new Date(NOW - hoursAgo * 60 * 60 * 1000)
    const id = `user_${person}_${deleted}`
    await insertPerson(id, at)
    await actions[act](id, at, n)
    await rollups.upToDate(known)
    const [row] = await db.selectFrom('reportZones').select('filledBefore').where('name', '=', zone).execute()
    if (row) weeks.push(row.filledBefore)
  }
  await filled
  expect(new Set(weeks).size).toBeGreaterThan(3)
  const before = await rollupRowsOf(zone)
  await db.deleteFrom('reportZones').where('name', '=', zone).execute()
  expect(await rollupRowsOf(zone)).toEqual(before)
})

test('a report in a new zone says when to retry, and is ready then', async () => {
  const [zone = ''] = ZONES
  const before = await rollupRowsOf(zone)
  await db.deleteFrom('reportZones').where('name', '=', zone).execute()
  const hurried = rollupsService(app, { rows: 1, timeout: 1 })
  await expect(hurried.upToDate(zone)).rejects.toMatchObject({ code: 'UNAVAILABLE', retryAfter: 10 })
  expect(await rollupRowsOf(zone, slow())).toEqual(before)
})

test('every kind of event is summed up', async () => {
  const { remove, undose, deleteVisits, dropOrder, send, unwrite, ...others } = actions
  // Together they have a complete profile, units with and without a cost, and a partly refunded order.
  for (const n of [4, 3, 2]) {
    const id = `user_all_${n}_${deleted}`
    await insertPerson(id, new Date(NOW))
    for (const act of Object.values(others)) await act(id, new Date(NOW), n)
    await actions.pay(id, new Date(NOW), n)
  }
  const { report_counts: counts = [] } = await rollupRowsOf(ZONES[0] ?? '')
  const kinds = new Set(counts.map((row = '') => JSON.parse(row).kind))
  expect([...kinds]).toEqual(expect.arrayContaining(KINDS))
})

test('concurrent workers count nothing twice', async () => {
  const id = `user_many_${deleted}`
  await insertPerson(id, new Date(NOW))
  for (let n = 0; n < 12; n++) {
    await actions.dose(id, new Date(NOW), n)
    // Each has its own processes.
    await Promise.all([1, 2, 3].map(() => rollupsService(app).upToDate(ZONES[0] ?? '')))
  }
  const before = await rollupRowsOf(ZONES[0] ?? '')
  await db.deleteFrom('reportZones').execute()
  expect(await rollupRowsOf(ZONES[0] ?? '')).toEqual(before)
})

/** The database aggregates only this many events before it times out. */
const shortOfTime = async (max: number, first: number, work: () => Promise<void>) => {
  await sql`
    CREATE FUNCTION end_statement() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF (SELECT count(*) FROM gone) > ${sql.lit(max)} OR (SELECT count(*) FROM report_events) < ${sql.lit(first)} THEN
        RAISE EXCEPTION 'canceling statement due to statement timeout' USING ERRCODE = 'query_canceled';
      END IF;
      RETURN NULL;
    END $$`.execute(db)
  await sql`CREATE TRIGGER end_statement AFTER DELETE ON report_events
    REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION end_statement()`.execute(db)
  await work().finally(() => sql`DROP FUNCTION end_statement CASCADE`.execute(db))
}

const unsummedCount = async () => (await db.selectFrom('reportEvents').select('id').execute()).length

test('sums up large amounts in batches, while reports respond', async () => {
  const id = `user_backlog_${deleted}`
  await insertPerson(id, new Date(NOW))
  const doses = async () => {
    const response = await app.request('GET', '/api/admin/user-activity-report', { cookie: admin.cookie })
    expect(response.statusCode).toBe(200)
    return response.body.totalDosageLogsToday
  }
  const before = await doses()
  for (let n = 0; n < 40; n++) await actions.dose(id, new Date(NOW), n)
  const backlog = await unsummedCount()
  await shortOfTime(0, 0, async () => expect(await doses()).toBe(before))
  expect(await unsummedCount()).toBe(backlog)
  // Work done before a failure persists.
  await shortOfTime(8, backlog / 2, async () => expect(await doses()).toBeGreaterThan(before))
  expect(await unsummedCount()).toBeLessThan(backlog)
  await shortOfTime(8, 0, async () => expect(await doses()).toBe(before + 40))
  const [zone = ''] = ZONES
  const wanted = await rollupRowsOf(zone)
  await db.deleteFrom('reportZones').execute()
  expect(await rollupRowsOf(zone)).toEqual(wanted)
})

test('counts the people of a period once each', async () => {
  const reference = async (zone: string, from: string, to: string) => {
    const { rows } = await sql<{ people: number }>`
      SELECT count(DISTINCT person) AS people FROM report_history
      WHERE kind IN ('active', 'dose', 'plan') AND (at AT TIME ZONE ${zone})::date BETWEEN ${from} AND ${to}`.execute(
      db,
    )
    return rows[0]?.people
  }
  const reports = reportsService({ ...app, rollups })
  for (const zone of ZONES)
    for (const [startDate, endDate] of [
      ['2026-05-01', '2026-06-15'],
      ['2026-06-01', '2026-06-03'],
      ['2026-05-20', '2026-05-31'],
    ] as const) {
      const user = { id: admin.id, isAdmin: true, permissions: [], timeZone: zone }
      const { days } = await reports.growth(user, { startDate, endDate })
      for (const { day, activeUsers } of days) expect(activeUsers).toBe(await reference(zone, day, day))
      const week = await reports.growth(user, { endDate })
      const weekAgo = days.at(-7)?.day ?? endDate
      if (days.length >= 7) expect(week.activeUsersThisWeek).toBe(await reference(zone, weekAgo, endDate))
    }
})

test('precomputes the zones of people with report access', async () => {
  await db.deleteFrom('reportZones').execute()
  const prices = await anAdmin(app, ['prices'])
  await db.updateTable('users').set({ timeZone: 'Asia/Tokyo' }).where('id', '=', prices.id).execute()
  const task = app.tasks['sum-up-reports']
  await (task && workOf(task)({}, { number: 1, isLast: true }))
  const zones = await db.selectFrom('reportZones').select('name').orderBy('name').execute()
  expect(zones.map(({ name }) => name)).toContain('America/New_York')
  expect(zones.map(({ name }) => name)).not.toContain('Asia/Tokyo')
})
