import { Cluster, Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { foldLog } from '../log-folding.ts'
import type { Bus } from './bus.ts'
import { type RedisAddress, redisAddress } from './redis-address.ts'
import { RedisBus } from './redis-bus.ts'
import type { RedisClient } from './redis-client.ts'
import { type RedisCounts, redisCounts } from './redis-counts.ts'

/** The Redis connections that several processes share. */
export interface SharedRedis {
  /** transports hints */
  bus: Bus
  /** counts requests */
  counts: RedisCounts
  /** publishes for both */
  publisher: RedisClient
  close(): Promise<void>
}

const RECONNECT_MS = 500

/** After this long a pending command is dropped. */
const TIMEOUT_MS = 500

const OPTIONS = {
  lazyConnect: true,
  connectionName: 'pepwell',
  connectTimeout: 5000,
  keepAlive: 10_000,
  commandTimeout: TIMEOUT_MS,
  retryStrategy: () => RECONNECT_MS,
  // Commands aren't queued while Redis is unavailable: hints become stale, and requests don't wait.
  enableOfflineQueue: false,
  maxRetriesPerRequest: 0,
  autoResubscribe: false,
}

function aConnection(address: RedisAddress): RedisClient {
  if (address.kind === 'server') return new Redis(address.url, OPTIONS)
  const { hosts, name, kind, username, password } = address
  const login = { ...(username && { username }), ...(password && { password }) }
  if (kind === 'sentinel') return new Redis({ ...OPTIONS, ...login, sentinels: hosts, name })
  return new Cluster(hosts, {
    lazyConnect: true,
    enableOfflineQueue: false,
    clusterRetryStrategy: () => RECONNECT_MS,
    redisOptions: { ...OPTIONS, ...login },
  })
}

/**
 * Connects to Redis and reconnects from then on.
 * @throws if nothing answers there
 */
export async function openRedis(url: string, log: Pick<Log, 'warn'>): Promise<SharedRedis> {
  const address = redisAddress(url)
  if (!address) throw new Error('not an address of a Redis')
  const [publisher, subscriber] = [aConnection(address), aConnection(address)]
  const broke = foldLog((...line) => log.warn(...line), 'the connection to Redis broke')
  for (const connection of [publisher, subscriber])
    connection.on('error', (error: Error) => broke({ err: error }))
  const close = async () => {
    publisher.disconnect()
    subscriber.disconnect()
  }
  try {
    await Promise.all([publisher.connect(), subscriber.connect()])
    const bus = new RedisBus(publisher, subscriber)
    await bus.listen()
    return { bus, counts: redisCounts(publisher), publisher, close }
  } catch (error) {
    await close()
    throw error
  }
}
