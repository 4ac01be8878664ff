import { Kysely, type LogEvent, type Transaction } from 'kysely'
import pg from 'pg'
import { CommitTellingDialect } from './after-commit.ts'
import { BoundedPool } from './bounded-pool.ts'
import { columnNames, inCode } from './column-names.ts'
import { instantIn } from './instants.ts'
import { preparingClient } from './preparing-client.ts'
import type { DB } from './schema.ts'
import { limitSession } from './session-limits.ts'

/** The database or a transaction on it; what every query function takes first. */
export type Db = Kysely<DB> | Transaction<DB>

const { builtins } = pg.types

/** How PostgreSQL's values become JavaScript's: days stay text, bigint and numeric become numbers, JSON's names are code's. */
const types = new pg.TypeOverrides()
types.setTypeParser(builtins.DATE, (value) => value)
types.setTypeParser(builtins.INT8, Number)
types.setTypeParser(builtins.NUMERIC, Number)
types.setTypeParser(builtins.TIMESTAMPTZ, instantIn)
for (const type of [builtins.JSON, builtins.JSONB])
  types.setTypeParser(type, (text) => inCode(JSON.parse(text)))

/** Where the database is: the parts of an address, or one URL. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; password?: string; database: string }

/** A connection's parts as one URL, for tools that want it so. */
export function addressOf({
  host,
  port,
  user,
  password = '',
  database,
}: {
  host: string
  port: number
  user: string
  password?: string
  database: string
}): string {
  const query = new URLSearchParams({ host, port: String(port), user, password })
  return `postgresql:///${database}?${query}`
}

/** As many as requests have where nothing else is set; three processes with their jobs leave room under PostgreSQL's 100. */
const POOL_SIZE = 16

/** A statement that takes longer is ended. */
const PATIENCE_MS = 30_000

/** A server that doesn't even say that it ended a statement hangs, or the network does. */
const SILENCE_MS = 2_000

const pools = new WeakMap<Kysely<DB>, pg.Pool>()

/** A statement that was run: its text with placeholders. */
export interface QueryNoted {
  text: string
  milliseconds: number
  failed: boolean
}

interface PoolOptions {
  /** connections at most */
  size?: number
  /** milliseconds for one statement; 0 for as long as it takes */
  patience?: number
  /** hears once when there are more different statements than are prepared; whatever makes so many should make one */
  onUnprepared?(text: string): void
  /** hears of every statement; nothing is measured without */
  onQuery?: ((query: QueryNoted) => void) | undefined
}

const noting =
  (onQuery: (query: QueryNoted) => void) =>
  ({ level, query, queryDurationMillis: milliseconds }: LogEvent): void =>
    onQuery({ text: query.sql, milliseconds, failed: level === 'error' })

/**
 * Opens a pool. A connection that breaks, idle or in the middle of something, is dropped and replaced; it never ends the
 * process.
 * @param onError hears of broken connections
 */
export function connect(
  connection: Connection,
  onError: (error: Error) => void,
  { size = POOL_SIZE, patience = PATIENCE_MS, onUnprepared = () => {}, onQuery }: PoolOptions = {},
): Kysely<DB> {
  const pool = new BoundedPool({
    ...connection,
    Client: preparingClient(onUnprepared),
    types,
    max: size,
    connectionTimeoutMillis: 10_000,
    query_timeout: patience && patience + SILENCE_MS,
    onConnect: limitSession(patience),
    application_name: 'pepwell',
  })
  pool.on('error', onError)
  // The pool listens to idle clients only; one that breaks while it is lent out would end the process.
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<DB>({
    dialect: new CommitTellingDialect({ pool }),
    plugins: [columnNames],
    ...(onQuery && { log: noting(onQuery) }),
  })
  pools.set(db, pool)
  return db
}

/** How the connections are that were opened by {@link connect}: how many there are, are lent to nobody, and are waited for. */
export function poolState(db: Kysely<DB>): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
