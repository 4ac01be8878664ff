import { afterAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { aMember } from '../testing/factories.ts'
import { aRedisServer } from '../testing/redis-server.ts'
import { connectAs } from '../testing/sockets.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { postgresBus } from './bus.ts'
import { People } from './person-events.ts'
import { openRedis } from './redis.ts'
import { splitBus } from './split-bus.ts'

const redis = await aRedisServer(afterAll)
const db = connect({ ...inject('databaseServer'), database: 'postgres' }, () => {})
const quiet = { warn() {} }

/** One process's Redis connections. */
async function aProcess() {
  const shared = await openRedis(redis.url, quiet)
  onTestFinished(shared.close)
  const received: string[] = []
  const gap = vi.fn()
  shared.bus.subscribe('weather', (body) => void received.push(body))
  shared.bus.onGap(gap)
  return { ...shared, received, gap }
}

describe('the bus', () => {
  test('carries a hint to every process once its transaction commits, and only on its topic', async () => {
    const [one, other] = [await aProcess(), await aProcess()]
    await db.transaction().execute(async (tx) => {
      await one.bus.publish(tx, 'weather', 'sun and rain')
      await one.bus.publish(tx, 'news', 'none')
      await one.bus.publish(db, 'weather', 'outside of it')
      await vi.waitFor(() => expect(other.received).toEqual(['outside of it']))
    })
    const both = ['outside of it', 'sun and rain']
    await vi.waitFor(() => expect([one.received, other.received]).toEqual([both, both]))
  })

  test('sends nothing that is rolled back, also later on the same connection', async () => {
    const { bus, received } = await aProcess()
    const failing = db.transaction().execute(async (tx) => {
      await bus.publish(tx, 'weather', 'hail')
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    for (let n = 0; n < 3; n++) await db.transaction().execute((tx) => bus.publish(tx, 'weather', `fog ${n}`))
    await vi.waitFor(() => expect(received).toEqual(['fog 0', 'fog 1', 'fog 2']))
  })

  test('sends nothing from a transaction whose commit failed', async () => {
    const { bus, received } = await aProcess()
    const failing = db.transaction().execute(async (tx) => {
      await bus.publish(tx, 'weather', 'hail')
      await tx.executeQuery({ ...broken, parameters: [] }).catch(() => {})
    })
    await expect(failing).rejects.toThrow()
    await bus.publish(db, 'weather', 'fog')
    await vi.waitFor(() => expect(received).toEqual(['fog']))
  })
})

const broken = { sql: 'SELECT 1 / 0', query: { kind: 'RawNode' } as never, queryId: { queryId: 'broken' } }

describe('while Redis is down', () => {
  test('unsent hints become a gap, and the next one arrives', async () => {
    const [one, other] = [await aProcess(), await aProcess()]
    await redis.kill()
    await vi.waitFor(() => expect([one.bus.listening, other.bus.listening]).toEqual([false, false]))
    expect(other.gap).toHaveBeenCalledOnce()
    await one.bus.publish(db, 'weather', 'lost')
    await db.transaction().execute((tx) => one.bus.publish(tx, 'weather', 'lost too'))
    await redis.start()
    await vi.waitFor(() => expect([one.bus.listening, other.bus.listening]).toEqual([true, true]), 10_000)
    expect(other.gap.mock.calls.length).toBeGreaterThanOrEqual(2)
    await one.bus.publish(db, 'weather', 'clear again')
    await vi.waitFor(() => expect([one.received, other.received]).toEqual([['clear again'], ['clear again']]))
  })

  test('a start says that nothing answers', async () => {
    await redis.kill()
    await expect(openRedis(redis.url, quiet)).rejects.toThrow(/ECONNREFUSED|closed/)
    await redis.start()
  })
})

test('a process that alone failed to publish tells the others of a gap', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  one.publisher.disconnect(true)
  await one.bus.publish(db, 'weather', 'lost')
  await vi.waitFor(() => expect(other.gap).toHaveBeenCalledOnce(), 10_000)
  expect(other.bus.listening).toBe(true)
})

test('so does one whose hint was refused on a working connection', async () => {
  const [one, other] = [await aProcess(), await aProcess()]
  vi.spyOn(one.publisher, 'publish').mockRejectedValueOnce(new Error('BUSY Redis is busy running a script'))
  await one.bus.publish(db, 'weather', 'lost')
  await one.bus.publish(db, 'weather', 'clear again')
  await vi.waitFor(() => expect(other.gap).toHaveBeenCalledOnce())
  expect(other.received).toEqual(['clear again'])
})

/** An app as one of several processes on one database and one Redis. */
async function anApp(database?: Pick<TestApp, 'db' | 'connection'>, config = {}) {
  const shared = await openRedis(redis.url, quiet)
  onTestFinished(shared.close)
  const first = database ?? (await testApp())
  const bus = splitBus(await postgresBus(first.connection), shared.bus)
  const app = await testApp(config, { db: first.db, bus, requestCounts: shared.counts })
  return { app, bus, database: first }
}

test('an event reaches a person in every process, and so does a sign-out', async () => {
  const one = await anApp()
  const other = await anApp(one.database)
  const member = await aMember(one.app)
  const [here, there] = [await connectAs(one.app, member), await connectAs(other.app, member)]
  const { db } = one.database
  const people = new People({ db, bus: one.bus })
  await db
    .transaction()
    .execute((tx) => people.publish(tx, [member.id], { type: 'changed', changes: ['doses'] }))
  for (const { events } of [here, there]) await vi.waitFor(() => expect(events).toHaveLength(2))
  await one.app.request('POST', '/api/auth/logout', { cookie: member.cookie })
  expect((await here.closed).code).toBe(4403)
  expect((await there.closed).code).toBe(4403)
})

describe('requests', () => {
  test('are counted across processes', async () => {
    const limit = { requestsPerMinute: 4 }
    const one = await anApp(undefined, limit)
    const other = await anApp(one.database, limit)
    const statuses = []
    for (const { app } of [one, other, one, other, one, other])
      statuses.push((await app.request('GET', '/api/health')).statusCode)
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429])
  })

  test('are answered while Redis is down', async () => {
    const { app } = await anApp(undefined, { requestsPerMinute: 4 })
    await redis.kill()
    const member = await aMember(app)
    expect((await app.request('GET', '/api/auth/user', { cookie: member.cookie })).statusCode).toBe(200)
    await redis.start()
  })
})
