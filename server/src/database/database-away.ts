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
