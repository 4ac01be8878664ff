import { supportAccount } from '@pepwell/domain/text/brand'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { Device } from '../../../http/device.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { resetMail, restoredMail } from '../accounts.mails.ts'
import { credentialsByEmail, lockOwner, updateUser, userById } from '../accounts.queries.ts'
import type { FirstAdmin } from '../operators/first-admin.ts'
import type { AccountNotices } from '../security/account-notices.service.ts'
import type { RevokeAccess } from '../security/revoke-access.service.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { sendAttempt } from '../verification/send-attempt.ts'
import { requireUnguessable } from './guessable-passwords.ts'
import { hashPassword } from './passwords.ts'
import { insertResetToken, ownerOfUsableToken, useResetToken } from './reset-tokens.queries.ts'
import { requireNotTemporary } from './temporary-passwords.ts'
import { hashOf } from './token-hash.ts'

const TOKEN_LIFE_MS = 60 * 60 * 1000

/** The task that mails a reset link. */
export const SEND_RESET_LINK = 'send-reset-link'

/** Within half an hour; after that people ask again. */
const MAX_ATTEMPTS = 8

/** The task's payload: no token, because jobs are stored in plain text. */
export interface ResetLinkJob {
  email: string
  /** set if an address was restored, in which case nobody requested the link */
  isRestored?: true
  /** identifies the mail */
  id: string
}

/** Dependencies of {@link passwordResetService}. */
export interface PasswordResetParts {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  mail: MailPort
  publicUrl: string
  exposeResetToken: boolean
  rateLimits: RateLimits
  sessions: Sessions
  revokeAccess: RevokeAccess
  notices: AccountNotices
  securityEvents: SecurityEvents
  firstAdmin: FirstAdmin
}

/** Forgotten passwords: a mailed link, then a new password, which ends every other way in. */
export function passwordResetService(parts: PasswordResetParts) {
  const { db, clock, random, logger, mail, rateLimits, sessions, revokeAccess, notices } = parts
  const requests = rateLimits.limit('forgot-password', { minutes: 60, perAccount: 5, perAddress: 60 })
  const resets = rateLimits.limit('reset-password', { minutes: 15, perAccount: 10, perAddress: 60 })

  async function mailLink({ email, isRestored, id }: ResetLinkJob, token: string): Promise<void> {
    const known = await credentialsByEmail(db, email)
    if (!known) return
    const createdAt = new Date(clock.now())
    const expiresAt = new Date(clock.now() + TOKEN_LIFE_MS)
    await insertResetToken(db, { userId: known.id, tokenHash: hashOf(token), createdAt, expiresAt })
    const user = await userById(db, known.id)
    if (!user) return
    const link = `${parts.publicUrl}/reset-password?token=${token}`
    await mail.send({ ...(isRestored ? restoredMail : resetMail)(user, link), id })
  }

  function sendLink(tx: Db, to: Omit<ResetLinkJob, 'id'>): Promise<void> {
    const job: ResetLinkJob = { ...to, id: `reset-${random.uuid()}` }
    return addJob(tx, SEND_RESET_LINK, job, { maxAttempts: MAX_ATTEMPTS })
  }

  return {
    /** Mails a link once the transaction commits. */
    sendLink,

    /**
     * Emails a link if the address is known. The reply is always the same and precedes any look-up, also above the
     * limits: strangers learn nothing and can't flood a mailbox.
     * @returns the token, in development only
     */
    async request(email: string, device: Device): Promise<string | undefined> {
      if (!(await requests.hasRoom({ account: email, address: device.address }))) return undefined
      const userId = credentialsByEmail(db, email).then((known) => known?.id)
      parts.securityEvents.recordAnonymous({ userId, kind: 'password-reset-requested', device })
      if (!parts.exposeResetToken) {
        await sendLink(db, { email })
        return undefined
      }
      const token = random.token()
      await mailLink({ email, id: `reset-${random.uuid()}` }, token)
      return token
    },

    /**
     * One attempt to mail a link.
     * @throws the error if a retry may help
     */
    sendRequested: (job: ResetLinkJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => mailLink(job, random.token()),
        (error) => logger.error({ err: error }, 'a link to set a new password could not be mailed'),
      ),

    /** @throws Refusal RESET_TOKEN_INVALID if the token is unknown, used or expired, PASSWORD_GUESSABLE, PASSWORD_IS_TEMPORARY */
    async reset(token: string, password: string, device: Device): Promise<void> {
      const tokenHash = hashOf(token)
      await resets.take({ account: tokenHash.toString('hex'), address: device.address })
      const userId = await ownerOfUsableToken(db, tokenHash, new Date(clock.now()))
      const owner = userId && (await userById(db, userId))
      if (!owner) throw new Refusal('RESET_TOKEN_INVALID')
      requireUnguessable(password, owner)
      await requireNotTemporary(db, userId, password)
      const passwordHash = await hashPassword(password)
      await sessions.changing(userId, async (tx) => {
        await lockOwner(tx, userId)
        const now = new Date(clock.now())
        if (!(await useResetToken(tx, tokenHash, now))) throw new Refusal('RESET_TOKEN_INVALID')
        const changes = { passwordHash, temporaryPasswordUntil: null, updatedAt: now }
        await revokeAccess(tx, userId)
        // Opening a mailed link proves the address.
        await updateUser(tx, userId, { ...changes, emailProvedAt: now })
        await parts.securityEvents.record(tx, { userId, kind: 'password-reset', device })
        await notices.add(tx, userId, 'password-changed')
        // The owner of the link gets in, however many wrong passwords were typed before.
        const { email } = (await userById(tx, userId)) ?? {}
        if (email) await rateLimits.clear(tx, [email])
      })
      if (userId === supportAccount.id) await parts.firstAdmin.deletePassword()
    },
  }
}

export type PasswordReset = ReturnType<typeof passwordResetService>
