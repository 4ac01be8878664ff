import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type { Connection } from '../database/connect.ts'
import { type Task, type Tasks, workOf } from './jobs.ts'
import { cronItemsOf } from './schedule.ts'
import { SignsOfLife } from './signs-of-life.ts'
import { workerLog } from './worker-log.ts'
import { CONCURRENCY, workerPool } from './worker-pool.ts'

const RESTART_MS = 1_000

/** New jobs are announced; to look anyway is for those whose time comes and for an announcement that was lost. */
const POLL_MS = 1_000

/** So long the results of the last jobs may take to be written before the worker is left alone. */
const SETTLE_MS = 5_000

/** The tasks in graphile-worker's form. */
export const taskListOf = (tasks: Tasks): TaskList =>
  Object.fromEntries(
    Object.entries(tasks).map(([name, task]) => [
      name,
      (payload: unknown, { job }: { job: { attempts: number; max_attempts: number } }) =>
        workOf(task)(payload, { number: job.attempts, isLast: job.attempts >= job.max_attempts }),
    ]),
  )

/**
 * Results are written in batches, because only then the process survives that the database is away when a job is done:
 * the pool of workers gives itself up.
 */
export const batching = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } }

interface Parts {
  connection: Connection
  tasks: Tasks
  log: FastifyBaseLogger
}

/** Does the jobs of this and every other process, until it is stopped. */
export class Worker {
  private readonly tasks: TaskList
  private readonly cronItems: ReturnType<typeof cronItemsOf>
  private readonly log: FastifyBaseLogger
  private readonly connections: ReturnType<typeof workerPool>
  private readonly signsOfLife: SignsOfLife
  private readonly underWay = new Set<Promise<void>>()
  private running: Promise<Runner> | undefined
  private restart: NodeJS.Timeout | undefined
  private stopping = false

  constructor({ connection, tasks, log }: Parts) {
    this.tasks = taskListOf(this.watched(tasks))
    this.cronItems = cronItemsOf(tasks)
    this.log = log
    this.connections = workerPool(connection, (error) =>
      log.debug({ err: error }, 'a connection of the worker broke'),
    )
    this.signsOfLife = new SignsOfLife(this.connections, log)
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

  /** Jobs under way are finished; no other is begun. */
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

  /** When nothing has been under way for a while. A pool that lost its database may never say that it is over. */
  private async quiet(): Promise<void> {
    do {
      await Promise.allSettled(this.underWay)
      await sleep(SETTLE_MS, undefined, { ref: false })
    } while (this.underWay.size > 0)
  }

  /** The pool could not write its results: what they belong to is done again, by a new one. */
  private givenUp(): void {
    if (this.stopping) return
    this.running = undefined
    this.log.warn('the worker lost its database and is started anew')
    this.restart = setTimeout(() => this.start(), RESTART_MS)
  }

  private watched(tasks: Tasks): Tasks {
    const watch =
      (task: Task): Task =>
      async (payload, attempt) => {
        const done = task(payload, attempt)
        this.underWay.add(done)
        await done.finally(() => this.underWay.delete(done))
      }
    return Object.fromEntries(Object.entries(tasks).map(([name, task]) => [name, watch(workOf(task))]))
  }
}
