import { TooManyWait } from './too-many-wait.ts'

/** What the system and PostgreSQL say when the server is away, starts, or is one that only reads since another took over. */
const AWAY: ReadonlySet<unknown> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT'],
  ...['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '25006'],
])

/** What PostgreSQL says when two transactions were in each other's way: one of them is to try again. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['40001', '40P01'])

const SENTENCES =
  /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)|not queryable/

const codeOf = (error: Error): string => String((error as NodeJS.ErrnoException).code ?? '')

/** Whether an error says that the server went silent, or took to reading only: nothing more comes of this connection. */
export const endsConnection = (error: Error): boolean =>
  error.message === 'Query read timeout' || codeOf(error) === '25006'

/** Whether something failed through no fault of its own, with the database or beside others: the same may well work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  // What Node tried at several addresses fails with an error for each.
  if (error instanceof AggregateError && error.errors.length > 0) return error.errors.every(isDatabaseAway)
  const code = codeOf(error)
  return AWAY.has(code) || IN_THE_WAY.has(code) || /^08...$/.test(code) || SENTENCES.test(error.message)
}

/** Whether others hold what a statement would not wait for any longer. */
export const isLocked = (error: unknown): boolean => error instanceof Error && codeOf(error) === '55P03'

/** Whether a statement was ended because it took longer than any may: with less to do it may well work. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Error && (codeOf(error) === '57014' || error.message.startsWith('Query read timeout'))

/** What PostgreSQL says when it has no room, or no time, for what it is asked: nothing was stored. */
const REFUSED: Readonly<Record<string, Overload>> = {
  '53100': {
    sentence: 'There is no room left to store this. Nothing was changed; please try again later.',
    retryAfter: 60,
  },
  '53200': { sentence: 'The service is busy. Please try again in a moment.', retryAfter: 10 },
  '53300': { sentence: 'The service is busy. Please try again in a moment.', retryAfter: 5 },
  '55P03': { sentence: 'The service is busy. Please try again in a moment.', retryAfter: 5 },
  '57014': { sentence: 'This took too long and was ended. Please try again in a moment.', retryAfter: 10 },
}

/** How the system says of a file what PostgreSQL says of a table: the disk is full, or this account's part of it. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT'])

interface Overload {
  /** for people */
  sentence: string
  /** seconds */
  retryAfter: number
}

/** What to say when the database is there and can't do more; undefined when it failed for another reason. */
export function overloadIn(error: unknown): Overload | undefined {
  if (error instanceof TooManyWait) return REFUSED['53300']
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: { code?: unknown } }
  return NO_ROOM.has(code) || NO_ROOM.has(cause?.code) ? REFUSED['53100'] : REFUSED[String(code)]
}
