import type { ChangePassword } from '@pepwell/contract/own-sessions'
import { supportAccount } from '@pepwell/domain/product'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { updateUser, userById } from './accounts.queries.ts'
import type { FirstAdmin } from './first-admin.ts'
import { demandUnguessable } from './guessable-passwords.ts'
import { livingSessionsOf, notePasswordTyped, passwordOfSession } from './own-sessions.queries.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import type { RevokeAccess } from './revoke-access.service.ts'
import { endSessionOf } from './sessions.queries.ts'
import type { Device, Sessions } from './sessions.service.ts'

/** For so long a password that was typed speaks for whoever sits there. */
const TYPED_MS = 10 * 60_000
/** More than anybody has devices; what was used longer ago can be ended all the same, with all others. */
const MOST_SHOWN = 50

interface Parts {
  db: Kysely<DB>
  clock: Clock
  attempts: Attempts
  sessions: Sessions
  revokeAccess: RevokeAccess
  firstAdmin: FirstAdmin
}

/** Where somebody is signed in, and what a session may do that somebody could have stolen. */
export function ownSessionsService({ db, clock, attempts, sessions, revokeAccess, firstAdmin }: Parts) {
  const confirmations = attempts.limit('confirm-password', { minutes: 15, perAccount: 10, perAddress: 60 })

  /**
   * Makes sure that whoever uses a session knows the password: it was typed lately, or is now.
   * @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS
   */
  async function confirm({ id, user }: Session, typed: string | undefined, address: string): Promise<void> {
    const now = clock.now()
    const known = await passwordOfSession(db, id)
    if ((known?.passwordTypedAt?.getTime() ?? 0) > now - TYPED_MS) return
    if (typed === undefined) throw new Refusal('PASSWORD_NEEDED')
    const attempt = { account: user.id, address }
    await confirmations.take(attempt)
    if (!(await passwordMatches(known?.passwordHash, typed))) throw new Refusal('WRONG_PASSWORD')
    await confirmations.forgive(attempt)
    await notePasswordTyped(db, id, new Date(now))
  }

  return {
    confirm,

    /** The one that asks first, then the last used. */
    async list({ id, user }: Session) {
      const living = await livingSessionsOf(db, {
        userId: user.id,
        now: new Date(clock.now()),
        limit: MOST_SHOWN,
      })
      const marked = living.map((session) => ({ ...session, isThis: session.id === id }))
      return marked.sort((one, other) => Number(other.isThis) - Number(one.isThis))
    },

    /** @throws Refusal SESSION_NOT_FOUND */
    end: ({ user }: Session, id: number): Promise<void> =>
      sessions.changing(user.id, async (tx) => {
        const ended = await endSessionOf(tx, { userId: user.id, id, now: new Date(clock.now()) })
        if (!ended) throw new Refusal('SESSION_NOT_FOUND')
      }),

    endOthers: ({ id, user }: Session): Promise<number> =>
      sessions.changing(user.id, (tx) => sessions.endAllOf(tx, user.id, id)),

    /** @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, PASSWORD_GUESSABLE, TOO_MANY_REQUESTS */
    async changePassword(session: Session, form: z.output<typeof ChangePassword>, device: Device) {
      await confirm(session, form.currentPassword, device.address)
      demandUnguessable(form.password, await userById(db, session.user.id))
      const passwordHash = await hashPassword(form.password)
      const userId = session.user.id
      const changed = await sessions.changing(userId, async (tx) => {
        const changes = { passwordHash, temporaryPasswordUntil: null, updatedAt: new Date(clock.now()) }
        await revokeAccess(tx, userId)
        const user = await updateUser(tx, userId, changes)
        return { user, token: await sessions.open(tx, user, device) }
      })
      if (userId === supportAccount.id) await firstAdmin.forgetPassword()
      return changed
    },
  }
}

/** See {@link ownSessionsService}. */
export type OwnSessions = ReturnType<typeof ownSessionsService>
