import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { holdLock, jobsTakenBy, releaseJobs, silentWorkers, takeJobsFrom } from './jobs.queries.ts'

const ROUND_MS = 2_000

/**
 * graphile-worker releases the jobs of a killed process only after four hours. So each worker holds a lock, which the
 * database releases with its connection. A worker without a lock twice in a row loses its jobs; once may be a
 * reconnect. A worker also releases jobs that it took without hearing so, because the response was lost.
 */
export class Heartbeat {
  private readonly connections: pg.Pool
  private readonly log: FastifyBaseLogger
  private readonly isRunning: (jobId: string) => boolean
  private readonly lostAfterMs: number
  /** since when jobs of this worker have not been running, by `performance.now()` */
  private idleSince = new Map<string, number>()
  private workerId = ''
  private client: pg.PoolClient | undefined
  private suspects = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private underWay: Promise<void> = Promise.resolve()

  /**
   * @param isRunning whether a job of this worker is running
   * @param lostAfterMs longer than any response to taking or finishing a job may take
   */
  constructor(
    connections: pg.Pool,
    log: FastifyBaseLogger,
    isRunning: (jobId: string) => boolean,
    lostAfterMs: number,
  ) {
    this.connections = connections
    this.log = log
    this.isRunning = isRunning
    this.lostAfterMs = lostAfterMs
  }

  /** Registers the worker of this process. */
  begin(workerId: string): void {
    this.workerId = workerId
    this.idleSince.clear()
    clearTimeout(this.timer)
    this.underWay = this.underWay.then(() => {
      // The previous worker's lock is released with its connection.
      this.letGo()
      return this.round(workerId)
    })
  }

  async end(): Promise<void> {
    this.workerId = ''
    clearTimeout(this.timer)
    await this.underWay
    this.letGo()
  }

  private async round(workerId: string): Promise<void> {
    try {
      const client = await this.show(workerId)
      await this.releaseLost(client, workerId)
      await this.look(client)
    } catch (error) {
      this.letGo()
      this.log.debug({ err: error }, 'the worker could not look after other workers')
    }
    if (this.workerId !== workerId) return
    this.timer = setTimeout(() => {
      this.underWay = this.round(workerId)
    }, ROUND_MS)
  }

  private async show(workerId: string): Promise<pg.PoolClient> {
    if (this.client) return this.client
    const client = await this.connections.connect()
    client.once('end', () => this.client === client && this.letGo())
    this.client = client
    await holdLock(client, workerId)
    return client
  }

  private async look(client: pg.PoolClient): Promise<void> {
    const silent = await silentWorkers(client)
    const dead = silent.filter((worker) => this.suspects.has(worker))
    this.suspects = new Set(silent)
    if (dead.length === 0) return
    await takeJobsFrom(client, dead)
    this.log.warn({ workers: dead }, 'a worker died, its jobs go to others')
  }

  private async releaseLost(client: pg.PoolClient, workerId: string): Promise<void> {
    const now = performance.now()
    const idle = (await jobsTakenBy(client, workerId)).filter((id) => !this.isRunning(id))
    this.idleSince = new Map(idle.map((id) => [id, this.idleSince.get(id) ?? now]))
    const lost = idle.filter((id) => now - (this.idleSince.get(id) ?? now) > this.lostAfterMs)
    if (lost.length === 0) return
    await releaseJobs(client, workerId, lost)
    this.log.warn({ jobs: lost }, 'the response that gave these jobs was lost, they are available again')
  }

  private letGo(): void {
    this.client?.release(true)
    this.client = undefined
  }
}
