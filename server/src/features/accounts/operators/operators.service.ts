import type { NewAdmin } from '@pepwell/contract/accounts/members'
import { type AdminArea, coversRights, mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { supportAccount } from '@pepwell/domain/text/brand'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { Operator } from '../../../http/operator.ts'
import type { Mail, MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import { type AuditedAction, record } from '../../audit/audit.service.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import type { OwnPhotos } from '../account-data/account-data.service.ts'
import type { AccountDeletionHooks } from '../account-data/account-deletion-hooks.service.ts'
import { keysRemovedMail, newAdminMail, temporaryPasswordMail } from '../accounts.mails.ts'
import { insertUser } from '../accounts.queries.ts'
import { newPersonId } from '../new-person-id.ts'
import { type RevokeAccess, TEMPORARY_MS } from '../security/revoke-access.service.ts'
import { endSessionOf } from '../sessions/sessions.queries.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { requireUnguessable } from '../sign-in/guessable-passwords.ts'
import type { Passkeys } from '../sign-in/passkeys.service.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { insertResetToken } from '../sign-in/reset-tokens.queries.ts'
import { hashOf } from '../sign-in/token-hash.ts'
import type { TwoStep } from '../sign-in/two-step.service.ts'
import type { EmailVerification } from '../verification/email-verification.service.ts'
import { makeAdmin } from './admin-users.queries.ts'
import * as queries from './operators.queries.ts'

/** Mailed passwords per address and day. */
const PASSWORDS_PER_DAY = 20

/** Long enough not to be guessed in that time, short enough to read aloud. */
const TEMPORARY_LENGTH = 16

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  mail: MailPort
  publicUrl: string
  rateLimits: RateLimits
  sessions: Sessions
  revokeAccess: RevokeAccess
  photos: OwnPhotos
  deletionHooks: AccountDeletionHooks
  emailVerification: EmailVerification
  twoStep: TwoStep
  passkeys: Passkeys
  securityEvents: SecurityEvents
}

/** Whether a person is an admin, and their rights. */
interface Rights {
  isAdmin: boolean
  permissions: readonly string[]
}

/** Operators' actions on accounts. Each is recorded in its own transaction. */
export function operatorsService(deps: Deps) {
  const {
    db,
    clock,
    random,
    logger,
    mail,
    publicUrl,
    rateLimits,
    sessions,
    photos,
    deletionHooks,
    emailVerification,
  } = deps
  const { twoStep, passkeys, revokeAccess, securityEvents } = deps

  const toAddress = rateLimits.budget('passwords-to', { minutes: 24 * 60, max: PASSWORDS_PER_DAY })

  const done = (
    tx: Db,
    by: Operator,
    userId: string,
    entry: Pick<AuditedAction, 'action' | 'before' | 'after'>,
  ) => record(tx, by, { ...entry, area: 'members', object: { kind: 'member', id: userId } }, clock.now())

  /** @throws Refusal WIDER_RIGHTS if a person has rights beyond `own` */
  function requireCovered(own: readonly string[], { isAdmin, permissions }: Rights) {
    if (isAdmin && !coversRights(own, permissions)) throw new Refusal('WIDER_RIGHTS')
  }

  /**
   * Locks a person and reads the operator's current rights, because the session's may be outdated.
   * @throws Refusal MEMBER_NOT_FOUND, WIDER_RIGHTS; NOT_ALLOWED if the operator just lost their rights
   */
  async function lockedBy(tx: Db, by: Operator, userId: string) {
    const found = await queries.lockWithAdmins(tx, userId)
    const own = rightsIn(found, by)
    const member = found.find(({ id }) => id === userId)
    if (!member) throw new Refusal('MEMBER_NOT_FOUND')
    requireCovered(own, member)
    return { member, own }
  }

  /** @throws Refusal NOT_ALLOWED */
  function rightsIn(found: readonly (Rights & { id: string })[], by: Operator): string[] {
    const { isAdmin = false, permissions = [] } = found.find(({ id }) => id === by.id) ?? {}
    if (!isAdmin || !mayEnter(permissions, 'members')) throw new Refusal('NOT_ALLOWED')
    return [...permissions]
  }

  /**
   * A person who may be deleted or lose permissions. The support account can't, so someone can always grant access.
   * @param wanted the new permissions; null for none
   */
  async function dispensable(tx: Db, by: Operator, userId: string, wanted: readonly string[] | null) {
    const { member, own } = await lockedBy(tx, by, userId)
    if (userId === supportAccount.id) throw new Refusal('SUPPORT_ACCOUNT_STAYS')
    requireCovered(own, { isAdmin: wanted !== null, permissions: wanted ?? [] })
    return member
  }

  /** @returns whether the email was sent; the change persists either way */
  async function sent(message: Omit<Mail, 'id'>): Promise<boolean> {
    try {
      await mail.send({ ...message, id: `account-${random.uuid()}` })
      return true
    } catch (error) {
      logger.error({ err: error }, 'a mail about an account could not be sent')
      return false
    }
  }

  /** Mails a password, or a link to choose one, within the daily limit. */
  const sentPassword = async (message: Omit<Mail, 'id'>): Promise<boolean> =>
    (await toAddress.hasRoom(message.to)) && sent(message)

  return {
    /** @throws Refusal MEMBER_NOT_FOUND, WIDER_RIGHTS, NOT_ALLOWED */
    async resetPassword(by: Operator, userId: string) {
      const tempPassword = random.token().slice(0, TEMPORARY_LENGTH)
      const passwordHash = await hashPassword(tempPassword)
      const member = await sessions.changing(userId, async (tx) => {
        const { member: found } = await lockedBy(tx, by, userId)
        await revokeAccess(tx, userId)
        const now = clock.now()
        const temporaryPasswordUntil = new Date(now + TEMPORARY_MS)
        await queries.updateMember(tx, userId, {
          passwordHash,
          temporaryPasswordUntil,
          updatedAt: new Date(now),
        })
        await securityEvents.record(tx, { userId, kind: 'password-reset-by-team' })
        await done(tx, by, userId, { action: 'reset-password' })
        return found
      })
      return {
        tempPassword,
        mailed: await sentPassword(temporaryPasswordMail(member, tempPassword, publicUrl)),
      }
    },

    /**
     * After a lost phone: the password alone works again. The person is mailed, so that it never happens unnoticed.
     * @throws Refusal MEMBER_NOT_FOUND, OWN_KEYS_STAY, NO_SIGN_IN_KEYS, WIDER_RIGHTS
     */
    async removeKeys(by: Operator, userId: string): Promise<{ mailed: boolean }> {
      // Operators use the profile, with their password, because a session may be stolen.
      if (userId === by.id) throw new Refusal('OWN_KEYS_STAY')
      const member = await db.transaction().execute(async (tx) => {
        const { member: found } = await lockedBy(tx, by, userId)
        const [hadApp, hadPasskeys] = [await twoStep.remove(tx, userId), await passkeys.removeAll(tx, userId)]
        if (!hadApp && !hadPasskeys) throw new Refusal('NO_SIGN_IN_KEYS')
        await securityEvents.record(tx, { userId, kind: 'sign-in-methods-removed' })
        await done(tx, by, userId, { action: 'remove-sign-in-keys' })
        return found
      })
      return { mailed: await sent(keysRemovedMail(member, publicUrl)) }
    },

    /** @throws Refusal MEMBER_NOT_FOUND, SESSION_NOT_FOUND, WIDER_RIGHTS */
    endSession: (by: Operator, userId: string, id: number) =>
      sessions.changing(userId, async (tx) => {
        await lockedBy(tx, by, userId)
        const ended = await endSessionOf(tx, { userId, id, now: new Date(clock.now()) })
        if (!ended) throw new Refusal('SESSION_NOT_FOUND')
        await securityEvents.record(tx, { userId, kind: 'session-ended' })
        await done(tx, by, userId, { action: 'end-session' })
      }),

    /** @throws Refusal MEMBER_NOT_FOUND, OWN_ACCOUNT_STAYS, SUPPORT_ACCOUNT_STAYS, WIDER_RIGHTS, OPEN_ORDERS */
    async remove(by: Operator, userId: string): Promise<void> {
      if (userId === by.id) throw new Refusal('OWN_ACCOUNT_STAYS')
      await sessions.changing(userId, async (tx) => {
        const member = await dispensable(tx, by, userId, null)
        await deletionHooks.announce(tx, userId, { by: 'operator' })
        await queries.deleteMemberRow(tx, userId)
        await rateLimits.clear(tx, [userId, member.email])
        await done(tx, by, userId, { action: 'delete' })
      })
      // The rows are gone and nothing references the pictures; an operator must delete the remaining ones.
      await photos
        .removeAllOf({ id: userId })
        .catch((error) => logger.error({ err: error, userId }, 'photos were not removed'))
    },

    /**
     * The password is temporary, because its creator knows it: the person is mailed a link to choose their own.
     * @throws Refusal EMAIL_TAKEN, PASSWORD_GUESSABLE, NOT_ALLOWED
     */
    async createAdmin(by: Operator, { password, ...person }: z.output<typeof NewAdmin>) {
      requireUnguessable(password, person)
      const passwordHash = await hashPassword(password)
      const id = newPersonId(random)
      const token = random.token()
      const now = new Date(clock.now())
      const expiresAt = new Date(now.getTime() + TEMPORARY_MS)
      await db.transaction().execute(async (tx) => {
        const permissions = rightsIn(await queries.lockWithAdmins(tx, by.id), by)
        const dates = { createdAt: now, updatedAt: now, temporaryPasswordUntil: expiresAt }
        const user = await insertUser(tx, { ...person, ...dates, id, passwordHash })
        if (!user) throw new Refusal('EMAIL_TAKEN')
        await insertResetToken(tx, { userId: id, tokenHash: hashOf(token), createdAt: now, expiresAt })
        await emailVerification.ask(tx, id, person.email)
        await makeAdmin(tx, id, permissions)
        await securityEvents.record(tx, { userId: id, kind: 'admin-rights-changed' })
        await done(tx, by, id, { action: 'create-admin', after: { permissions } })
      })
      const link = `${publicUrl}/reset-password?token=${token}`
      return { id, mailed: await sentPassword(newAdminMail(person.email, link)) }
    },

    /** @throws Refusal MEMBER_NOT_FOUND, WIDER_RIGHTS, NOT_ALLOWED */
    makeAdmin: (by: Operator, userId: string) =>
      sessions.changing(userId, async (tx) => {
        const { member, own: permissions } = await lockedBy(tx, by, userId)
        if (member.isAdmin) return
        await makeAdmin(tx, userId, permissions)
        await securityEvents.record(tx, { userId, kind: 'admin-rights-changed' })
        await done(tx, by, userId, { action: 'make-admin', after: { permissions } })
      }),

    /** @throws Refusal MEMBER_NOT_FOUND, OWN_RIGHTS_STAY, SUPPORT_ACCOUNT_STAYS, WIDER_RIGHTS */
    async setPermissions(by: Operator, userId: string, permissions: AdminArea[] | null): Promise<void> {
      if (userId === by.id) throw new Refusal('OWN_RIGHTS_STAY')
      await sessions.changing(userId, async (tx) => {
        const member = await dispensable(tx, by, userId, permissions)
        const before = { permissions: member.isAdmin ? member.permissions : null }
        await queries.writePermissions(tx, userId, permissions)
        await securityEvents.record(tx, { userId, kind: 'admin-rights-changed' })
        await done(tx, by, userId, { action: 'set-permissions', before, after: { permissions } })
      })
    },
  }
}

export type Operators = ReturnType<typeof operatorsService>
