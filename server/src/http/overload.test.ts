import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { connect } from '../database/connect.ts'
import { QUEUE_PER_CLIENT } from '../database/pool.ts'
import { PoolOverload } from '../database/pool-overload.ts'
import { testApp } from '../testing/test-app.ts'

/** An error as PostgreSQL's driver throws it. */
const databaseError = (code: string) => Object.assign(new Error('what the database says'), { code })

const failures = {
  full: databaseError('53100'),
  fullForFiles: Object.assign(new Error('cannot write'), { cause: databaseError('ENOSPC') }),
  connections: databaseError('53300'),
  waiting: new PoolOverload(),
}

const { app, connection, request } = await testApp(
  {},
  {
    extend: (extended) => {
      for (const [name, error] of Object.entries(failures))
        extended.get(`/fails/${name}`, () => Promise.reject(error))
    },
  },
)

test.each([
  ['full', 'We’re out of storage. Nothing was changed. Please try again later.', '60'],
  ['fullForFiles', 'We’re out of storage. Nothing was changed. Please try again later.', '60'],
  ['connections', 'The service is busy. Please try again in a moment.', '5'],
  ['waiting', 'The service is busy. Please try again in a moment.', '5'],
])('an exhausted database (%s) says so, with when to retry', async (name, message, after) => {
  const response = await request('GET', `/fails/${name}`)
  expect([response.statusCode, response.body]).toEqual([503, { code: 'UNAVAILABLE', message }])
  expect(response.headers['retry-after']).toBe(after)
})

test('the server ends statements that take too long or hang', async () => {
  const db = connect(connection, () => {}, { size: 1, timeout: 300 })
  await expect(sql`SELECT pg_sleep(30)`.execute(db)).rejects.toMatchObject({ code: '57014' })
  const setting = async (name: string) =>
    (await sql<{ value: string }>`SELECT current_setting(${name}) AS value`.execute(db)).rows[0]?.value
  expect(await setting('lock_timeout')).toBe('15s')
  expect(await setting('idle_in_transaction_session_timeout')).toBe('1min')
  await db.destroy()
})

test('a caller at the end of a long queue is refused immediately', async () => {
  const db = connect(connection, () => {}, { size: 1 })
  const pending = Array.from({ length: QUEUE_PER_CLIENT + 20 }, () => sql`SELECT 1`.execute(db))
  const refused = (await Promise.allSettled(pending)).filter(
    (one) => one.status === 'rejected' && one.reason instanceof PoolOverload,
  )
  expect(refused.length).toBeGreaterThan(0)
  expect(refused.length).toBeLessThan(21)
  await db.destroy()
})

test('a process is alive without its database, and ready again with it, however busy its connections are', async () => {
  const unreachable = connect({ ...connection, port: 1 } as typeof connection, () => {}, { size: 1 })
  const without = await testApp({}, { pulse: unreachable })
  expect((await without.request('GET', '/api/health/live')).body).toEqual({ status: 'ok' })
  expect((await without.request('GET', '/api/health/ready')).statusCode).toBe(503)
  expect((await without.request('GET', '/api/peptides')).statusCode).not.toBe(503)
  expect((await request('GET', '/api/health/ready')).body).toEqual({ status: 'ok' })
  expect(app.hasRoute({ method: 'GET', url: '/api/health' })).toBe(true)
  await unreachable.destroy()
})

test('a flood of readiness checks asks the database a few times, and each check succeeds', async () => {
  let asked = 0
  const pulse = connect(connection, () => {}, { size: 1, onQuery: () => (asked += 1) })
  const flooded = await testApp({}, { pulse })
  const flood = Array.from({ length: QUEUE_PER_CLIENT * 2 }, () =>
    flooded.request('GET', '/api/health/ready'),
  )
  const statuses = (await Promise.all(flood)).map(({ statusCode }) => statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect(asked).toBeLessThan(QUEUE_PER_CLIENT / 2)
  await pulse.destroy()
})
