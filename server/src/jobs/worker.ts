import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  type Task as JobTask,
  Logger,
  parseCronItems,
  type Runner,
  run,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type { Connection } from '../database/connect.ts'
import { isDatabaseAway } from '../database/database-away.ts'
import { STATEMENT_MS } from '../database/pool.ts'
import { foldLog } from '../log-folding.ts'
import { Heartbeat } from './heartbeat.ts'
import { type Tasks, workOf } from './jobs.ts'
import { CONCURRENCY, workerPool } from './worker-pool.ts'

/** graphile-worker's messages in our log. Its 'info' is one line per job, which no one reads. */
const workerLog = (log: FastifyBaseLogger): Logger => {
  const away = foldLog((...line) => log.warn(...line), 'jobs wait: the database is away')
  return new Logger((scope) => (level, message, { error }) => {
    const details = { ...scope, ...(error instanceof Error && { err: error }) }
    if (message.includes('maxPoolSize')) log.debug(details, message)
    else if (isDatabaseAway(error)) away(details)
    else if (level === 'error' || level === 'warning') log.warn(details, message)
    else log.debug(details, message)
  })
}

/** A scheduled run missed while no process ran happens at the next start, if it is more recent than this. */
const MAKE_UP_MS = 24 * 60 * 60 * 1000

/** Task schedules as graphile-worker's cron items. At most one run waits; a later one replaces it. */
const cronItemsOf = (tasks: Tasks) =>
  parseCronItems(
    Object.entries(tasks).flatMap(([task, it]) =>
      typeof it === 'function'
        ? []
        : [{ task, match: it.schedule, options: { backfillPeriod: MAKE_UP_MS, jobKey: `schedule ${task}` } }],
    ),
  )

const RESTART_MS = 1_000

/** NOTIFY announces new jobs. Polling finds delayed jobs and lost notifications. */
const POLL_MS = 1_000

/** How long to wait for the last results to be written before leaving the worker. */
const SETTLE_MS = 5_000

/** The tasks as graphile-worker's task list. */
export const taskListOf = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
        workOf(task)(payload, { number: job.attempts, isLast: job.attempts >= job.max_attempts }),
    ]),
  )

/** Results are written in batches, because then an unavailable database only ends the pool, not the process. */
export const batching = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface Deps {
  connection: Connection
  tasks: Tasks
  log: FastifyBaseLogger
  /** milliseconds per statement of the worker itself, before it gives up a silent database */
  timeout?: number
}

/** Runs the jobs of all processes until it is stopped. */
export class Worker {
  private readonly tasks: TaskList
  private readonly cronItems: ReturnType<typeof cronItemsOf>
  private readonly log: FastifyBaseLogger
  private readonly connections: ReturnType<typeof workerPool>
  private readonly signsOfLife: Heartbeat
  /** running jobs by their id */
  private readonly underWay = new Map<string, Promise<void>>()
  private running: Promise<Runner> | undefined
  private restart: NodeJS.Timeout | undefined
  private stopping = false

  constructor({ connection, tasks, log, timeout = STATEMENT_MS }: Deps) {
    this.tasks = this.watched(taskListOf(tasks))
    this.cronItems = cronItemsOf(tasks)
    this.log = log
    const onError = (error: Error) => log.debug({ err: error }, 'a connection of the worker broke')
    this.connections = workerPool(connection, onError, timeout)
    this.signsOfLife = new Heartbeat(
      this.connections,
      log,
      (jobId) => this.underWay.has(jobId),
      timeout + SETTLE_MS,
    )
  }

  start(): void {
    const events: WorkerEvents = new EventEmitter()
    events.on('pool:create', ({ workerPool }) => this.signsOfLife.begin(workerPool.id))
    events.on('pool:gracefulShutdown', () => this.givenUp())
    this.running = run({
      pgPool: this.connections,
      taskList: this.tasks,
      parsedCronItems: this.cronItems,
      concurrency: CONCURRENCY,
      pollInterval: POLL_MS,
      noHandleSignals: true,
      logger: workerLog(this.log),
      preset: batching,
      events,
    })
    this.running.then(
      ({ promise }) => promise.catch(() => {}),
      () => this.givenUp(),
    )
  }

  /** Finishes running jobs and starts no others. */
  async stop(): Promise<void> {
    this.stopping = true
    clearTimeout(this.restart)
    const over = Promise.resolve(this.running)
      .then((runner) => runner?.stop())
      .catch(() => {})
    await Promise.race([over, this.quiet()])
    await this.signsOfLife.end()
    await this.connections.end()
  }

  /** Resolves once nothing has run for a while. A pool that lost its database may never report its end. */
  private async quiet(): Promise<void> {
    do {
      await Promise.allSettled(this.underWay.values())
      await sleep(SETTLE_MS, undefined, { ref: false })
    } while (this.underWay.size > 0)
  }

  /** The pool couldn't write its results: a new one runs these jobs again. */
  private givenUp(): void {
    if (this.stopping) return
    this.running = undefined
    this.log.warn('the worker lost its database and is started anew')
    this.restart = setTimeout(() => this.start(), RESTART_MS)
  }

  private watched(tasks: TaskList): TaskList {
    const watch =
      (task: JobTask): JobTask =>
      async (payload, helpers) => {
        const done = Promise.resolve(task(payload, helpers)).then(() => {})
        this.underWay.set(helpers.job.id, done)
        await done.finally(() => this.underWay.delete(helpers.job.id))
      }
    return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, watch(task as JobTask)]))
  }
}
