import type { Db } from '../../../database/connect.ts'

/** Who deletes an account, and whether they accept what stays. */
export interface Leaving {
  by: 'member' | 'operator'
  /** the member read that open orders stay until they are done */
  keepsOrders?: boolean | undefined
}

/** Runs in the transaction that deletes an account, before its rows are deleted. A refusal keeps the account. */
type DeletionHook = (tx: Db, userId: string, leaving: Leaving) => Promise<void>

/** Account deletion hooks: features notify the people affected. */
export function accountDeletionHooksService() {
  const listeners: DeletionHook[] = []
  return {
    onLeaving: (listener: DeletionHook): void => void listeners.push(listener),

    /**
     * Call it before the rows are deleted.
     * @throws Refusal if a feature needs something done first
     */
    async announce(tx: Db, userId: string, leaving: Leaving): Promise<void> {
      for (const listener of listeners) await listener(tx, userId, leaving)
    },
  }
}

export type AccountDeletionHooks = ReturnType<typeof accountDeletionHooksService>
