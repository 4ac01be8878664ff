import { Kysely, type LogEvent, type Transaction } from 'kysely'
import pg from 'pg'
import { CommitTellingDialect } from './after-commit.ts'
import { columnNames, inCode } from './column-names.ts'
import type { Connection } from './connection.ts'
import { instantIn } from './instants.ts'
import { openPool, STATEMENT_MS } from './pool.ts'
import { preparingClient } from './preparing-client.ts'
import type { DB } from './schema.ts'
import { limitTransaction } from './session-limits.ts'

export { addressOf, type Connection } from './connection.ts'

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

/** As many as requests have where nothing else is set; three processes with their jobs leave room under PostgreSQL's 100. */
const POOL_SIZE = 16

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
  /** whether a pooler stands in between that lends each transaction another connection */
  isPooled?: boolean
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
 * Opens a pool for queries; see {@link openPool}.
 * @param onError hears of broken connections
 */
export function connect(
  connection: Connection,
  onError: (error: Error) => void,
  {
    size = POOL_SIZE,
    patience = STATEMENT_MS,
    isPooled = false,
    onUnprepared = () => {},
    onQuery,
  }: PoolOptions = {},
): Kysely<DB> {
  const pool = openPool(connection, onError, {
    size,
    statementMs: patience,
    name: 'pepwell',
    isPooled,
    Client: isPooled ? preparingClient(() => {}, 0) : preparingClient(onUnprepared),
    types,
  })
  const db = new Kysely<DB>({
    dialect: new CommitTellingDialect({ pool }, isPooled ? limitTransaction(patience) : undefined),
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
