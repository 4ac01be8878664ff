import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { aMember } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'

/** An error as PostgreSQL, its driver or the system throws it. */
const failing = (code: string, message = 'what it says') => Object.assign(new Error(message), { code })

const failures: Record<string, Error> = {
  ...Object.fromEntries(
    [
      ...['25006', '40001', '40P01', '57P01', '57P02', '57P03'],
      ...['08000', '08001', '08003', '08004', '08006', '08007', '08P01'],
      ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND'],
      'EAI_AGAIN',
    ].map((code) => [code, failing(code)]),
  ),
  notQueryable: new Error('Client has encountered a connection error and is not queryable'),
  closed: new Error('Client was closed and is not queryable'),
  terminated: new Error('Connection terminated unexpectedly'),
  timeout: new Error('timeout exceeded when trying to connect'),
  silent: new Error('Query read timeout'),
  everyAddress: new AggregateError([failing('ECONNREFUSED'), failing('EHOSTUNREACH')]),
}

function failingRoutes(server: FastifyInstance): void {
  for (const [name, error] of Object.entries(failures))
    server.get(`/fails/${name}`, () => Promise.reject(error))
  server.get('/fails/bug', () => Promise.reject(failing('23505')))
  const partly = new AggregateError([failing('ECONNREFUSED'), new Error('another')])
  server.get('/fails/partly', () => Promise.reject(partly))
}

const app = await testApp({}, { extend: failingRoutes })
const { request } = app

test.each(Object.keys(failures))('%s is answered as unavailable, with when to retry', async (name) => {
  const response = await request('GET', `/fails/${name}`)
  expect([response.statusCode, response.body.code]).toEqual([503, 'UNAVAILABLE'])
  expect(response.headers['retry-after']).toBe('2')
})

test.each(['bug', 'partly'])('another database error (%s) stays an error of ours', async (name) => {
  expect((await request('GET', `/fails/${name}`)).statusCode).toBe(500)
})

test('a write to a read-only server is unavailable, and works again once a server accepts writes', async () => {
  const { cookie } = await aMember(app)
  const body = { weight: 80.5, unit: 'kg', notes: 'x', weighInDate: '2026-06-14' }
  const write = () => request('POST', '/api/weight-logs', { cookie, body })
  const { database, ...server } = app.connection as {
    database: string
    host: string
    port: number
    user: string
  }
  const admin = connect({ ...server, database: 'postgres' }, () => {})
  onTestFinished(() => admin.destroy())
  const readOnly = (value: string) =>
    sql.raw(`ALTER DATABASE ${database} SET default_transaction_read_only = ${value}`).execute(admin)
  await readOnly('on')
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = ${database}`.execute(admin)
  await vi.waitFor(async () => expect((await write()).headers['retry-after']).toBe('2'))
  const refused = await write()
  expect([refused.statusCode, refused.body.code]).toEqual([503, 'UNAVAILABLE'])
  await readOnly('off')
  const statuses = [await write(), await write(), await write()].map(({ statusCode }) => statusCode)
  expect(statuses).toContain(201)
})

test('a thousand failures while the database is down are logged once, then counted', async () => {
  const { request: ask, logged: lines } = await testApp({}, { extend: failingRoutes })
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const about = () => lines.filter(({ msg }) => String(msg).startsWith('request failed'))
  for (let i = 0; i < 50; i++) await ask('GET', '/fails/ECONNREFUSED')
  expect(about()).toMatchObject([{ level: 50, url: '/fails/ECONNREFUSED' }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(about()).toMatchObject([{}, { msg: 'request failed: the database is away again', more: 49 }])
})
