import { Logger, runMigrations } from 'graphile-worker'
import type { Connection } from '../database/connect.ts'
import { workerPool } from './worker-pool.ts'

const quiet = new Logger(() => () => {})

/** Migrates graphile-worker's tables, one process at a time. */
export async function migrateJobs(connection: Connection): Promise<void> {
  const pool = workerPool(connection, () => {})
  try {
    await runMigrations({ pgPool: pool, logger: quiet })
  } finally {
    await pool.end()
  }
}
