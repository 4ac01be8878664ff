import { Kysely, type LogEvent, type Transaction } from 'kysely'
import pg from 'pg'
import { CommitNotifyingDialect } from './after-commit.ts'
import { columnNames, inCode } from './column-names.ts'
import type { Connection } from './connection.ts'
import { instantIn } from './instants.ts'
import { openPool, STATEMENT_MS } from './pool.ts'
import { preparingClient } from './preparing-client.ts'
import type { DB } from './schema.ts'
import { limitTransaction } from './session-limits.ts'

export { addressOf, type Connection } from './connection.ts'

/** The database or a transaction; the first parameter of every query function. */
export type Db = Kysely<DB> | Transaction<DB>

const { builtins } = pg.types

/**
 * How PostgreSQL's values become JavaScript's: days stay text, bigint and numeric become numbers, and JSON names
 * become camel case.
 */
const types = new pg.TypeOverrides()
types.setTypeParser(builtins.DATE, (value) => value)
types.setTypeParser(builtins.INT8, Number)
types.setTypeParser(builtins.NUMERIC, Number)
types.setTypeParser(builtins.TIMESTAMPTZ, instantIn)
for (const type of [builtins.JSON, builtins.JSONB])
  types.setTypeParser(type, (text) => inCode(JSON.parse(text)))

/** Default connections for requests; three processes with their jobs stay below PostgreSQL's 100. */
const POOL_SIZE = 16

const pools = new WeakMap<Kysely<DB>, pg.Pool>()

/** A statement that ran: its text with placeholders. */
export interface QueryNoted {
  text: string
  milliseconds: number
  failed: boolean
}

interface PoolOptions {
  /** maximum connections */
  size?: number
  /** milliseconds per statement; 0 for no limit */
  timeout?: number
  /** whether a transaction pooler is in between */
  isPooled?: boolean
  /** whether statements may be prepared: by default unless a pooler is in between */
  isPrepared?: boolean
  /** called once if more statements than can be prepared occur; their source should use one text */
  onUnprepared?(text: string): void
  /** called for every statement */
  onQuery?: ((query: QueryNoted) => void) | undefined
}

const noting =
  (onQuery: (query: QueryNoted) => void) =>
  ({ level, query, queryDurationMillis: milliseconds }: LogEvent): void =>
    onQuery({ text: query.sql, milliseconds, failed: level === 'error' })

/**
 * Opens a pool for queries.
 * @param onError gets errors of broken connections
 */
export function connect(
  connection: Connection,
  onError: (error: Error) => void,
  {
    size = POOL_SIZE,
    timeout = STATEMENT_MS,
    isPooled = false,
    isPrepared = !isPooled,
    onUnprepared = () => {},
    onQuery,
  }: PoolOptions = {},
): Kysely<DB> {
  const pool = openPool(connection, onError, {
    size,
    statementMs: timeout,
    name: 'pepwell',
    isPooled,
    Client: isPrepared ? preparingClient(onUnprepared) : preparingClient(() => {}, 0),
    types,
  })
  const db = new Kysely<DB>({
    dialect: new CommitNotifyingDialect({ pool }, isPooled ? limitTransaction(timeout) : undefined),
    plugins: [columnNames],
    ...(onQuery && { log: noting(onQuery) }),
  })
  pools.set(db, pool)
  return db
}

/** How many connections of a pool from {@link connect} are open and idle, and how many callers wait. */
export function poolState(db: Kysely<DB>): { total: number; idle: number; waiting: number } {
  const pool = pools.get(db)
  return { total: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 }
}
