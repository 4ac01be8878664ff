import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { announcedJobs } from '../testing/announced-jobs.ts'
import { type TestApp, testApp } from '../testing/test-app.ts'
import { addJob, addJobs, addJobsSilently, holdLock } from './jobs.queries.ts'
import type { Tasks } from './jobs.ts'
import { Worker } from './worker.ts'

const log = pino({ level: 'silent' })

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
beforeEach(() => sql`DELETE FROM graphile_worker._private_jobs`.execute(app.db))

/** Records what a task was given, in order. */
function recorder() {
  const done: unknown[] = []
  return { done, tasks: { note: async (payload) => void done.push(payload) } satisfies Tasks }
}

function aWorker(tasks: Tasks): Worker {
  const worker = new Worker({ connection: app.connection, tasks, log })
  onTestFinished(() => worker.stop())
  worker.start()
  return worker
}

const lockBy = (worker: string, payload: string) =>
  sql`
  UPDATE graphile_worker._private_jobs SET locked_by = ${worker}, locked_at = now()
  WHERE payload #>> '{}' = ${payload}`.execute(app.db)

describe('a job', () => {
  test('exists once its transaction commits, and not at all otherwise', async () => {
    const { done, tasks } = recorder()
    await app.db.transaction().execute((tx) => addJob(tx, 'note', { text: 'it’s "kept", \\ and { all }' }))
    const rolledBack = app.db.transaction().execute(async (tx) => {
      await addJob(tx, 'note', 'rolled back')
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    await addJobs(app.db, [])
    await app.runJobs(tasks)
    expect(done).toEqual([{ text: 'it’s "kept", \\ and { all }' }])
  })

  test('runs without notifying workers if requested', async () => {
    const { done, tasks } = recorder()
    const add = (payload: string) => addJobsSilently(app.db, [{ task: 'note', payload }])
    await add('perhaps of a task that is not known yet')
    expect(await announcedJobs(app.connection, () => add('known'))).toBe(0)
    expect(await announcedJobs(app.connection, () => addJob(app.db, 'note', 'told'))).toBe(1)
    await app.runJobs(tasks)
    expect(done.sort()).toEqual(['known', 'perhaps of a task that is not known yet', 'told'])
  })

  test('replaces a waiting one with the same key', async () => {
    const { done, tasks } = recorder()
    await addJob(app.db, 'note', 1, { key: 'one' })
    await addJob(app.db, 'note', 2, { key: 'one' })
    await addJobs(app.db, [
      { task: 'note', payload: 3, key: 'other' },
      { task: 'note', payload: 4 },
    ])
    await app.runJobs(tasks)
    expect(done.sort()).toEqual([2, 3, 4])
  })

  test('is retried on failure, knows its last attempt, and then stops', async () => {
    const attempts: unknown[] = []
    const tasks: Tasks = {
      fail: async (_payload, attempt) => {
        attempts.push(attempt)
        throw new Error('not today')
      },
    }
    await addJob(app.db, 'fail', null, { maxAttempts: 2 })
    for (let run = 0; run < 3; run++) await app.runJobs(tasks)
    expect(attempts).toEqual([
      { number: 1, isLast: false },
      { number: 2, isLast: true },
    ])
  })
})

describe('a worker', () => {
  test('runs a job immediately, and finishes it before it stops', async () => {
    const { done, tasks } = recorder()
    const slow = async (payload: unknown) => {
      await sleep(300)
      done.push(payload)
    }
    const worker = new Worker({ connection: app.connection, tasks: { ...tasks, slow }, log })
    worker.start()
    await addJob(app.db, 'note', 'quick')
    await expect.poll(() => done).toEqual(['quick'])
    await addJob(app.db, 'slow', 'slow')
    await expect
      .poll(
        async () =>
          (await sql`SELECT FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL`.execute(app.db))
            .rows,
      )
      .toHaveLength(1)
    await worker.stop()
    expect(done).toEqual(['quick', 'slow'])
    const left = await sql`SELECT FROM graphile_worker._private_jobs`.execute(app.db)
    expect(left.rows).toEqual([])
  })

  test('takes over the jobs of a dead one and leaves those of a living one', async () => {
    const { done, tasks } = recorder()
    const living = new pg.Client(app.connection)
    await living.connect()
    onTestFinished(() => living.end())
    await holdLock(living, 'pool-living')
    await addJobs(
      app.db,
      ['of the living', 'of the dead'].map((payload) => ({ task: 'note', payload })),
    )
    await lockBy('pool-living', 'of the living')
    await lockBy('pool-dead', 'of the dead')
    aWorker(tasks)
    await expect.poll(() => done, { timeout: 15_000 }).toEqual(['of the dead'])
  })

  test('releases a job that it took without hearing so, and keeps the one that runs', async () => {
    const done: unknown[] = []
    let release = () => {}
    const tasks: Tasks = {
      note: async (payload) => void done.push(payload),
      long: (payload) =>
        new Promise((resolve) => {
          release = () => resolve(void done.push(payload))
        }),
    }
    const worker = new Worker({ connection: app.connection, tasks, log, timeout: 100 })
    onTestFinished(() => worker.stop())
    await addJob(app.db, 'long', 'running')
    worker.start()
    const lockedBy = async () =>
      (
        await sql<{ lockedBy: string | null }>`
          SELECT locked_by FROM graphile_worker._private_jobs WHERE payload #>> '{}' = 'running'`.execute(
          app.db,
        )
      ).rows[0]?.lockedBy
    await expect.poll(lockedBy).toMatch(/^pool-/)
    const self = await lockedBy()
    await addJob(app.db, 'note', 'lost', { waitMs: 60_000 })
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now(), locked_by = ${self}, locked_at = now()
      WHERE payload #>> '{}' = 'lost'`.execute(app.db)
    await expect.poll(() => done, { timeout: 20_000 }).toEqual(['lost'])
    expect(await lockedBy()).toBe(self)
    release()
    await expect.poll(() => done).toEqual(['lost', 'running'])
  })

  test('survives the loss of its connections, also during a job, and loses none', async () => {
    // graphile-worker also reports the loss on the console.
    const trace = vi.spyOn(console, 'trace').mockImplementation(() => {})
    onTestFinished(() => trace.mockRestore())
    const done: unknown[] = []
    let begun = 0
    const cut = once(() =>
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
        WHERE application_name = 'pepwell jobs' AND datname = current_database()`.execute(app.db),
    )
    const tasks: Tasks = {
      // All concurrent jobs are running when the connections break, and their results arrive one by one.
      note: async (payload) => {
        if (++begun >= 8) await cut()
        await expect.poll(() => begun).toBeGreaterThanOrEqual(8)
        await sleep(20 * Number(payload))
        done.push(payload)
      },
    }
    aWorker(tasks)
    const payloads = Array.from({ length: 30 }, (_, index) => index)
    await addJobs(
      app.db,
      payloads.map((payload) => ({ task: 'note', payload })),
    )
    await expect.poll(async () => (await queuedJobs()).length, { timeout: 20_000 }).toBe(0)
    expect([...new Set(done)].sort((a, b) => Number(a) - Number(b))).toEqual(payloads)
  })
})

/** Acts only the first time. */
function once(act: () => Promise<unknown>) {
  let acted: Promise<unknown> | undefined
  return () => {
    acted ??= act()
    return acted
  }
}

const queuedJobs = async () => (await sql`SELECT FROM graphile_worker._private_jobs`.execute(app.db)).rows

describe('a scheduled task', () => {
  /** A daily schedule at the hour twelve hours ago. */
  const twelveHoursAgo = () => `0 ${(new Date().getUTCHours() + 12) % 24} * * *`

  /** As if a process had known the task for days. */
  const knownFor = (days: number) =>
    sql`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since)
    VALUES ('note', now() - make_interval(days => ${days}::int))`.execute(app.db)

  test('runs once after downtime, however many workers start', async () => {
    const { done, tasks } = recorder()
    await knownFor(3)
    for (let n = 0; n < 4; n++) aWorker({ note: { schedule: twelveHoursAgo(), work: tasks.note } })
    await expect.poll(() => done).toMatchObject([{ _cron: { backfilled: true } }])
    aWorker({ note: { schedule: twelveHoursAgo(), work: tasks.note } })
    await addJob(app.db, 'note', 'later')
    await expect.poll(() => done.at(-1)).toBe('later')
    expect(done).toHaveLength(2)
  })

  test('needs a valid schedule, or nothing starts', () => {
    const work = async () => {}
    expect(() => aWorker({ note: { schedule: 'at noon', work } })).toThrow(/at noon/)
  })
})
