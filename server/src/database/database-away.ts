import { PoolOverload } from './pool-overload.ts'

/** Errors of the system and PostgreSQL while the server is unavailable, starting, or read-only after a failover. */
const AWAY: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'],
  ...['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '25006'],
])

/** Errors of conflicting transactions, one of which must retry. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['40001', '40P01'])

const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)|not queryable/

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')

/** Whether an error says that the server went silent or read-only, so that the connection is useless. */
export const endsConnection = (error: Error): boolean =>
  error.message === 'Query read timeout' || codeOf(error) === '25006'

/** Whether a failure is temporary, of the database or a conflict: the same may soon work. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // Node reports an error for each address that it tried.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  const code = codeOf(error)
  return AWAY.has(code) || IN_THE_WAY.has(code) || /^08...$/.test(code) || SENTENCES.test(error.message)
}

/** Whether others hold a lock for longer than the statement would wait. */
export const isLocked = (error: unknown): boolean => error instanceof Error && codeOf(error) === '55P03'

/** Whether a statement was ended by its timeout: with less to do it may work. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '57014' || error.message.startsWith('Query read timeout'))

/** PostgreSQL's errors when it is out of space or time: nothing was stored. */
const REFUSED: Readonly<Record<string, Overload>> = {
  '53100': {
    sentence: 'We’re out of storage. Nothing was changed. Please try again later.',
    retryAfter: 60,
  },
  '53200': { sentence: 'The service is busy. Please try again in a moment.', retryAfter: 10 },
  '53300': { sentence: 'The service is busy. Please try again in a moment.', retryAfter: 5 },
  '55P03': { sentence: 'The service is busy. Please try again in a moment.', retryAfter: 5 },
  '57014': { sentence: 'This took too long and was ended. Please try again in a moment.', retryAfter: 10 },
}

/** The system's errors for a full disk or quota. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

interface Overload {
  /** for people */
  sentence: string
  /** seconds */
  retryAfter: number
}

/** The message if the database is up but can't do more; undefined for other errors. */
export function overloadIn(error: unknown): Overload | undefined {
  if (error instanceof PoolOverload) return REFUSED['53300']
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  return NO_ROOM.has(code) || NO_ROOM.has(cause?.code) ? REFUSED['53100'] : REFUSED[String(code)]
}

/** Whether the disk, or a quota of it, is full. */
export const isFull = (error: unknown): boolean => overloadIn(error) === REFUSED['53100']
