import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { Refusal } from '../../../refusal.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { lockMember } from '../operators/operators.queries.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { endSuspension, recordSuspension } from './suspensions.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  sessions: Sessions
  securityEvents: SecurityEvents
}

/** Suspended accounts. */
export function suspensionsService({ db, clock, sessions, securityEvents }: Deps) {
  return {
    /**
     * Signs a person out everywhere and blocks sign-in.
     * @param alsoRun runs in the same transaction, after the person's last possible change
     * @throws Refusal MEMBER_NOT_FOUND, ADMIN_NOT_SUSPENDED
     */
    suspend: (userId: string, alsoRun: (tx: Db) => Promise<void>) =>
      sessions.changing(userId, async (tx) => {
        const member = await lockMember(tx, userId)
        if (!member) throw new Refusal('MEMBER_NOT_FOUND')
        if (member.isAdmin) throw new Refusal('ADMIN_NOT_SUSPENDED')
        await recordSuspension(tx, userId, new Date(clock.now()))
        await sessions.endAllOf(tx, userId)
        await securityEvents.record(tx, { userId, kind: 'account-suspended' })
        await alsoRun(tx)
      }),

    /**
     * Allows sign-in again.
     * @throws Refusal NOT_SUSPENDED
     */
    lift: (userId: string, alsoRun: (tx: Db) => Promise<void>) =>
      db.transaction().execute(async (tx) => {
        if (!(await endSuspension(tx, userId))) throw new Refusal('NOT_SUSPENDED')
        await securityEvents.record(tx, { userId, kind: 'account-unsuspended' })
        await alsoRun(tx)
      }),
  }
}

export type Suspensions = ReturnType<typeof suspensionsService>
