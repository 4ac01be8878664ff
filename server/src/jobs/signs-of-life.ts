import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import { holdLock, silentWorkers, takeJobsFrom } from './jobs.queries.ts'

const ROUND_MS = 2_000

/**
 * graphile-worker releases the jobs of a killed process only after four hours. So each worker holds a lock, which the
 * database releases with its connection. A worker without a lock twice in a row loses its jobs; once may be a
 * reconnect.
 */
export class SignsOfLife {
  private readonly connections: pg.Pool
  private readonly log: FastifyBaseLogger
  private workerId = ''
  private client: pg.PoolClient | undefined
  private suspects = new Set<string>()
  private timer: NodeJS.Timeout | undefined
  private underWay: Promise<void> = Promise.resolve()

  constructor(connections: pg.Pool, log: FastifyBaseLogger) {
    this.connections = connections
    this.log = log
  }

  /** Registers the worker of this process. */
  begin(workerId: string): void {
    this.workerId = workerId
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
      await this.look(await this.show(workerId))
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

  private letGo(): void {
    this.client?.release(true)
    this.client = undefined
  }
}
