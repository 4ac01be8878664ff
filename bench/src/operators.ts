import { once } from 'node:events'
import { type Connection, connect } from '@pepwell/server/database/connect'
import { putPeptides } from '@pepwell/server/features/catalogue/catalogue.queries'
import { catalogueSeed } from '@pepwell/server/features/catalogue/seed/index'
import { inSeedOrder } from '@pepwell/server/features/catalogue/seed/seed-order'
import { type Kysely, sql } from 'kysely'
import type { MakeDatabase } from './databases.ts'
import { type Case, compare } from './measure.ts'
import { BUSY_PEOPLE, TIME_ZONE, tokenOf } from './people.ts'
import { scaled } from './scale.ts'
import { type Server, startServer } from './servers.ts'
import { cell, label, verdict } from './table.ts'

const FEW = scaled(1000, 100)
const MANY = scaled(100_000, 1000)
const DOSES_EACH = 10
/** Promised: the share of the bare stack's requests per second, and the cost of a hundred times the members. */
const PROMISED_SHARE = 0.85
const PROMISED_GROWTH = 1.15
/** Promised for the export: how long others wait for the event loop, and how much memory grows. */
const PROMISED_DELAY_MS = 50
const PROMISED_GROWTH_MB = 64
/** Timeout for large tables. */
const FILL_MS = 10 * 60 * 1000
const NEW_LINE = 0x0a

const page: Case = {
  name: 'GET  /api/admin/users',
  method: 'GET',
  path: '/api/admin/users?limit=50',
}
const search: Case = {
  name: '     … a part of a name',
  method: 'GET',
  path: '/api/admin/users?limit=50&search=OWALCZ',
}
const stats: Case = {
  name: 'GET  …/dashboard-stats',
  method: 'GET',
  path: '/api/admin/dashboard-stats',
}

/** Members with a sign-in and some recent doses; ten have a rare name, and some are operators. */
async function fill(connection: Connection, members: number): Promise<void> {
  // biome-ignore lint/suspicious/noExplicitAny: the data is written with SQL of its own
  const db = connect(connection, () => {}, { timeout: FILL_MS }) as Kysely<any>
  await putPeptides(db, inSeedOrder(catalogueSeed), new Date())
  await sql`
    INSERT INTO users (id, email, email_proved_at, password_hash, first_name, last_name, time_zone, created_at, login_count, last_login_at, is_admin)
    SELECT 'user_bench_' || n, 'member' || n || '@mail.net', now(), 'x', 'Ada',
      CASE WHEN n % ${members / 10}::int = 0 THEN 'Kowalczyk' ELSE 'Keller' END, ${TIME_ZONE},
      now() - n * interval '5 minutes', 1, now() - n * interval '4 minutes', n < ${BUSY_PEOPLE}
    FROM generate_series(0, ${members - 1}::int) n`.execute(db)
  await sql`INSERT INTO admin_users (user_id) SELECT id FROM users WHERE is_admin`.execute(db)
  await sql`
    INSERT INTO login_sessions (user_id, token_hash, login_time, last_activity_at, expires_at)
    SELECT id, sha256(('bench-token-' || split_part(id, '_', 3))::bytea), last_login_at,
      last_login_at + interval '9 minutes', now() + interval '1 day' FROM users`.execute(db)
  await sql`
    INSERT INTO user_peptides (user_id, peptide_id, current_dose, frequency, start_date)
    SELECT id, 1, '250 mcg', 'Daily', current_date - 240 FROM users`.execute(db)
  await sql`
    INSERT INTO dosage_logs (user_id, user_peptide_id, peptide_name, dose, feeling, injection_site, taken_at, taken_on, created_at)
    SELECT entry.user_id, entry.id, 'BPC-157', '250 mcg', 'Good', 'Left thigh', at, at::date, at
    FROM generate_series(${members * DOSES_EACH}::int, 1, -1) n
    JOIN user_peptides AS entry ON entry.user_id = 'user_bench_' || n % ${members}::int
    CROSS JOIN LATERAL (SELECT now() - n * interval '20 seconds') AS t (at) ORDER BY n DESC`.execute(db)
  await sql`VACUUM ANALYZE`.execute(db)
  await db.destroy()
}

