import { verifyEmail } from '@pepwell/contract/accounts/email-verification.calls'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { SessionInUse, SessionUser } from '../../../http/session.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { People } from '../../../live/person-events.ts'
import type { MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { verificationMail } from '../accounts.mails.ts'
import { userById } from '../accounts.queries.ts'
import type { LockSession } from '../sessions/session-lock.ts'
import type { Sessions } from '../sessions/sessions.service.ts'
import { hashOf } from '../sign-in/token-hash.ts'
import type { EmailChange } from './email-change.service.ts'
import {
  deleteOldEmailLinks,
  insertEmailLink,
  ownerOfEmailLink,
  recordEmailVerified,
  useEmailLink,
} from './email-links.queries.ts'
import { sendAttempt } from './send-attempt.ts'
import type { TakenEmails } from './taken-emails.service.ts'

const LINK_LIFE_MS = 24 * 60 * 60 * 1000

/** The task that mails a link. */
export const SEND_VERIFICATION_LINK = 'send-proof-link'

/** Links per address and day, no matter who enters it: it may be a stranger's. */
const LINKS_PER_DAY = 10

/** Within half an hour; after that people ask again. */
const MAX_ATTEMPTS = 8

/** The task's payload: no token, because jobs are stored in plain text. */
export interface VerificationLinkJob {
  userId: string
  email: string
  /** identifies the mail */
  id: string
}

/** The address to verify: the pending one, or the current one. */
const addressToVerify = (user: { email: string; emailProvedAt: Date | null; pendingEmail: string | null }) =>
  user.pendingEmail ?? (user.emailProvedAt ? undefined : user.email)

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  mail: MailPort
  people: People
  publicUrl: string
  rateLimits: RateLimits
  emailChange: EmailChange
  takenEmails: TakenEmails
  sessions: Sessions
  lockSession: LockSession
  securityEvents: SecurityEvents
}

/** Verification of email addresses through mailed links. */
export function emailVerificationService(deps: Deps) {
  const { db, clock, random, logger, mail, people, publicUrl, rateLimits, emailChange, takenEmails } = deps
  const { sessions, lockSession, securityEvents } = deps
  const requests = rateLimits.limit('verify-mail', { minutes: 60, perAccount: 5, perAddress: 60 })
  const toAddress = rateLimits.budget('verify-mails-to', { minutes: 24 * 60, max: LINKS_PER_DAY })
  const openings = rateLimits.limit('verify-email', { minutes: 15, perAccount: 10, perAddress: 60 })

  /**
   * Mails a link once the transaction commits.
   * @returns false at the address's daily limit
   */
  async function ask(tx: Db, userId: string, email: string): Promise<boolean> {
    if (!(await toAddress.hasRoom(email))) return false
    const job: VerificationLinkJob = { userId, email, id: `verify-${random.uuid()}` }
    await addJob(tx, SEND_VERIFICATION_LINK, job, { maxAttempts: MAX_ATTEMPTS })
    return true
  }

  async function sendLink({ userId, email, id }: VerificationLinkJob): Promise<void> {
    const user = await userById(db, userId)
    if (!user || addressToVerify(user) !== email) return
    // The requester learns nothing about the address's owner.
    if (await takenEmails.isTaken(db, email, userId)) return takenEmails.notifyOwner(db, email)
    const now = new Date(clock.now())
    const token = random.token()
    await deleteOldEmailLinks(db, userId, now)
    const expiresAt = new Date(now.getTime() + LINK_LIFE_MS)
    await insertEmailLink(db, { userId, email, tokenHash: hashOf(token), expiresAt, createdAt: now })
    const link = `${publicUrl}/verify-email?token=${token}`
    await mail.send({ ...verificationMail(email, link, user.pendingEmail !== null), id })
  }

  return {
    ask,

    /** @throws Refusal EMAIL_PROVED, TOO_MANY_REQUESTS */
    async askAgain(user: SessionUser, address: string): Promise<void> {
      const known = await userById(db, user.id)
      const email = known && addressToVerify(known)
      if (!email) throw new Refusal('EMAIL_PROVED')
      await requests.take({ account: user.id, address })
      if (!(await ask(db, user.id, email))) throw new Refusal('TOO_MANY_REQUESTS')
    },

    /**
     * One attempt to mail a link.
     * @throws the error if a retry may help
     */
    sendAsked: (job: VerificationLinkJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => sendLink(job),
        (error) => logger.error({ err: error }, 'a link to verify an e-mail could not be mailed'),
      ),

    /**
     * Verifies the address of a mailed link, in a session of the account that requested it. Someone else may have
     * typed the address, and its owner must not verify it for them by opening the link.
     * @returns the address
     * @throws Refusal EMAIL_LINK_INVALID if the link is unknown, used or expired, SIGN_IN_TO_VERIFY, EMAIL_TAKEN,
     * TOO_MANY_REQUESTS
     */
    async prove(token: string, address: string, session: SessionInUse | undefined): Promise<string> {
      const tokenHash = hashOf(token)
      await openings.take({ account: tokenHash.toString('hex'), address })
      const opened = { tokenHash, undoes: false }
      const userId = await ownerOfEmailLink(db, opened, new Date(clock.now()))
      if (!userId) throw new Refusal('EMAIL_LINK_INVALID')
      if (session?.user.id !== userId) throw new Refusal('SIGN_IN_TO_VERIFY')
      return sessions.changing(userId, async (tx) => {
        // Locked before the link is used: a recovery locks in this order.
        await lockSession(tx, session)
        const now = new Date(clock.now())
        const link = await useEmailLink(tx, opened, now)
        if (!link) throw new Refusal('EMAIL_LINK_INVALID')
        const { email } = link
        const isTheirs =
          (await recordEmailVerified(tx, link, now)) ||
          (await emailChange.putInForce(tx, { userId, email }, session.device))
        if (!isTheirs) throw new Refusal('EMAIL_LINK_INVALID')
        await securityEvents.record(tx, { userId, kind: 'email-verified', device: session.device })
        await people.publishToOwnPages(tx, userId, verifyEmail)
        return email
      })
    },
  }
}

export type EmailVerification = ReturnType<typeof emailVerificationService>
