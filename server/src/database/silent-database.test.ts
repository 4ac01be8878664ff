import { sql } from 'kysely'
import { pino } from 'pino'
import { expect, type inject, onTestFinished, test, vi } from 'vitest'
import { addJob } from '../jobs/jobs.queries.ts'
import { Worker } from '../jobs/worker.ts'
import { postgresBus } from '../live/bus.ts'
import { aMember } from '../testing/factories.ts'
import { aSilentProxy } from '../testing/silent-proxy.ts'
import { testApp } from '../testing/test-app.ts'
import { connect } from './connect.ts'
import { isDatabaseAway } from './database-away.ts'

const near = await testApp()
type Server = ReturnType<typeof inject<'databaseServer'>>

/** An app that reaches the same database through a proxy that can fall silent. */
async function aFarApp() {
  const proxy = await aSilentProxy(near.connection as Server)
  const db = connect(proxy.connection, () => {}, { timeout: 300, size: 6 })
  const pulse = connect(proxy.connection, () => {}, { timeout: 300, size: 1 })
  onTestFinished(async () => {
    await db.destroy()
    await pulse.destroy()
  })
  const { request } = await testApp({}, { db, pulse })
  return { proxy, db, request }
}

test('when a database falls silent only the calls in progress fail, and ready says so once', async () => {
  const { proxy, request } = await aFarApp()
  const { cookie } = await aMember(near)
  const plans = (count: number) =>
    Promise.all(Array.from({ length: count }, () => request('GET', '/api/user-peptides', { cookie })))
  const ready = () => request('GET', '/api/health/ready')
  expect((await plans(6)).map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
  expect((await ready()).statusCode).toBe(200)
  proxy.silence()
  const [inFlight, firstLook] = await Promise.all([plans(2), ready()])
  for (const response of inFlight) {
    expect(response.body.code).toBe('UNAVAILABLE')
    expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '2'])
  }
  expect(firstLook.statusCode).toBe(503)
  expect((await plans(12)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200))
  expect((await ready()).statusCode).toBe(200)
})

test('a transaction on a silent connection ends with it, without waiting for its rollback', async () => {
  const { proxy, db } = await aFarApp()
  const statements: string[] = []
  const failing = db.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx)
    proxy.silence()
    statements.push('sent')
    await sql`SELECT 2`.execute(tx)
    statements.push('answered')
  })
  await expect(failing).rejects.toSatisfy(isDatabaseAway)
  expect(statements).toEqual(['sent'])
  expect((await sql<{ one: number }>`SELECT 1 AS one`.execute(db)).rows).toEqual([{ one: 1 }])
})

test('a connection to a read-only server is dropped, and the next one may reach another', async () => {
  const db = connect(near.connection, () => {}, { size: 1 })
  onTestFinished(() => db.destroy())
  const pid = async () =>
    (await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  await sql`SET default_transaction_read_only = on`.execute(db)
  await expect(sql`CREATE TABLE never (id int)`.execute(db)).rejects.toMatchObject({ code: '25006' })
  expect(await pid()).not.toBe(before)
})

test('the worker continues with jobs after its database fell silent', async () => {
  // graphile-worker prints a trace if the connection drops while it asks for a job.
  const trace = vi.spyOn(console, 'trace').mockImplementation(() => {})
  onTestFinished(() => trace.mockRestore())
  const proxy = await aSilentProxy(near.connection as Server)
  const done: unknown[] = []
  const worker = new Worker({
    connection: proxy.connection,
    tasks: { note: async (payload) => void done.push(payload) },
    log: pino({ level: 'silent' }),
    timeout: 2_000,
  })
  worker.start()
  onTestFinished(() => worker.stop())
  await addJob(near.db, 'note', 'before')
  await vi.waitFor(() => expect(done).toEqual(['before']), 10_000)
  proxy.silence()
  await addJob(near.db, 'note', 'after')
  await vi.waitFor(() => expect(done).toEqual(['before', 'after']), 40_000)
}, 60_000)

test('a bus that cannot listen keeps no connection of its attempts', async () => {
  let refusals = 0
  const proxy = await aSilentProxy(near.connection as Server, (sent) => {
    if (refusals === 0 || !sent.includes('LISTEN')) return sent
    refusals--
    return Buffer.from(sent.toString('latin1').replace('LISTEN', 'LISTEM'), 'latin1')
  })
  const bus = await postgresBus(proxy.connection)
  onTestFinished(() => bus.close())
  refusals = 2
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'pepwell bus' AND datname = current_database()`.execute(near.db)
  await vi.waitFor(() => expect([bus.listening, refusals]).toEqual([true, 0]), 10_000)
  await vi.waitFor(() => expect(proxy.open()).toBe(1))
})
