import type { Db } from '../../../database/connect.ts'

/** Who deletes an account, and whether they know what stays of it. */
export interface Leaving {
  by: 'member' | 'operator'
  /** the member read that open orders stay until they are done */
  keepsOrders?: boolean | undefined
}

/** Within the transaction that deletes an account, while its rows are still there. A refusal keeps the account. */
type Hear = (tx: Db, userId: string, leaving: Leaving) => Promise<void>

/** Accounts that are deleted. Features that know whom it concerns are asked to tell them. */
export function accountDeletionHooksService() {
  const listeners: Hear[] = []
  return {
    onLeaving: (hear: Hear): void => void listeners.push(hear),

    /** To be called before the rows go. @throws Refusal of a feature that something is to be done in first */
    async announce(tx: Db, userId: string, leaving: Leaving): Promise<void> {
      for (const hear of listeners) await hear(tx, userId, leaving)
    },
  }
}

export type AccountDeletionHooks = ReturnType<typeof accountDeletionHooksService>
