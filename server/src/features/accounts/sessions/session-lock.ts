import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { Session } from '../../../http/session.ts'
import { Refusal } from '../../../refusal.ts'
import { lockOwner } from '../accounts.queries.ts'
import { isSessionActive } from './sessions.queries.ts'

/**
 * Call it in transactions that change sign-in or contact data: a session that ended since the request arrived, as by
 * a recovery, must change nothing.
 */
export const sessionLock =
  ({ clock }: { clock: Clock }) =>
  /** @throws Refusal NOT_SIGNED_IN */
  async (tx: Db, { id, user }: Session): Promise<void> => {
    await lockOwner(tx, user.id)
    if (!(await isSessionActive(tx, { id, userId: user.id, now: new Date(clock.now()) })))
      throw new Refusal('NOT_SIGNED_IN')
  }

export type LockSession = ReturnType<typeof sessionLock>
