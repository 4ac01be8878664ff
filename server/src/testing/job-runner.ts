import { Logger, runOnce } from 'graphile-worker'
import { sql } from 'kysely'
import { type Connection, connect } from '../database/connect.ts'
import type { Tasks } from '../jobs/jobs.ts'
import { batching, taskListOf } from '../jobs/worker.ts'
import { workerPool } from '../jobs/worker-pool.ts'

const quiet = new Logger(() => () => {})

/** Tries every job that waits once, also those that would wait longer after a failure. */
export async function runJobs(connection: Connection, tasks: Tasks): Promise<void> {
  const db = connect(connection, () => {})
  await sql`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()`.execute(db)
  await db.destroy()
  const pool = workerPool(connection, () => {})
  try {
    await runOnce({ pgPool: pool, logger: quiet, noHandleSignals: true, preset: batching }, taskListOf(tasks))
  } finally {
    await pool.end()
  }
}
