import pg from 'pg'
import type { Connection } from '../database/connect.ts'
import { limitSession } from '../database/session-limits.ts'
import { commitLazily } from './jobs.queries.ts'

/** Jobs that run at once. */
export const CONCURRENCY = 10

/** As many as graphile-worker wants for its workers; those that listen and that show that this worker lives are among them. */
const POOL_SIZE = CONCURRENCY

/** A statement that the database has not answered after this long is given up. */
const PATIENCE_MS = 30_000

/** The connections of the worker, apart from those that answer requests: neither waits for the other. */
export function workerPool(connection: Connection, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    connectionTimeoutMillis: 10_000,
    application_name: 'pepwell jobs',
    keepAlive: true,
    query_timeout: PATIENCE_MS,
    onConnect: async (client) => {
      await commitLazily(client)
      // Ended by the server too: one that was only given up here would go on, and keep its locks.
      await limitSession(PATIENCE_MS)(client)
    },
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
