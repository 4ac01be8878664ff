import { randomUUID } from 'node:crypto'
import type { Connection, Db } from '../database/connect.ts'
import { type Bus, notify, postgresBus } from './bus.ts'
import type { SharedRedis } from './redis.ts'
import { splitBus } from './split-bus.ts'

const REACH = 'reach'

/** Hints take milliseconds; a missing one won't come anymore. */
const TIMEOUT_MS = 5_000

/** @returns whether a notification from one connection reaches another; not through a transaction pooler */
async function isReceived(bus: Bus, db: Db): Promise<boolean> {
  const own = randomUUID()
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(false), TIMEOUT_MS)
    bus.subscribe(REACH, (body) => {
      if (body !== own) return
      clearTimeout(timer)
      resolve(true)
    })
    notify(db, REACH, own).catch(reject)
  })
}

/** The address points to a pooler that doesn't forward hints. */
export class HintsNotForwarded extends Error {}

/**
 * Opens the bus: PostgreSQL, and Redis if there is one.
 * @throws HintsNotForwarded if no hint arrives
 */
export async function openBus(connection: Connection, db: Db, redis: SharedRedis | undefined): Promise<Bus> {
  const bus = await postgresBus(connection)
  if (await isReceived(bus, db)) return redis ? splitBus(bus, redis.bus) : bus
  await bus.close()
  throw new HintsNotForwarded(
    'DATABASE_URL points to a pooler in transaction mode. Set DATABASE_DIRECT_URL to the server itself.',
  )
}
