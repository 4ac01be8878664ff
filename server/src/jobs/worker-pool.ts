import type pg from 'pg'
import type { Connection } from '../database/connect.ts'
import { openPool } from '../database/pool.ts'
import { commitLazily } from './jobs.queries.ts'

/** Jobs that run at once. */
export const CONCURRENCY = 10

/** Jobs hold none while they work: they are taken and noted through these. Two of them listen, and show that this worker lives. */
const POOL_SIZE = 6

/** The connections of the worker, apart from those that answer requests: neither waits for the other. */
export const workerPool = (connection: Connection, onError: (error: Error) => void): pg.Pool =>
  openPool(connection, onError, { size: POOL_SIZE, name: 'pepwell jobs', onConnect: commitLazily })
