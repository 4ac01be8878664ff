import type pg from 'pg'
import type { Connection } from '../database/connect.ts'
import { openPool, STATEMENT_MS } from '../database/pool.ts'
import { commitLazily } from './jobs.queries.ts'

/** Jobs that run in parallel. */
export const CONCURRENCY = 10

/**
 * Connections to take and finish jobs; running jobs hold none. Two of them listen and hold the lock that shows the
 * worker is alive.
 */
const POOL_SIZE = 6

/** The worker's connections, separate from those for requests, so that neither waits for the other. */
export const workerPool = (
  connection: Connection,
  onError: (error: Error) => void,
  statementMs = STATEMENT_MS,
): pg.Pool =>
  openPool(connection, onError, {
    size: POOL_SIZE,
    statementMs,
    name: 'pepwell jobs',
    onConnect: commitLazily,
  })
