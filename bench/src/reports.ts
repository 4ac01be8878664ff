import { systemClock } from '@pepwell/server/clock'
import { rollupsService } from '@pepwell/server/features/reports/rollups.service'
import { type Kysely, sql } from 'kysely'
import type { MakeDatabase } from './databases.ts'
import { median } from './measure.ts'
import { TIME_ZONE, tokenOf } from './people.ts'
import {
  DOSES_EACH,
  fillReports,
  HOUR_MS,
  patientDatabase,
  VISITS_EACH,
  withoutDurability,
} from './report-data.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

/** Promised for this many members, against a hundredth of them. */
const MEMBERS = scaled(200_000, 2_000)
const PROMISED_GROWTH = 3
const ROUNDS = scaled(7, 1)
/** Rows per part while rollups are built, so that no one else waits. */
const ROWS = 10_000_000
/** Writes of one round, each in its own transaction. */
const WRITES = scaled(400, 10)

const reports = [
  'user-growth-report',
  'user-activity-report',
  'page-visits',
  'most-active-peptides',
  'user-engagement-trends?months=12',
  'user-activity-forecast',
  'sales-report',
  'stock-report',
  'retention-report',
  'delivery-report',
  'waiting-report',
]

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(0)

const count = (number: number) => number.toLocaleString('en')

/** A server with this many members and finished rollups. */
async function filled(make: MakeDatabase, name: string, members: number) {
  const connection = await make(name)
  const db = patientDatabase(connection)
  await withoutDurability(db, async () => {
    const began = performance.now()
    await fillReports(db, members)
    console.log(
      `${count(members)} members, ${count(members * DOSES_EACH)} doses and ${count(members * VISITS_EACH)} visits: filled in ${seconds(began)} s`,
    )
    const summing = performance.now()
    await rollupsService({ db, clock: systemClock }, { rows: ROWS, timeout: HOUR_MS }).upToDate(TIME_ZONE)
    console.log(`  summed up in ${seconds(summing)} s`)
    await sql`VACUUM ANALYZE`.execute(db)
  })
  return { db, server: await startServer('product', connection) }
}

/** The time of a response in milliseconds. */
async function asked({ url }: Server, path: string): Promise<number> {
  const began = performance.now()
  const response = await fetch(`${url}/api/admin/${path}`, {
    headers: { cookie: `pepwell_session=${tokenOf(0)}` },
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return performance.now() - began
}

async function asDataGrows(few: Server, many: Server, members: number): Promise<boolean> {
  console.log(
    `\n${label('a report, ms')}${cell(count(members / 100), 9)}${cell(count(members), 9)}${cell('cost', 7)}   promise ≤ ${PROMISED_GROWTH}`,
  )
  let holds = true
  for (const path of reports) {
    const times: [number[], number[]] = [[], []]
    for (let round = 0; round <= ROUNDS; round++) {
      const [one, other] = [await asked(few, path), await asked(many, path)]
      // Excludes one-time preparation.
      if (round === 0) continue
      times[0].push(one)
      times[1].push(other)
    }
    const [small, large] = [median(times[0]), median(times[1])]
    const cost = large / small
    holds &&= cost <= PROMISED_GROWTH
    console.log(
      `${label(path)}${cell(small.toFixed(1), 9)}${cell(large.toFixed(1), 9)}${cell(cost.toFixed(2), 7)}   ${verdict(cost <= PROMISED_GROWTH)}`,
    )
  }
  return holds
}

const writes = {
  dosage_logs: sql`
    INSERT INTO dosage_logs (user_id, peptide_name, dose, taken_at, taken_on)
    VALUES ('user_bench_1', 'Peptide 1', '250 mcg', now(), current_date)`,
  page_visits: sql`
    INSERT INTO page_visits (user_id, session_id, page_path, visit_duration, visited_at)
    VALUES ('user_bench_1', 'bench', '/shop', 9, now())`,
}

/** The cost of recording a write for reports: the time with it as a multiple of the time without. */
// biome-ignore lint/suspicious/noExplicitAny: as the data is written
async function noting(db: Kysely<any>): Promise<void> {
  const triggers = { dosage_logs: 'note_dose', page_visits: 'note_view' }
  for (const [table, write] of Object.entries(writes) as [
    keyof typeof writes,
    (typeof writes)['dosage_logs'],
  ][]) {
    const timed = async (state: 'ENABLE' | 'DISABLE') => {
      await sql`ALTER TABLE ${sql.table(table)} ${sql.raw(state)} TRIGGER ${sql.ref(triggers[table])}`.execute(
        db,
      )
      const began = performance.now()
      for (let n = 0; n < WRITES; n++) await write.execute(db)
      return performance.now() - began
    }
    const ratios: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const without = await timed('DISABLE')
      ratios.push((await timed('ENABLE')) / without)
    }
    console.log(
      `${label(`noting a row of ${table}`)}${cell(median(ratios).toFixed(2), 9)} times a write that isn't noted`,
    )
  }
}

/** The operators' reports with years of data and with a hundredth of it, and what they cost writers. */
export async function measureReports(make: MakeDatabase, members = MEMBERS): Promise<boolean> {
  const few = await filled(make, 'bench_reports_few', members / 100)
  const many = await filled(make, 'bench_reports_many', members)
  const holds = await asDataGrows(few.server, many.server, members)
  console.log('')
  await noting(few.db)
  for (const { db, server } of [few, many]) {
    server.stop()
    await db.destroy()
  }
  return holds
}
