import { createHash, timingSafeEqual } from 'node:crypto'
import type { Kysely } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { queuedJobs } from '../../jobs/jobs.queries.ts'
import { remindersBehind } from '../reminders/dispatcher.service.ts'

/** Seconds: from memory reads to timeouts. */
const LATENCIES = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

/** The request pool's connections. */
export interface PoolState {
  total: number
  idle: number
  waiting: number
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  pool?: (() => PoolState) | undefined
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a request has the token, compared in constant time. */
export const carries = (authorization: string | undefined, token: string): boolean =>
  timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))

/** Database metrics measured on request: jobs and reminders of all processes. */
function collectState(registers: [Registry], { db, clock }: Deps): () => Promise<void> {
  const gauge = (name: string, help: string) => new Gauge({ name: `pepwell_${name}`, help, registers })
  const waiting = gauge('jobs_waiting', 'Jobs that are due and not running')
  const oldest = gauge('jobs_oldest_seconds', 'Age of the oldest job that is due and not running')
  const behind = gauge('dispatcher_lag_seconds', 'Age of the oldest due reminder that was not sent')
  return async () => {
    const jobs = await queuedJobs(db)
    waiting.set(jobs.count)
    oldest.set(jobs.oldestSeconds)
    behind.set((await remindersBehind(db, clock.now())) / 1000)
  }
}

function connections(registers: [Registry], pool: () => PoolState): void {
  new Gauge({
    name: 'pepwell_database_connections',
    help: 'Connections for requests, and requests waiting for one',
    labelNames: ['state'],
    registers,
    collect() {
      const { total, idle, waiting } = pool()
      this.set({ state: 'busy' }, total - idle)
      this.set({ state: 'idle' }, idle)
      this.set({ state: 'waiting' }, waiting)
    },
  })
}

/** This process's metrics. Labels of per-request counters are created once. */
export function metricsService(deps: Deps) {
  const registry = new Registry()
  const registers: [Registry] = [registry]
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'pepwell_request_seconds',
    help: 'Duration of requests, by call and status',
    labelNames: ['call', 'status'],
    buckets: LATENCIES,
    registers,
  })
  const deliveries = new Counter({
    name: 'pepwell_deliveries_total',
    help: 'Delivery attempts, by channel and outcome',
    labelNames: ['channel', 'outcome'],
    registers,
  })
  if (deps.pool) connections(registers, deps.pool)
  const collect = collectState(registers, deps)
  const known = new Map<string, Map<number, { observe(seconds: number): void }>>()

  return {
    recordRequest(call: string, status: number, milliseconds: number): void {
      const byStatus = known.get(call) ?? new Map()
      if (byStatus.size === 0) known.set(call, byStatus)
      const child = byStatus.get(status) ?? seconds.labels({ call, status })
      byStatus.set(status, child)
      child.observe(milliseconds / 1000)
    },

    recordDelivery: (channel: string, outcome: string): void => deliveries.inc({ channel, outcome }),

    /**
     * In Prometheus format.
     * @throws the database's error if it is unavailable
     */
    async text(): Promise<{ type: string; text: string }> {
      await collect()
      return { type: registry.contentType, text: await registry.metrics() }
    },
  }
}

export type Metrics = ReturnType<typeof metricsService>
