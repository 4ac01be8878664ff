import { Logger, runMigrations } from 'graphile-worker'
import type { PoolClient } from 'pg'
import type { Connection } from '../database/connect.ts'
import { holdLock } from './jobs.queries.ts'
import { workerPool } from './worker-pool.ts'

const quiet = new Logger(() => () => {})

/** Brings the tables of jobs, which are graphile-worker's, to its newest form; several processes may start at once. */
export async function migrateJobs(connection: Connection): Promise<void> {
  const pool = workerPool(connection, () => {})
  let lock: PoolClient | undefined
  try {
    // They trip over each other when two processes make the same tables.
    lock = await pool.connect()
    await holdLock(lock, 'migrations')
    await runMigrations({ pgPool: pool, logger: quiet })
  } finally {
    lock?.release(true)
    await pool.end()
  }
}
