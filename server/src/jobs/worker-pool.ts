import pg from 'pg'
import type { Connection } from '../database/connect.ts'
import { commitLazily } from './jobs.queries.ts'

/** Jobs that run at once. */
export const CONCURRENCY = 10

/** Those that take and finish jobs, one that listens for new ones, and one that shows that this worker lives. */
const POOL_SIZE = 6

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
    onConnect: commitLazily,
  })
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
