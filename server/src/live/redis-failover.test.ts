import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Redis } from 'ioredis'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { freePort } from '../testing/free-port.ts'
import { aRedisServer } from '../testing/redis-server.ts'
import { testApp } from '../testing/test-app.ts'
import { postgresBus } from './bus.ts'
import { openRedis } from './redis.ts'
import { redisAddress } from './redis-address.ts'
import { splitBus } from './split-bus.ts'
import { topicsForPeople } from './topics.ts'

const quiet = { warn() {} }
const database = { ...inject('databaseServer'), database: 'postgres' }
const db = connect(database, () => {})

test('addresses of one Redis, of Sentinel and of a cluster are valid, others are not', () => {
  expect(redisAddress('redis://one:6379/2')).toEqual({ kind: 'server', url: 'redis://one:6379/2' })
  expect(redisAddress('redis+sentinel://user:p%40ss@one:26380,two/main')).toEqual({
    kind: 'sentinel',
    name: 'main',
    username: 'user',
    password: 'p@ss',
    hosts: [
      { host: 'one', port: 26_380 },
      { host: 'two', port: 26_379 },
    ],
  })
  expect(redisAddress('redis+cluster://:secret@one,two:7000')).toEqual({
    kind: 'cluster',
    name: '',
    password: 'secret',
    hosts: [
      { host: 'one', port: 6379 },
      { host: 'two', port: 7000 },
    ],
  })
  for (const none of ['http://one', 'redis+sentinel://one', 'redis+other://one', 'redis'])
    expect(redisAddress(none)).toBeUndefined()
})

/** Whether a hint arrives from one process in another. */
async function receivesThrough(url: string): Promise<void> {
  const [one, other] = [await openRedis(url, quiet), await openRedis(url, quiet)]
  onTestFinished(async () => {
    await one.close()
    await other.close()
  })
  const received = vi.fn()
  other.bus.subscribe('weather', received)
  await one.bus.publish(db, 'weather', 'sun')
  await vi.waitFor(() => expect(received).toHaveBeenCalledWith('sun'))
}

test('a cluster transports hints', async () => {
  const nodes = join(tmpdir(), `pepwell-nodes-${process.pid}`)
  const node = await aRedisServer(
    onTestFinished,
    ...['--cluster-enabled', 'yes', '--cluster-announce-ip', '127.0.0.1'],
    ...['--cluster-config-file', nodes],
  )
  onTestFinished(() => rm(nodes, { force: true }))
  const admin = new Redis(node.url)
  onTestFinished(() => admin.disconnect())
  await admin.call('CLUSTER', 'ADDSLOTSRANGE', '0', '16383')
  await vi.waitFor(
    async () => expect(await admin.call('CLUSTER', 'INFO')).toContain('cluster_state:ok'),
    10_000,
  )
  await receivesThrough(node.url.replace('redis:', 'redis+cluster:'))
})

test('the server that a Sentinel names transports hints', async () => {
  const { port: leads } = new URL((await aRedisServer(onTestFinished)).url)
  const folder = await mkdtemp(join(tmpdir(), 'pepwell-sentinel-'))
  const port = await freePort()
  const settings = join(folder, 'sentinel.conf')
  await writeFile(settings, `port ${port}\nbind 127.0.0.1\nsentinel monitor main 127.0.0.1 ${leads} 1\n`)
  const sentinel: ChildProcess = spawn('redis-server', [settings, '--sentinel'], { stdio: 'ignore' })
  onTestFinished(async () => {
    sentinel.kill('SIGKILL')
    await rm(folder, { recursive: true })
  })
  const asked = new Redis(port, '127.0.0.1', { retryStrategy: () => 50 })
  asked.on('error', () => {})
  onTestFinished(() => asked.disconnect())
  await asked.ping()
  await receivesThrough(`redis+sentinel://127.0.0.1:${port}/main`)
})

test('requests continue while Redis hangs, and are counted again afterwards', async () => {
  const redis = await aRedisServer(onTestFinished)
  const { counts, close } = await openRedis(redis.url, quiet)
  onTestFinished(close)
  const { request } = await testApp({ requestsPerMinute: 5 }, { requestCounts: counts })
  const status = async () => (await request('GET', '/api/health')).statusCode
  expect(await status()).toBe(200)
  redis.hang()
  for (let i = 0; i < 20; i++) expect(await status()).toBe(200)
  redis.goOn()
  await vi.waitFor(async () => expect(await status()).toBe(429), 10_000)
})

test('while Redis is down, events for open pages use PostgreSQL', async () => {
  const redis = await aRedisServer(onTestFinished)
  const [topic = ''] = topicsForPeople
  const processes = await Promise.all(
    [1, 2].map(async () => {
      const shared = await openRedis(redis.url, quiet)
      const bus = splitBus(await postgresBus(database), shared.bus)
      onTestFinished(async () => {
        await bus.close()
        await shared.close()
      })
      const received: string[] = []
      bus.subscribe(topic, (body) => void received.push(body))
      return { bus, received, redisBus: shared.bus }
    }),
  )
  const [one, other] = processes
  await one?.bus.publish(db, topic, 'before')
  await vi.waitFor(() => expect(other?.received).toEqual(['before']))
  await redis.kill()
  await vi.waitFor(() => expect(one?.redisBus.listening).toBe(false))
  await one?.bus.publish(db, topic, 'during')
  await vi.waitFor(() => expect(other?.received).toEqual(['before', 'during']))
  await redis.start()
  await vi.waitFor(() => expect(one?.redisBus.listening && other?.redisBus.listening).toBe(true), 10_000)
  await one?.bus.publish(db, topic, 'after')
  await vi.waitFor(() => expect(other?.received).toEqual(['before', 'during', 'after']))
})
