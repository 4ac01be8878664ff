import { sql } from 'kysely'
import { expect, type inject, onTestFinished, test } from 'vitest'
import { openBus } from '../live/open-bus.ts'
import { aMember } from '../testing/factories.ts'
import { aPooler, hasPgBouncer, poolerVersion } from '../testing/pgbouncer.ts'
import { testApp } from '../testing/test-app.ts'
import { connect } from './connect.ts'
import { supportsPreparedStatements } from './pooler-statements.ts'

type Server = ReturnType<typeof inject<'databaseServer'>>
const direct = await testApp()

/** The same database through a pooler with two connections for requests. */
async function pooled() {
  const connection = await aPooler(direct.connection as Server)
  const isPrepared = await supportsPreparedStatements(connection)
  const db = connect(connection, () => {}, { size: 6, isPooled: true, isPrepared, timeout: 7_000 })
  onTestFinished(() => db.destroy())
  return { connection, db }
}

test.skipIf(!hasPgBouncer)('requests work through a transaction pooler', async () => {
  const { db } = await pooled()
  const { request } = await testApp({}, { db })
  const { cookie } = await aMember(direct)
  const body = { weight: 80.5, unit: 'kg', notes: 'x', weighInDate: '2026-06-14' }
  const actions = Array.from({ length: 12 }, async (_, index) =>
    index % 3 === 0
      ? request('POST', '/api/weight-logs', { cookie, body })
      : request('GET', '/api/user-peptides', { cookie }),
  )
  const statuses = (await Promise.all(actions)).map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status >= 500)).toEqual([])
  const { body: stored } = await request('GET', '/api/weight-logs', { cookie })
  expect(stored).toHaveLength(4)
})

test.skipIf(!hasPgBouncer)('statements are prepared exactly if the pooler keeps them', async () => {
  const { connection, db } = await pooled()
  expect(await supportsPreparedStatements(connection)).toBe(poolerVersion >= 121)
  const reads = Array.from({ length: 12 }, (_, index) =>
    sql<{ at: number }>`SELECT ${index}::int AS at, pg_sleep(0.01)`.execute(db),
  )
  expect((await Promise.all(reads)).map(({ rows }) => rows[0]?.at)).toEqual(reads.map((_, index) => index))
  const { rows } = await db
    .transaction()
    .execute((tx) =>
      sql`SELECT FROM pg_prepared_statements WHERE statement LIKE '%pg_sleep(0.01)%'`.execute(tx),
    )
  expect(rows.length > 0).toBe(poolerVersion >= 121)
})

test.skipIf(!hasPgBouncer)(
  'each transaction has its limits and leaves nothing to the next session',
  async () => {
    const { db } = await pooled()
    const limit = async (on: typeof db) =>
      (await sql<{ value: string }>`SELECT current_setting('statement_timeout') AS value`.execute(on)).rows[0]
        ?.value
    expect(await db.transaction().execute((tx) => limit(tx as typeof db))).toBe('7s')
    expect(await limit(db)).toBe('0')
  },
)

test.skipIf(!hasPgBouncer)(
  'a start that would get no notifications through the pooler says what to set',
  async () => {
    const { connection, db } = await pooled()
    await expect(openBus(connection, db, undefined)).rejects.toThrow(
      'DATABASE_URL points to a pooler in transaction mode. Set DATABASE_DIRECT_URL to the server itself.',
    )
    const bus = await openBus(direct.connection, db, undefined)
    expect(bus.listening).toBe(true)
    await bus.close()
  },
)