async function againstBare(bare: Server, product: Server) {
  console.log(
    `\n${label(`${MANY.toLocaleString('en')} members`)}${cell('bare', 8)}${cell('product', 9)}${cell('share', 7)}   promise ≥ ${PROMISED_SHARE}`,
  )
  for (const what of [page, search, stats]) {
    const [bareRate, productRate] = await compare(bare, product, what)
    const share = productRate / bareRate
    console.log(
      `${label(what.name)}${cell(Math.round(bareRate), 8)}${cell(Math.round(productRate), 9)}${cell(share.toFixed(2), 7)}   ${verdict(share >= PROMISED_SHARE)}`,
    )
  }
}

async function asMembersGrow(few: Server, many: Server) {
  console.log(
    `\n${label('as members grow')}${cell(FEW.toLocaleString('en'), 8)}${cell(MANY.toLocaleString('en'), 9)}${cell('cost', 7)}   promise ≤ ${PROMISED_GROWTH}`,
  )
  for (const what of [page, search]) {
    const [fewRate, manyRate] = await compare(few, many, what)
    const cost = fewRate / manyRate
    console.log(
      `${label(what.name)}${cell(Math.round(fewRate), 8)}${cell(Math.round(manyRate), 9)}${cell(cost.toFixed(2), 7)}   ${verdict(cost <= PROMISED_GROWTH)}`,
    )
  }
}

/** What the process under load reports. */
async function stateOf({ process }: Server): Promise<{ p99: number; megabytes: number }> {
  process.send('state')
  const [state] = (await once(process, 'message')) as [{ p99: number; megabytes: number }]
  return state
}

async function exported(server: Server): Promise<number> {
  const response = await fetch(`${server.url}/api/admin/users/csv`, {
    headers: { cookie: `pepwell_session=${tokenOf(0)}` },
  })
  let lines = 0
  for await (const piece of response.body ?? [])
    lines += piece.filter((byte: number) => byte === NEW_LINE).length
  return lines - 1
}

async function exportAll(product: Server) {
  // Excludes one-time fetching and compilation.
  await exported(product)
  product.process.send('reset')
  const before = await stateOf(product)
  const began = performance.now()
  const members = await exported(product)
  const seconds = (performance.now() - began) / 1000
  const { p99, megabytes } = await stateOf(product)
  const grown = megabytes - before.megabytes
  console.log(
    `\nCSV of ${members.toLocaleString('en')} members: ${seconds.toFixed(1)} s, event loop p99 ${p99.toFixed(1)} ms (promise < ${PROMISED_DELAY_MS}): ${verdict(p99 < PROMISED_DELAY_MS)}, memory +${Math.round(grown)} MB (promise < ${PROMISED_GROWTH_MB}): ${verdict(grown < PROMISED_GROWTH_MB)}`,
  )
}

/** The operators' member list: next to the bare stack, with few and many members, and as CSV. */
export async function measureOperators(make: MakeDatabase): Promise<void> {
  const filled = async (name: string, members: number) => {
    const connection = await make(name)
    console.log(`Filling a database with ${members.toLocaleString('en')} members ...`)
    await fill(connection, members)
    return connection
  }
  const [fewMembers, manyMembers] = [await filled('bench_few', FEW), await filled('bench_many', MANY)]
  const product = await startServer('product', manyMembers)
  const others = [await startServer('product', fewMembers), await startServer('bare', manyMembers)] as const
  const [few, bare] = others
  await asMembersGrow(few, product)
  await againstBare(bare, product)
  await exportAll(product)
  for (const server of [product, ...others]) server.stop()
}
