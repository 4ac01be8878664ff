import type { ClientBase } from 'pg'

/** Longer than any wait for a healthy transaction. */
const LOCK_MS = 15_000

/** A transaction that is idle this long belongs to a hung process and would hold its locks forever. */
const IDLE_MS = 60_000

const limits = (scope: '' | 'LOCAL', statementMs: number) => {
  const limit = (max: number) => (statementMs === 0 ? 0 : max)
  return `SET ${scope} statement_timeout = ${statementMs}; SET ${scope} lock_timeout = ${limit(LOCK_MS)};
    SET ${scope} idle_in_transaction_session_timeout = ${limit(IDLE_MS)}`
}

/**
 * Lets the server end what takes too long, even if its client is gone. Set by a statement, because poolers pass it
 * on.
 * @param statementMs milliseconds per statement; 0 for no limits
 */
export const limitSession =
  (statementMs: number) =>
  async (client: ClientBase): Promise<void> =>
    void (await client.query(limits('', statementMs)))

/** The same for one transaction behind a transaction pooler. */
export const limitTransaction = (statementMs: number): string => limits('LOCAL', statementMs)
