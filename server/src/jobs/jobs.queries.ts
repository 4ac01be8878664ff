import { sql } from 'kysely'
import type { ClientBase, QueryConfig } from 'pg'
import type { Db } from '../database/connect.ts'
import type { NewJob } from './jobs.ts'

/** Adds jobs in one statement, within the caller's transaction: they are there when it commits, and not at all otherwise. */
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
 * Adds jobs of which no worker is told: it finds them when it looks the next time, within a second. To tell of them holds a
 * lock until the commit is on disk, for which everybody waits who has something to tell; see decision 0046.
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
  // No worker has begun since these tasks came to be.
  const unknown = new Set(rows.map(({ task }) => task))
  await addJobs(
    within,
    jobs.filter(({ task }) => unknown.has(task)),
  )
}

/** How many jobs wait though their time has come, and for how long the oldest has. */
export async function jobsWaiting(db: Db): Promise<{ count: number; oldestSeconds: number }> {
  const { rows } = await sql<{ count: number; oldest: number }>`
    SELECT count(*) AS count, coalesce(extract(epoch FROM now() - min(run_at)), 0) AS oldest
    FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND is_available AND run_at <= now()`.execute(db)
  return { count: rows[0]?.count ?? 0, oldestSeconds: Number(rows[0]?.oldest ?? 0) }
}

/** Names the advisory locks of workers among all advisory locks. */
const WORKERS = 1885693287

/** Waits for a lock, and holds it for as long as this connection lives: a worker's own shows that it lives. */
export const holdLock = (client: ClientBase, name: string) =>
  client.query('SELECT pg_advisory_lock($1::int, hashtext($2))', [WORKERS, name])

/** A database that has not answered the question for other workers after this long is away. */
const PATIENCE_MS = 3_000

/** Workers that have taken jobs and show no sign of life. */
export async function silentWorkers(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ worker: string }>({
    text: `SELECT DISTINCT locked_by AS worker FROM graphile_worker._private_jobs
     WHERE locked_by IS NOT NULL AND NOT EXISTS (
       SELECT FROM pg_locks
       WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
         AND classid = $1::int::oid AND objid = hashtext(locked_by)::oid AND objsubid = 2)`,
    values: [WORKERS],
    query_timeout: PATIENCE_MS,
  } as QueryConfig)
  return rows.map(({ worker }) => worker)
}

/** Lets others do the jobs that these workers had taken. */
export const takeJobsFrom = (client: ClientBase, workers: readonly string[]) =>
  client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [workers])

/**
 * Which jobs are taken and done need not be on disk at once: when PostgreSQL crashes, the last ones are done again, which
 * tasks have to bear anyway. Adding jobs is no part of this: it commits with whatever it belongs to.
 */
export const commitLazily = async (client: ClientBase) =>
  void (await client.query('SET synchronous_commit = off'))
