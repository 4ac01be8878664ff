import { Redis } from 'ioredis'
import type { Log } from '../log.ts'
import { foldLog } from '../log-folding.ts'
import type { Bus } from './bus.ts'
import { RedisBus } from './redis-bus.ts'

/** What several processes share through Redis. */
export interface SharedRedis {
  /** carries hints */
  bus: Bus
  /** counts requests */
  counts: Redis
  close(): Promise<void>
}

const RECONNECT_MS = 500

/** No request waits longer than this for Redis: it goes on without. */
const PATIENCE_MS = 500

const aConnection = (url: string): Redis =>
  new Redis(url, {
    lazyConnect: true,
    connectionName: 'pepwell',
    connectTimeout: 5000,
    keepAlive: 10_000,
    commandTimeout: PATIENCE_MS,
    retryStrategy: () => RECONNECT_MS,
    // What Redis can't take now is not kept for later: hints grow old, and requests don't wait.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResubscribe: false,
  })

/**
 * Connects to Redis; from then on a connection that breaks is made again.
 * @throws when nothing answers there
 */
export async function openRedis(url: string, log: Pick<Log, 'warn'>): Promise<SharedRedis> {
  const [counts, subscriber] = [aConnection(url), aConnection(url)]
  const broke = foldLog((...line) => log.warn(...line), 'the connection to Redis broke')
  for (const connection of [counts, subscriber])
    connection.on('error', (error: Error) => broke({ err: error }))
  const close = async () => {
    counts.disconnect()
    subscriber.disconnect()
  }
  try {
    await Promise.all([counts.connect(), subscriber.connect()])
    const bus = new RedisBus(counts, subscriber)
    await bus.listen()
    return { bus, counts, close }
  } catch (error) {
    await close()
    throw error
  }
}
