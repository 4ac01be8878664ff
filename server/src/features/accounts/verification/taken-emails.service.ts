import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import { takenMail } from '../accounts.mails.ts'
import { credentialsByEmail } from '../accounts.queries.ts'
import { isMailboxSuspended } from '../security/suspensions.queries.ts'
import { isReservedForOther } from './email-links.queries.ts'
import { sendAttempt } from './send-attempt.ts'

/** The task that mails the owner of an address. */
export const NOTIFY_EMAIL_OWNER = 'tell-email-owner'

/** How often per hour a network may learn that an address is taken: membership itself is health data. */
const ANSWERS_PER_HOUR = 10

const MAX_ATTEMPTS = 8

export interface EmailOwnerJob {
  email: string
  /** identifies the mail */
  id: string
}

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  mail: MailPort
  publicUrl: string
  rateLimits: RateLimits
}

/** Requested addresses that belong to another account: who is notified, and how often. */
export function takenEmailsService({ db, clock, random, logger, mail, publicUrl, rateLimits }: Deps) {
  const answers = rateLimits.budget('email-taken-answers', { minutes: 60, max: ANSWERS_PER_HOUR })
  const toOwner = rateLimits.budget('email-taken-mails-to', { minutes: 24 * 60, max: 1 })

  /**
   * Whether another account has an address, or had it a week ago. A suspended person's mailbox is taken in every
   * spelling, with the same reply as any other.
   */
  async function isTaken(within: Db, email: string, userId?: string): Promise<boolean> {
    const owner = await credentialsByEmail(within, email)
    if (owner) return owner.id !== userId
    if (await isReservedForOther(within, { email, userId }, new Date(clock.now()))) return true
    return isMailboxSuspended(within, email, userId)
  }

  /** Mails the owner of an address, at most once a day. */
  async function notifyOwner(within: Db, email: string): Promise<void> {
    if (!(await toOwner.hasRoom(email))) return
    const job: EmailOwnerJob = { email, id: `taken-${random.uuid()}` }
    await addJob(within, NOTIFY_EMAIL_OWNER, job, { maxAttempts: MAX_ATTEMPTS })
  }

  return {
    isTaken,
    notifyOwner,

    /**
     * For sign-ups, whose address takes effect without a mailed link.
     * @throws Refusal EMAIL_TAKEN, and TOO_MANY_REQUESTS above a network's limit, for any address
     */
    async requireFree(email: string, address: string): Promise<void> {
      if (!(await answers.spendIf(address, (tx) => isTaken(tx, email)))) return
      await notifyOwner(db, email)
      throw new Refusal('EMAIL_TAKEN')
    },

    /**
     * One attempt to mail an owner.
     * @throws the error if a retry may help
     */
    sendNotice: ({ email, id }: EmailOwnerJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => mail.send({ ...takenMail(email, publicUrl), id }),
        (error) =>
          logger.error(
            { err: error },
            'the owner of an address could not be told that somebody asked for it',
          ),
      ),
  }
}

export type TakenEmails = ReturnType<typeof takenEmailsService>
