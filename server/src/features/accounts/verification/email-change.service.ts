import { verifyEmail } from '@pepwell/contract/accounts/email-verification.calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { isUniqueViolation } from '../../../database/unique-violation.ts'
import type { Device } from '../../../http/device.ts'
import { Refusal } from '../../../http/refusal.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { People } from '../../../live/people.ts'
import type { MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { changeMail } from '../accounts.mails.ts'
import { lockOwner, updateUser, userById } from '../accounts.queries.ts'
import type { RevokeAccess } from '../security/revoke-access.service.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import type { PasswordReset } from '../sign-in/password-reset.service.ts'
import { hashPassword } from '../sign-in/passwords.ts'
import { useUpOtherTokens } from '../sign-in/reset-tokens.queries.ts'
import { hashOf } from '../sign-in/token-hash.ts'
import * as links from './email-links.queries.ts'
import { sendAttempt } from './send-attempt.ts'

const UNDO_LIFE_MS = 7 * 24 * 60 * 60 * 1000

/** The name of the task that tells the address before. */
export const NOTIFY_OLD_EMAIL = 'tell-old-email'

/** Whoever has an address is told for longer than that no mail server is away. */
const MOST_ATTEMPTS = 12

/** What the task is told: no token, because jobs are stored as they are. */
export interface OldEmailJob {
  userId: string
  /** the address before, which is told */
  email: string
  /** the one that takes its place */
  next: string
  /** whether it has done so already */
  isDone: boolean
  /** when that happened, in milliseconds */
  at?: number
  /** what the mail is known by */
  id: string
}

interface Parts {
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

/** Another address for an account: pending until its own link is opened, and undone from the one before. */
export function emailChangeService(parts: Parts) {
  const { db, clock, random, logger, mail, people, publicUrl, rateLimits, sessions, revokeAccess } = parts
  const { securityEvents, passwordReset } = parts
  const requests = rateLimits.limit('change-email', { minutes: 60, perAccount: 5, perAddress: 60 })
  // The address in force is told of each, and never too often to be told at all.
  const ofTheDay = rateLimits.limit('change-email-day', { minutes: 24 * 60, perAccount: 20, perAddress: 240 })
  const undoings = rateLimits.limit('undo-email', { minutes: 15, perAccount: 10, perAddress: 60 })

  function tellOld(tx: Db, told: Omit<OldEmailJob, 'id' | 'at'>) {
    const job: OldEmailJob = { ...told, at: clock.now(), id: `email-${random.uuid()}` }
    return addJob(tx, NOTIFY_OLD_EMAIL, job, { maxAttempts: MOST_ATTEMPTS })
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
    // Taken back, or changed once more, before anybody could be told.
    if (!user || (isDone ? user.email === email : user.pendingEmail !== next)) return
    const token = random.token()
    const expiresAt = new Date(at + UNDO_LIFE_MS)
    // From when it happened: a mail may be late, and what a thief set up meanwhile goes with the change.
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
    // Whoever changed the email may know the password: only a reset link opens the account again.
    await updateUser(tx, userId, {
      email,
      emailProvedAt: now,
      passwordHash,
      temporaryPasswordUntil: null,
      updatedAt: now,
    })
    // Whoever asked for the change had a session, and may have set up more ways in since.
    await revokeAccess(tx, userId, await links.changeAskedAt(tx, link, now))
    await links.deleteLaterEmailLinks(tx, link)
    await passwordReset.sendLink(tx, { email, isRestored: true })
    return email
  }

  return {
    /** Counts a change before it is made. @throws Refusal TOO_MANY_REQUESTS */
    async count(userId: string, address: string): Promise<void> {
      await requests.take({ account: userId, address })
      await ofTheDay.take({ account: userId, address })
    },

    /** Tells the address in force, if it is known to be somebody's, that another one was asked for. */
    async asked(
      tx: Db,
      { id, email, emailProvedAt }: { id: string; email: string; emailProvedAt: Date | null },
      next: string,
    ) {
      if (emailProvedAt) await tellOld(tx, { userId: id, email, next, isDone: false })
    },

    /**
     * Its link was opened: the pending address takes the place of the one before, which is told.
     * @returns false when it is not asked for any more
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
      // Links that went to the old address open nothing any more.
      await useUpOtherTokens(tx, userId)
      await securityEvents.record(tx, { userId, kind: 'email-changed', device })
      await tellOld(tx, { userId, email: taken.before, next: email, isDone: true })
      return true
    },

    /** One attempt to tell the address before. @throws what went wrong, when another attempt may do better */
    sendTold: (job: OldEmailJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => sendUndoLink(job),
        (error) => logger.error({ err: error }, 'the address before could not be told of another one'),
      ),

    /**
     * The link was opened that the address before was told: it is in force again, everybody is signed out, and a link to set a
     * new password goes there. The old password opens nothing any more.
     * @returns that address
     * @throws Refusal EMAIL_LINK_INVALID for one that is unknown, used or too old, EMAIL_TAKEN, TOO_MANY_REQUESTS
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
