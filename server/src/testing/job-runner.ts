import { Logger, runOnce } from 'graphile-worker'
import type { Connection } from '../database/connect.ts'
import type { Tasks } from '../jobs/jobs.ts'
import { batching, taskListOf } from '../jobs/worker.ts'
import { workerPool } from '../jobs/worker-pool.ts'

const quiet = new Logger(() => () => {})

/** Runs jobs on request. Its connections stay open between runs, because opening them costs more than the jobs. */
export class JobRunner {
  private readonly pool

  constructor(connection: Connection) {
    this.pool = workerPool(connection, () => {})
  }

  /** Tries every queued job once, including delayed ones. */
  async run(tasks: Tasks): Promise<void> {
    await this.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()')
    const options = { pgPool: this.pool, logger: quiet, noHandleSignals: true, preset: batching }
    await runOnce(options, taskListOf(tasks))
  }

  close(): Promise<void> {
    return this.pool.end()
  }
}
