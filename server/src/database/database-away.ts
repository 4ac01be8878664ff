import { TooManyWait } from './bounded-pool.ts'

/** What PostgreSQL and its driver say while the server restarts. */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '08006',
  '08003',
])

const SENTENCES = /^(Connection terminated|timeout exceeded when trying to connect|Query read timeout)/

/** Whether something failed only because the database is away: the same may well work in a moment. */
export const isDatabaseAway = (error: unknown): boolean =>
  error instanceof Error &&
  (CODES.has((error as NodeJS.ErrnoException).code) || SENTENCES.test(error.message))

/** Whether a statement was ended because it took longer than any may: with less to do it may well work. */
export const tookTooLong = (error: unknown): boolean =>
  error instanceof Error &&
  ((error as NodeJS.ErrnoException).code === '57014' || error.message.startsWith('Query read timeout'))

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
