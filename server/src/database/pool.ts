import type { Socket } from 'node:net'
import pg from 'pg'
import type { Connection } from './connection.ts'
import { endsConnection } from './database-away.ts'
import { PoolOverload } from './pool-overload.ts'
import { limitSession } from './session-limits.ts'

/** Waiting callers per connection: more would wait longer than anyone is willing to. */
export const QUEUE_PER_CLIENT = 64

/**
 * Time budgets in milliseconds for a silent database: connect, then the server's statement timeout, then silence.
 * Together they stay below the 32 seconds after which proxies give up.
 */
const CONNECT_MS = 5_000
export const STATEMENT_MS = 24_000
const SILENCE_MS = 2_000

/** When the system first probes an idle connection. */
const PROBE_MS = 10_000

/** Closes a connection without waiting for the other side, which may be gone; its pool doesn't reuse it. */
export function dropConnection(client: pg.ClientBase): void {
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  if (stream.destroyed) return
  // A pool listens to its idle connections and doesn't take back one that is ending.
  client.emit('error', new Error('Connection terminated: nothing more comes of it'))
  void (client as pg.Client).end().catch(() => {})
  stream.destroy()
}

type Client = new (...options: ConstructorParameters<typeof pg.Client>) => pg.Client

/** A client that drops its connection after an error that makes it useless. */
function droppingClient(Base: Client, onDrop: (sentAt: number) => void) {
  return class extends Base {
    /** time of its last response, by `performance.now()` */
    lastResponseAt = performance.now()

    // biome-ignore lint/suspicious/noExplicitAny: pg declares a dozen overloads; all pass through untouched
    override query(...args: any[]): any {
      const sentAt = performance.now()
      const last = args.at(-1)
      if (typeof last === 'function') {
        args[args.length - 1] = (error: Error | null, ...result: unknown[]) => {
          this.judge(error, sentAt)
          last(error, ...result)
        }
      }
      // biome-ignore lint/suspicious/noExplicitAny: see above
      const outcome = (super.query as (...args: any[]) => any).apply(this, args)
      if (outcome instanceof Promise)
        outcome.then(
          () => this.judge(null, sentAt),
          (error: Error) => this.judge(error, sentAt),
        )
      return outcome
    }

    private judge(error: Error | null, sentAt: number): void {
      if (!error || !endsConnection(error)) {
        this.lastResponseAt = performance.now()
        return
      }
      dropConnection(this)
      onDrop(sentAt)
    }
  }
}

export interface PoolSettings {
  /** maximum connections */
  size: number
  /** milliseconds per statement; 0 for no limit */
  statementMs?: number
  /** whether a transaction pooler is in between: then no setting may outlive a transaction */
  isPooled?: boolean
  /** its name in `pg_stat_activity` */
  name: string
  Client?: Client
  types?: pg.CustomTypesConfig
  /** runs first on each new connection, besides its limits */
  onConnect?(client: pg.ClientBase): Promise<void>
}

/**
 * A pool that fails at once when its queue is long. When one connection times out, it drops all others without a
 * response since, because they most likely died with it.
 */
class Pool extends pg.Pool {
  constructor(connection: Connection, { size, statementMs = STATEMENT_MS, name, ...settings }: PoolSettings) {
    const open = new Set<pg.PoolClient & { lastResponseAt: number }>()
    const dropSilent = (since: number) => {
      for (const client of open) if (client.lastResponseAt < since) dropConnection(client)
    }
    super({
      ...connection,
      Client: droppingClient(settings.Client ?? pg.Client, dropSilent) as unknown as typeof pg.Client,
      ...(settings.types && { types: settings.types }),
      max: size,
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: statementMs && statementMs + SILENCE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: PROBE_MS,
      application_name: name,
      onConnect: async (client) => {
        await settings.onConnect?.(client)
        if (!settings.isPooled) await limitSession(statementMs)(client)
      },
    })
    this.on('connect', (client) => open.add(client as pg.PoolClient & { lastResponseAt: number }))
    this.on('remove', (client) => open.delete(client as pg.PoolClient & { lastResponseAt: number }))
  }

  // biome-ignore lint/suspicious/noExplicitAny: pg declares a promise and a callback; both pass through untouched
  override connect(...args: any[]): any {
    if (this.waitingCount >= QUEUE_PER_CLIENT * this.options.max) {
      const [callback] = args
      if (!callback) return Promise.reject(new PoolOverload())
      return callback(new PoolOverload())
    }
    // @ts-expect-error whichever of the two it is
    return super.connect(...args)
  }
}

/**
 * Opens a pool. A broken or silent connection is dropped and replaced, and never ends the process.
 * @param onError gets errors of broken connections
 */
export function openPool(
  connection: Connection,
  onError: (error: Error) => void,
  settings: PoolSettings,
): pg.Pool {
  const pool = new Pool(connection, settings)
  pool.on('error', onError)
  // The pool listens only to idle clients; an error of a lent one would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  return pool
}
