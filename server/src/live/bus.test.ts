import { type AddressInfo, connect as connectTo, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { aMember, PASSWORD } from '../testing/factories.ts'
import { testApp } from '../testing/test-app.ts'
import { postgresBus } from './bus.ts'

const connection = inject('databaseServer')
const db = connect({ ...connection, database: 'postgres' }, () => {})

async function aBus() {
  const bus = await postgresBus({ ...connection, database: 'postgres' })
  const received: string[] = []
  bus.subscribe('weather', (body) => void received.push(body))
  onTestFinished(() => bus.close())
  return { bus, received }
}

test('a hint reaches every process once its transaction commits, and only on its topic', async () => {
  const [one, other] = [await aBus(), await aBus()]
  await db.transaction().execute(async (tx) => {
    await one.bus.publish(tx, 'weather', 'sun and rain')
    await one.bus.publish(tx, 'news', 'none')
    expect(other.received).toEqual([])
  })
  await vi.waitFor(() => expect([one.received, other.received]).toEqual([['sun and rain'], ['sun and rain']]))
})

test('a rolled-back hint is never sent', async () => {
  const { bus, received } = await aBus()
  const failing = db.transaction().execute(async (tx) => {
    await bus.publish(tx, 'weather', 'hail')
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow()
  await bus.publish(db, 'weather', 'fog')
  await vi.waitFor(() => expect(received).toEqual(['fog']))
})

test('a broken connection is restored, and listeners learn of the gap', async () => {
  const { bus, received } = await aBus()
  const gap = vi.fn()
  bus.onGap(gap)
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'pepwell bus' AND datname = 'postgres'`.execute(
    db,
  )
  await vi.waitFor(() => expect(bus.listening).toBe(false))
  expect(gap).toHaveBeenCalled()
  await vi.waitFor(() => expect(bus.listening).toBe(true), 10_000)
  expect(gap.mock.calls.length).toBeGreaterThanOrEqual(2)
  await bus.publish(db, 'weather', 'clear again')
  await vi.waitFor(() => expect(received).toEqual(['clear again']))
})

/**
 * A proxy between bus and database that cuts every connection, and a given number of later ones once they
 * start to listen.
 */
async function aCuttingProxy() {
  const open = new Set<Socket>()
  let [cuts, listens] = [0, 0]
  const server = createServer((client) => {
    const { host, port } = connection
    const database = host.startsWith('/') ? connectTo(join(host, `.s.PGSQL.${port}`)) : connectTo(port, host)
    open.add(client)
    client.on('data', (sent) => {
      if (!sent.includes('LISTEN')) return void database.write(sent)
      listens++
      if (cuts-- > 0) client.destroy()
      else database.write(sent)
    })
    database.on('data', (sent) => client.write(sent)).on('error', () => {})
    client.on('error', () => {}).on('close', () => database.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const cut = (more: number) => {
    cuts = more
    for (const client of open) client.destroy()
  }
  return { port: (server.address() as AddressInfo).port, cut, listens: () => listens }
}

test('a connection that breaks while it starts to listen is restored once', async () => {
  const proxy = await aCuttingProxy()
  const bus = await postgresBus({ ...connection, database: 'postgres', host: '127.0.0.1', port: proxy.port })
  onTestFinished(() => bus.close())
  const received: string[] = []
  bus.subscribe('weather', (body) => void received.push(body))
  proxy.cut(1)
  await vi.waitFor(() => expect(bus.listening).toBe(false))
  await vi.waitFor(() => expect(bus.listening).toBe(true), 10_000)
  await new Promise((resolve) => setTimeout(resolve, 300))
  await bus.publish(db, 'weather', 'sun')
  await vi.waitFor(() => expect(received.length).toBeGreaterThan(0))
  expect([received, proxy.listens()]).toEqual([['sun'], 3])
})

test('a database that accepts the connection but stays silent counts as down', async () => {
  const silent = createServer(() => {})
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void silent.close())
  const { port } = silent.address() as AddressInfo
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const connecting = postgresBus({ ...connection, host: '127.0.0.1', port })
  const refused = expect(connecting).rejects.toThrow(/timeout/)
  await vi.advanceTimersByTimeAsync(5_100)
  await refused
})

test('a session ended in one process is invalid in another that had cached it', async () => {
  const one = await testApp({ exposeResetToken: true })
  const other = await testApp({}, { db: one.db, bus: await postgresBus(one.connection) })
  const member = await aMember(one)
  const self = (cookie: string) => other.request('GET', '/api/auth/user', { cookie })
  const status = (cookie: string) => other.request('GET', '/api/admin/status', { cookie })
  expect((await self(member.cookie)).statusCode).toBe(200)
  const { body } = await one.request('POST', '/api/auth/forgot-password', { body: { email: member.email } })
  const form = { token: body.token, password: `${PASSWORD} new`, confirmPassword: `${PASSWORD} new` }
  expect((await one.request('POST', '/api/auth/reset-password', { body: form })).statusCode).toBe(200)
  await vi.waitFor(async () => expect((await status(member.cookie)).statusCode).toBe(401))
  expect((await one.request('GET', '/api/admin/status', { cookie: member.cookie })).statusCode).toBe(401)
})
