import type { ChangePassword } from '@pepwell/contract/accounts/own-sessions'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { DB } from '../../../database/schema.ts'
import type { Session, SessionInUse } from '../../../http/session.ts'
import { Refusal } from '../../../refusal.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { updateUser, userById } from '../accounts.queries.ts'
import type { FirstAdmin } from '../operators/first-admin.ts'
import type { AccountNotices } from '../security/account-notices.service.ts'
import type { Reauthenticate } from '../security/reauthentication.service.ts'
import type { RevokeAccess } from '../security/revoke-access.service.ts'
import { requireUnguessable } from '../sign-in/guessable-passwords.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { activeSessionsOf } from './own-sessions.queries.ts'
import type { LockSession } from './session-lock.ts'
import { endSessionOf } from './sessions.queries.ts'
import type { Sessions } from './sessions.service.ts'

/** More devices than anyone has; "sign out everywhere" ends older sessions. */
const MAX_SHOWN = 50

interface Deps {
  db: Kysely<DB>
  clock: Clock
  sessions: Sessions
  reauthenticate: Reauthenticate
  lockSession: LockSession
  revokeAccess: RevokeAccess
  notices: AccountNotices
  securityEvents: SecurityEvents
  firstAdmin: FirstAdmin
}

/** A person's sessions, and changing the password. */
export function ownSessionsService(deps: Deps) {
  const { db, clock, sessions, reauthenticate, lockSession, revokeAccess, notices, firstAdmin } = deps
  const { securityEvents } = deps

  return {
    /** The current one first, then the last used. */
    async list({ id, user }: Session) {
      const living = await activeSessionsOf(db, {
        userId: user.id,
        now: new Date(clock.now()),
        limit: MAX_SHOWN,
      })
      const marked = living.map((session) => ({ ...session, isThis: session.id === id }))
      return marked.sort((a, b) => Number(b.isThis) - Number(a.isThis))
    },

    /** @throws Refusal SESSION_NOT_FOUND */
    end: ({ user, device }: SessionInUse, id: number): Promise<void> =>
      sessions.changing(user.id, async (tx) => {
        const ended = await endSessionOf(tx, { userId: user.id, id, now: new Date(clock.now()) })
        if (!ended) throw new Refusal('SESSION_NOT_FOUND')
        await securityEvents.record(tx, { userId: user.id, kind: 'session-ended', device })
      }),

    endOthers: ({ id, user, device }: SessionInUse): Promise<number> =>
      sessions.changing(user.id, async (tx) => {
        await securityEvents.record(tx, { userId: user.id, kind: 'other-sessions-ended', device })
        return sessions.endAllOf(tx, user.id, id)
      }),

    /** @throws Refusal PASSWORD_GUESSABLE, NOT_SIGNED_IN, and as {@link Reauthenticate} does */
    async changePassword(session: SessionInUse, form: z.output<typeof ChangePassword>) {
      const { device } = session
      // Checked before a code is used up.
      requireUnguessable(form.password, await userById(db, session.user.id))
      await reauthenticate(session, form, device.address)
      const passwordHash = await hashPassword(form.password)
      const userId = session.user.id
      const changed = await sessions.changing(userId, async (tx) => {
        const changes = { passwordHash, temporaryPasswordUntil: null, updatedAt: new Date(clock.now()) }
        await lockSession(tx, session)
        await revokeAccess(tx, userId)
        const user = await updateUser(tx, userId, changes)
        await securityEvents.record(tx, { userId, kind: 'password-changed', device })
        await notices.add(tx, userId, 'password-changed')
        return { user, token: await sessions.open(tx, user, device) }
      })
      if (userId === supportAccount.id) await firstAdmin.deletePassword()
      return changed
    },
  }
}

export type OwnSessions = ReturnType<typeof ownSessionsService>
