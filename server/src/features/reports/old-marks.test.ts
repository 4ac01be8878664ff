import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { anAdmin } from '../../testing/factories.ts'
import { type Act, sampleUsage } from '../../testing/sample-usage.ts'
import { testApp } from '../../testing/test-app.ts'
import { oldMarksService } from './old-marks.service.ts'
import { rollupsService } from './rollups.service.ts'

const app = await testApp()
const { db } = app
await anAdmin(app)
const rollups = rollupsService(app, { timeout: 60_000 })
const ZONE = 'America/New_York'
const NOW = app.clock.now()
const DAY_MS = 24 * 60 * 60 * 1000
const daysAgo = (days: number) => new Date(NOW - days * DAY_MS)

const insertPerson = (id: string, at: Date) =>
  db
    .insertInto('users')
    .values({ id, email: `${id}@mail.net`, passwordHash: 'x', createdAt: at, updatedAt: at, timeZone: 'UTC' })
    .execute()

const counted = async () => {
  const zone = await rollups.upToDate(ZONE)
  const rowsOf = async (table: string) =>
    (
      await sql<{ row: string }>`
        SELECT (to_jsonb(kept) - 'zone')::text AS row FROM ${sql.table(table)} AS kept WHERE zone = ${zone} ORDER BY 1`.execute(
        db,
      )
    ).rows.map(({ row }) => row)
  return {
    gaps: await rowsOf('report_gaps'),
    counts: await rowsOf('report_counts'),
    levels: await rowsOf('report_levels'),
  }
}

const marksBefore = async (days: number) =>
  (
    await sql<{ about: string; marks: number }>`
      SELECT about, count(*) AS marks FROM report_marks WHERE day < ${daysAgo(days)}::date
      GROUP BY about, subject, person ORDER BY about, subject, person`.execute(db)
  ).rows

const { dose, weigh, signIn, visit } = sampleUsage(app)
const actions = { dose, weigh, signIn, visit: (id, at, n) => visit(id, at, 2 * n + 1) } satisfies Record<
  string,
  Act
>

const step = fc.record({
  act: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  person: fc.constantFrom('user_one', 'user_two', 'user_three'),
  day: fc.nat(119),
  n: fc.nat(5),
})

async function live(seed: number, days: (day: number) => number): Promise<void> {
  for (const { act, person, day, n } of fc.sample(step, { numRuns: 150, seed }))
    await actions[act](person, daysAgo(days(day)), n)
}

test('deleting old marks changes no count, and later events count like before', async () => {
  for (const id of ['user_one', 'user_two', 'user_three']) await insertPerson(id, daysAgo(121))
  await live(7, (day) => day + 1)
  const before = await counted()
  await oldMarksService(app).deleteOld()
  expect(await counted()).toEqual(before)
  const left = await marksBefore(40)
  expect(left.length).toBeGreaterThan(5)
  expect(left.filter(({ about, marks }) => about === 'session' || marks > 1)).toEqual([])

  await live(8, (day) => day % 28)
  const later = await counted()
  await db.deleteFrom('reportZones').execute()
  expect(await counted()).toEqual(later)
})

test('what is deleted of deleted days leaves their counts of people, and takes the other sums along', async () => {
  await oldMarksService(app).deleteOld()
  const before = await counted()
  const old = db.deleteFrom('dosageLogs').where('createdAt', '<', daysAgo(60))
  expect((await old.executeTakeFirst()).numDeletedRows).toBeGreaterThan(10n)
  const after = await counted()
  expect(after.counts).not.toEqual(before.counts)
  const negative = await sql`SELECT FROM report_marks WHERE times < 0`.execute(db)
  expect(negative.rows).toEqual([])
  const ofDays = (rows: string[]) => rows.filter((row) => JSON.parse(row).day < daysAgo(70).toISOString())
  expect(ofDays(after.gaps).length).toBeGreaterThan(ofDays(before.gaps).length / 2)
})

test('a deleted account leaves no marks', async () => {
  await db.deleteFrom('users').where('id', 'in', ['user_one', 'user_two', 'user_three']).execute()
  await counted()
  const people = await sql`SELECT FROM report_marks WHERE about IN ('active', 'peptide', 'week')`.execute(db)
  expect(people.rows).toEqual([])
})
