import { verifyEmail } from '@pepwell/contract/accounts/email-verification.calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { isUniqueViolation } from '../../../database/unique-violation.ts'
import type { Device } from '../../../http/device.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { People } from '../../../live/person-events.ts'
import type { MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { changeMail } from '../accounts.mails.ts'
import { lockOwner, updateUser, userById } from '../accounts.queries.ts'
import type { RevokeAccess } from '../security/revoke-access.service.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import type { PasswordReset } from '../sign-in/password-reset.service.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { invalidateOtherTokens } from '../sign-in/reset-tokens.queries.ts'
import { hashOf } from '../sign-in/token-hash.ts'
import * as links from './email-links.queries.ts'
import { sendAttempt } from './send-attempt.ts'

const UNDO_LIFE_MS = 7 * 24 * 60 * 60 * 1000

/** The task that notifies the previous address. */
export const NOTIFY_OLD_EMAIL = 'tell-old-email'

/** Retries last longer than mail servers are usually away. */
const MAX_ATTEMPTS = 12

/** The task's payload: no token, because jobs are stored in plain text. */
export interface OldEmailJob {
  userId: string
  /** the previous address, which is notified */
  email: string
  /** the new address */
  next: string
  /** whether the change is in effect */
  isDone: boolean
  /** when it took effect, in milliseconds */
  at?: number
  /** identifies the mail */
  id: string
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  mail: MailPort
  people: People
  publicUrl: string
  rateLimits: RateLimits
  sessions: Sessions
  revokeAccess: RevokeAccess
  securityEvents: SecurityEvents
  passwordReset: Pick<PasswordReset, 'sendLink'>
}

/** Changing an account's address: pending until its own link is opened, and undone from the previous one. */
export function emailChangeService(deps: Deps) {
  const { db, clock, random, logger, mail, people, publicUrl, rateLimits, sessions, revokeAccess } = deps
  const { securityEvents, passwordReset } = deps
  const requests = rateLimits.limit('change-email', { minutes: 60, perAccount: 5, perAddress: 60 })
  // Limited, because the current address is notified each time.
  const ofTheDay = rateLimits.limit('change-email-day', { minutes: 24 * 60, perAccount: 20, perAddress: 240 })
  const undoings = rateLimits.limit('undo-email', { minutes: 15, perAccount: 10, perAddress: 60 })

  function notifyOldAddress(tx: Db, notice: Omit<OldEmailJob, 'id' | 'at'>) {
    const job: OldEmailJob = { ...notice, at: clock.now(), id: `email-${random.uuid()}` }
    return addJob(tx, NOTIFY_OLD_EMAIL, job, { maxAttempts: MAX_ATTEMPTS })
  }

  async function sendUndoLink({
    userId,
    email,
    next,
    isDone,
    at = clock.now(),
    id,
  }: OldEmailJob): Promise<void> {
    const user = await userById(db, userId)
    // It was cancelled or changed again before the notification.
    if (!user || (isDone ? user.email === email : user.pendingEmail !== next)) return
    const token = random.token()
    const expiresAt = new Date(at + UNDO_LIFE_MS)
    // Counts from the change: the mail may be late, and what a thief set up meanwhile is removed with it.
    const createdAt = new Date(at)
    const link = { userId, email, tokenHash: hashOf(token), undoes: true, expiresAt, createdAt }
    await links.insertEmailLink(db, link)
    const address = `${publicUrl}/undo-email?token=${token}`
    await mail.send({ ...changeMail({ ...user, email }, { next, isDone }, address), id })
  }

  async function bringBack(tx: Db, tokenHash: Buffer, passwordHash: string): Promise<string> {
    const now = new Date(clock.now())
    const link = await links.useEmailLink(tx, { tokenHash, undoes: true }, now)
    if (!link) throw new Refusal('EMAIL_LINK_INVALID')
    const { userId, email } = link
    // The person who changed the email may know the password, so only a reset link opens the account again.
    await updateUser(tx, userId, {
      email,
      emailProvedAt: now,
      passwordHash,
      temporaryPasswordUntil: null,
      updatedAt: now,
    })
    // The person who requested the change had a session and may have added sign-in methods since.
    await revokeAccess(tx, userId, await links.changeAskedAt(tx, link, now))
    await links.deleteLaterEmailLinks(tx, link)
    await passwordReset.sendLink(tx, { email, isRestored: true })
    return email
  }

  return {
    /**
     * Counts a change before it is made.
     * @throws Refusal TOO_MANY_REQUESTS
     */
    async count(userId: string, address: string): Promise<void> {
      await requests.take({ account: userId, address })
      await ofTheDay.take({ account: userId, address })
    },

    /** Notifies the current address, if verified, of a requested change. */
    async asked(
      tx: Db,
      { id, email, emailProvedAt }: { id: string; email: string; emailProvedAt: Date | null },
      next: string,
    ) {
      if (emailProvedAt) await notifyOldAddress(tx, { userId: id, email, next, isDone: false })
    },

    /**
     * Puts the pending address into effect after its link was opened, and notifies the previous one, if verified.
     * @returns false if it is no longer requested
     * @throws Refusal EMAIL_TAKEN
     */
    async putInForce(
      tx: Db,
      { userId, email }: { userId: string; email: string },
      device: Device,
    ): Promise<boolean> {
      const taken = await links
        .takePendingEmail(tx, { userId, email }, new Date(clock.now()))
        .catch((error) => {
          throw isUniqueViolation(error, 'users_email_key') ? new Refusal('EMAIL_TAKEN') : error
        })
      if (!taken) return false
      // Links to the old address become invalid.
      await invalidateOtherTokens(tx, userId)
      await securityEvents.record(tx, { userId, kind: 'email-changed', device })
      // A stranger may own an unverified address, and could take the account by undoing the change.
      if (taken.wasVerified)
        await notifyOldAddress(tx, { userId, email: taken.before, next: email, isDone: true })
      return true
    },

    /**
     * One attempt to notify the previous address.
     * @throws the error if a retry may help
     */
    sendNotice: (job: OldEmailJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => sendUndoLink(job),
        (error) => logger.error({ err: error }, 'the address before could not be told of another one'),
      ),

    /**
     * Undoes a change from the previous address: restores it, signs everyone out, and emails it a reset link. The old
     * password no longer works.
     * @returns that address
     * @throws Refusal EMAIL_LINK_INVALID if the link is unknown, used or expired, EMAIL_TAKEN, TOO_MANY_REQUESTS
     */
    async undo(token: string, device: Device): Promise<string> {
      const tokenHash = hashOf(token)
      await undoings.take({ account: tokenHash.toString('hex'), address: device.address })
      const userId = await links.ownerOfEmailLink(db, { tokenHash, undoes: true }, new Date(clock.now()))
      if (!userId) throw new Refusal('EMAIL_LINK_INVALID')
      const passwordHash = await hashPassword(random.token())
      try {
        const email = await sessions.changing(userId, async (tx) => {
          await lockOwner(tx, userId)
          await securityEvents.record(tx, { userId, kind: 'email-change-undone', device })
          return bringBack(tx, tokenHash, passwordHash)
        })
        await people.publishToOwnPages(db, userId, verifyEmail)
        return email
      } catch (error) {
        throw isUniqueViolation(error, 'users_email_key') ? new Refusal('EMAIL_TAKEN') : error
      }
    },
  }
}

export type EmailChange = ReturnType<typeof emailChangeService>
