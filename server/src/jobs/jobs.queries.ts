import { sql } from 'kysely'
import type { ClientBase, QueryConfig } from 'pg'
import type { Db } from '../database/connect.ts'
import type { NewJob } from './jobs.ts'

/** Adds jobs in one statement, within the caller's transaction: they exist only if it commits. */
export async function addJobs(within: Db, jobs: readonly NewJob[]): Promise<void> {
  if (jobs.length === 0) return
  const column = <Value>(of: (job: NewJob) => Value) => jobs.map(of)
  await sql`
    SELECT count(*) FROM graphile_worker.add_jobs(ARRAY(
      SELECT (job.task, job.payload, NULL, now() + job.wait_ms * interval '1 ms', job.max_attempts, job.key, NULL, NULL)::graphile_worker.job_spec
      FROM unnest(
        ${column(({ task }) => task)}::text[],
        ${column(({ payload }) => JSON.stringify(payload))}::json[],
        ${column(({ maxAttempts }) => maxAttempts ?? null)}::int[],
        ${column(({ key }) => key ?? null)}::text[],
        ${column(({ waitMs }) => waitMs ?? null)}::int[]
      ) AS job (task, payload, max_attempts, key, wait_ms)))`.execute(within)
}

export const addJob = (
  within: Db,
  task: string,
  payload: unknown,
  options: Omit<NewJob, 'task' | 'payload'> = {},
) => addJobs(within, [{ task, payload, ...options }])

/**
 * Adds jobs without notifying workers, which poll every second. NOTIFY holds a server-wide lock until the commit is
 * on disk, and every other transaction that notifies waits for it.
 */
export async function addJobsSilently(
  within: Db,
  jobs: readonly Pick<NewJob, 'task' | 'payload'>[],
): Promise<void> {
  const { rows } = await sql<{ task: string }>`
    WITH job AS (
      SELECT * FROM unnest(${jobs.map(({ task }) => task)}::text[],
        ${jobs.map(({ payload }) => JSON.stringify(payload))}::json[]) AS job (task, payload)
    ), added AS (
      INSERT INTO graphile_worker._private_jobs (task_id, payload)
      SELECT known.id, payload FROM job JOIN graphile_worker._private_tasks AS known ON known.identifier = task
    )
    SELECT task FROM job WHERE task NOT IN (SELECT identifier FROM graphile_worker._private_tasks)`.execute(
    within,
  )
  // No worker has started since these tasks were added.
  const unknown = new Set(rows.map(({ task }) => task))
  await addJobs(
    within,
    jobs.filter(({ task }) => unknown.has(task)),
  )
}

/** How many jobs are overdue, and the age of the oldest. */
export async function queuedJobs(db: Db): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldest: number }>`
    SELECT count(*) AS count, coalesce(extract(epoch FROM now() - min(run_at)), 0) AS oldest
    FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND is_available AND run_at <= now()`.execute(db)
  return { count: rows[0]?.count ?? 0, oldestSeconds: Number(rows[0]?.oldest ?? 0) }
}

/** Distinguishes workers' advisory locks from other ones. */
const WORKERS = 1885693287

/** Waits for a lock and holds it while this connection lives: the lock of a worker shows that it is alive. */
export const holdLock = (client: ClientBase, name: string) =>
  client.query('SELECT pg_advisory_lock($1::int, hashtext($2))', [WORKERS, name])

/** A database that doesn't answer within this time is unavailable. */
const TIMEOUT_MS = 3_000

/** Workers that have taken jobs but hold no lock. */
export async function silentWorkers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ worker: string }>({
    text: `SELECT DISTINCT locked_by AS worker FROM graphile_worker._private_jobs
     WHERE locked_by IS NOT NULL AND NOT EXISTS (
       SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = $1::int::oid AND objid = hashtext(locked_by)::oid AND objsubid = 2)`,
    values: [WORKERS],
    query_timeout: TIMEOUT_MS,
  } as QueryConfig)
  return rows.map(({ worker }) => worker)
}

/** Releases the jobs of these workers. */
export const takeJobsFrom = (client: ClientBase, workers: readonly string[]) =>
  client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [workers])

/** The ids of the jobs that a worker has taken. */
export async function jobsTakenBy(client: ClientBase, worker: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>({
    text: 'SELECT id::text FROM graphile_worker._private_jobs WHERE locked_by = $1',
    values: [worker],
    query_timeout: TIMEOUT_MS,
  } as QueryConfig)
  return rows.map(({ id }) => id)
}

/** Makes jobs that this worker has taken available again. */
export const releaseJobs = (client: ClientBase, worker: string, ids: readonly string[]) =>
  client.query(
    `UPDATE graphile_worker._private_jobs SET locked_by = NULL, locked_at = NULL
     WHERE locked_by = $1 AND id = ANY($2::bigint[])`,
    [worker, ids],
  )

/**
 * Taken and finished jobs need not be on disk at once: if PostgreSQL crashes, the last ones run again, which tasks
 * must tolerate anyway. Added jobs commit with their own transaction.
 */
export const commitLazily = async (client: ClientBase) =>
  void (await client.query('SET synchronous_commit = off'))
