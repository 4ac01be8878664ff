import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresDialect,
  sql,
} from 'kysely'
import { columnNames } from './column-names.ts'
import { type Connection, connect, type QueryNoted } from './connect.ts'
import { isDatabaseAway, isTimeout } from './database-away.ts'
import type { DB } from './schema.ts'

/** Connections of a process to the standby. */
export const REPLICA_CONNECTIONS = 4

/** How long a read waits until the standby has caught up, in milliseconds. */
const TIMEOUT_MS = 1_000

/** The pause between two checks of a standby, in milliseconds. */
const POLL_MS = 10

/** How long reads go to the primary once the standby is unavailable or behind, in milliseconds. */
const PAUSE_MS = 10_000

interface Options {
  primary: Kysely<DB>
  replica: Kysely<DB>
  /** called when reads start going to the primary */
  onFallback(reason: unknown): void
}

/**
 * Waits until a standby has everything that the primary has written so far, with every acknowledged write.
 * @throws if that takes longer, in milliseconds
 */
export async function waitForReplay(
  primary: Kysely<DB>,
  replica: Kysely<DB>,
  timeout: number,
): Promise<void> {
  const { rows } = await sql<{ lsn: string }>`SELECT pg_current_wal_lsn()::text AS lsn`.execute(primary)
  const written = rows[0]?.lsn
  const until = performance.now() + timeout
  do {
    // False once it was promoted: then it is another primary, with writes of its own.
    const replayed = await sql<{ isThere: boolean | null }>`
      SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${written}::pg_lsn AS is_there`.execute(
      replica,
    )
    if (replayed.rows[0]?.isThere) return
    await wait(POLL_MS)
  } while (performance.now() < until)
  throw new Error('the standby is behind')
}

/** A standby that answers only once it has every write that was acknowledged before the question. */
class Standby {
  private readonly options: Options
  private pausedUntil = 0
  /** the comparison that runs, and the next one, which covers everyone who asks until it starts */
  private running: Promise<boolean> = Promise.resolve(true)
  private next: Promise<boolean> | undefined

  constructor(options: Options) {
    this.options = options
  }

  private pause(reason: unknown): void {
    this.pausedUntil = performance.now() + PAUSE_MS
    this.options.onFallback(reason)
  }

  private async compare(): Promise<boolean> {
    if (performance.now() < this.pausedUntil) return false
    try {
      await waitForReplay(this.options.primary, this.options.replica, TIMEOUT_MS)
      return true
    } catch (error) {
      this.pause(error)
      return false
    }
  }

  private isCaughtUp(): Promise<boolean> {
    this.next ??= this.running.then(() => {
      this.next = undefined
      this.running = this.compare()
      return this.running
    })
    return this.next
  }

  /** Answers from the standby, or from the primary if that fails. */
  async ask<Row>(query: CompiledQuery<Row>) {
    const { primary, replica } = this.options
    if (await this.isCaughtUp()) {
      try {
        return await replica.withoutPlugins().executeQuery(query)
      } catch (error) {
        // The standby also cancels reads that keep it from replaying.
        if (!isDatabaseAway(error) && !isTimeout(error)) throw error
        this.pause(error)
      }
    }
    return primary.withoutPlugins().executeQuery(query)
  }
}

/** Passes single statements on; there are no transactions across two servers. */
class ReadDriver implements Driver {
  private readonly standby: Standby
  private readonly close: () => Promise<void>

  constructor(standby: Standby, close: () => Promise<void>) {
    this.standby = standby
    this.close = close
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: (query) => this.standby.ask(query) as never,
      // biome-ignore lint/correctness/useYield: pages are read instead of cursors
      async *streamQuery() {
        throw new Error('Reads of a standby are not streamed')
      },
    }
  }

  async beginTransaction(): Promise<void> {
    throw new Error('Reads of a standby have no transaction')
  }

  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async releaseConnection(): Promise<void> {}

  destroy(): Promise<void> {
    return this.close()
  }
}

class ReadDialect extends PostgresDialect {
  private readonly driver: Driver

  constructor(driver: Driver) {
    super({ pool: async () => Promise.reject(new Error('Reads use the pools of both servers')) })
    this.driver = driver
  }

  override createDriver(): Driver {
    return this.driver
  }
}

/**
 * Opens a database for long reads. It asks a standby that has every write acknowledged so far, and the primary while
 * the standby is unavailable or behind.
 */
export function openReplica(
  connection: Connection,
  primary: Kysely<DB>,
  onFallback: (reason: unknown) => void,
  onQuery?: (query: QueryNoted) => void,
): Kysely<DB> {
  const replica = connect(connection, () => {}, { size: REPLICA_CONNECTIONS, onQuery })
  const standby = new Standby({ primary, replica, onFallback })
  return new Kysely<DB>({
    dialect: new ReadDialect(new ReadDriver(standby, () => replica.destroy())),
    plugins: [columnNames],
  })
}
