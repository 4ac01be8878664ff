import type { ClientBase } from 'pg'

/** Longer than any wait for another's transaction that is going well. */
const LOCK_MS = 15_000

/** A transaction that is asked nothing for so long belongs to a process that hangs: it would keep its locks forever. */
const IDLE_MS = 60_000

const limits = (scope: '' | 'LOCAL', statementMs: number) => {
  const limit = (most: number) => (statementMs === 0 ? 0 : most)
  return `SET ${scope} statement_timeout = ${statementMs}; SET ${scope} lock_timeout = ${limit(LOCK_MS)};
    SET ${scope} idle_in_transaction_session_timeout = ${limit(IDLE_MS)}`
}

/**
 * Has the server itself end what takes too long: it ends even when nobody is there any more to give it up. Set by a statement, because
 * poolers let it through.
 * @param statementMs milliseconds for one statement; 0 for as long as everything takes
 */
export const limitSession =
  (statementMs: number) =>
  async (client: ClientBase): Promise<void> =>
    void (await client.query(limits('', statementMs)))

/** The same for one transaction, where a session is lent to somebody else after each. */
export const limitTransaction = (statementMs: number): string => limits('LOCAL', statementMs)
