import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, connect } from '@pepwell/server/database/connect'
import { sql } from 'kysely'
import { fill } from './data.ts'
import type { MakeDatabase } from './databases.ts'
import { median } from './measure.ts'
import { BUSY_DOSES, BUSY_PEOPLE, idOf, TIME_ZONE, tokenOf } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

/** Promised: how much higher others' 95th percentile may be while one member's insights and charts are read. */
const PROMISED = 1.5
/** Members with many doses, each with a first burst of their own. */
const HEAVY = scaled(4, 1)
const DOSES_PER_DAY = 50
const DAYS = scaled(2_000, 20)
const AT_ONCE = 8
const BURST_MS = scaled(5_000, 200)
const PAUSE_MS = 15
const FILL_MS = 10 * 60 * 1000

const HEAVY_PATHS = ['/api/insights', '/api/analytics/stats', '/api/dosage-logs/steps']
const OTHERS_PATHS = ['/api/auth/user', '/api/dosage-logs', '/api/weight-logs?limit=90', '/api/health/live']

/** Gives the first members fifty doses on each of many days, which no limit would let them log. */
async function addManyDoses(connection: Connection): Promise<void> {
  const db = connect(connection, () => {}, { timeout: FILL_MS })
  await db.connection().execute(async (one) => {
    await sql`SET session_replication_role = replica`.execute(one)
    for (let person = 0; person < HEAVY; person++)
      await sql`
        INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, feeling, injection_site, taken_at, taken_on)
        SELECT ${idOf(person)}, entry.id, 'BPC-157', '250 mcg', 'Good', 'Left thigh', at, (at AT TIME ZONE ${TIME_ZONE})::date
        FROM (SELECT min(id) AS id FROM user_peptides WHERE user_id = ${idOf(person)}) entry,
          generate_series(1, ${DAYS}::int) day, generate_series(1, ${DOSES_PER_DAY}::int) dose,
          LATERAL (SELECT date_trunc('day', now()) - day * interval '1 day' + dose * interval '9 minutes') t(at)`.execute(
        one,
      )
  })
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
}

async function ask({ url }: Server, path: string, person: number): Promise<number> {
  const began = performance.now()
  const answer = await fetch(url + path, { headers: { cookie: `pepwell_session=${tokenOf(person)}` } })
  await answer.arrayBuffer()
  // One member may wait only for eight; the others never see this.
  if (!answer.ok && answer.status !== 429) throw new Error(`${path}: ${answer.status}`)
  return performance.now() - began
}

const percentile95 = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/** The 95th percentile of what other members wait for ordinary requests. */
async function othersWait(server: Server): Promise<number> {
  const times: number[] = []
  const until = performance.now() + BURST_MS
  const others = Array.from({ length: 4 }, async (_, at) => {
    for (let n = at; performance.now() < until; n++) {
      const path = OTHERS_PATHS[n % OTHERS_PATHS.length] ?? '/api/health/live'
      times.push(await ask(server, path, HEAVY + (n % (BUSY_PEOPLE - HEAVY))))
      await sleep(PAUSE_MS)
    }
  })
  await Promise.all(others)
  return percentile95(times)
}

/** The same while one member keeps asking for the heaviest answers, in parallel. */
async function besideHeavy(server: Server, person: number): Promise<{ waited: number; answers: number }> {
  let isOver = false
  let answers = 0
  const asking = Array.from({ length: AT_ONCE }, async (_, at) => {
    for (let n = at; !isOver; n++) {
      await ask(server, HEAVY_PATHS[n % HEAVY_PATHS.length] ?? '/api/insights', person)
      answers += 1
    }
  })
  const waited = await othersWait(server)
  isOver = true
  const heavy = answers
  await Promise.all(asking)
  return { waited, answers: heavy }
}

/** How much one member with very many doses slows the others in a first burst. */
export async function measureNeighbors(make: MakeDatabase): Promise<boolean> {
  const connection = await make('bench_neighbors')
  await fill(connection, BUSY_DOSES)
  await addManyDoses(connection)
  const server = await startServer('product', connection)
  try {
    console.log(
      `\n${label('others’ p95, ms')}${cell('alone', 8)}${cell('beside', 8)}${cell('ratio', 8)}${cell('answers', 9)}`,
    )
    const ratios: number[] = []
    for (let person = 0; person < HEAVY; person++) {
      const alone = await othersWait(server)
      const { waited, answers } = await besideHeavy(server, person)
      ratios.push(waited / alone)
      console.log(
        `${label(`burst ${person + 1}`)}${cell(alone.toFixed(1), 8)}${cell(waited.toFixed(1), 8)}${cell((waited / alone).toFixed(2), 8)}${cell(answers, 9)}`,
      )
    }
    const ratio = median(ratios)
    console.log(`median ${ratio.toFixed(2)} (promise ≤ ${PROMISED}): ${verdict(ratio <= PROMISED)}`)
    return ratio <= PROMISED
  } finally {
    server.stop()
  }
}
