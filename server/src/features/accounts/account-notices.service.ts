import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { addJob } from '../../jobs/jobs.queries.ts'
import type { Attempt } from '../../jobs/jobs.ts'
import type { MailPort } from '../../ports/mail.ts'
import { Undeliverable } from '../../ports/undeliverable.ts'
import type { Random } from '../../random.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { type AccountChange, accountNoticeMail } from './account-notices.mails.ts'
import { userById } from './accounts.queries.ts'

/** The name of the task that mails a notice. */
export const SEND_ACCOUNT_NOTICE = 'send-account-notice'

/** Notices that are mailed to one address in a day; each follows a change that asked for the password. */
const NOTICES_A_DAY = 50

/** A mail server may be away for longer than an hour. */
const MOST_ATTEMPTS = 12

export interface AccountNoticeJob {
  userId: string
  /** the address in force when it happened */
  email: string
  change: AccountChange
  /** when it happened, in milliseconds */
  at: number
  /** what the mail is known by */
  id: string
}

interface Parts {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  mail: MailPort
  publicUrl: string
  attempts: Attempts
}

/** Mails that tell owners at once what changed about signing in to their account. */
export function accountNoticesService({ db, clock, random, logger, mail, publicUrl, attempts }: Parts) {
  const toAddress = attempts.budget('account-notices-to', { minutes: 24 * 60, most: NOTICES_A_DAY })

  async function send({ userId, email, change, at, id }: AccountNoticeJob): Promise<void> {
    const user = await userById(db, userId)
    if (!user) return
    const changed = { change, at: new Date(at), timeZone: user.timeZone }
    await mail.send({ ...accountNoticeMail({ ...user, email }, changed, publicUrl), id })
  }

  return {
    /** Inside the transaction of the change: has its owner mailed once it is committed. */
    async add(tx: Db, userId: string, change: AccountChange): Promise<void> {
      const { email } = (await userById(tx, userId)) ?? {}
      if (!email || !(await toAddress.hasRoom(email))) return
      const job: AccountNoticeJob = {
        ...{ userId, email, change },
        at: clock.now(),
        id: `notice-${random.uuid()}`,
      }
      await addJob(tx, SEND_ACCOUNT_NOTICE, job, { maxAttempts: MOST_ATTEMPTS })
    },

    /** One attempt to mail a notice. @throws what went wrong, when another attempt may do better */
    async sendAdded(job: AccountNoticeJob, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
      try {
        await send(job)
      } catch (error) {
        if (!isLast && !(error instanceof Undeliverable)) throw error
        logger.error({ err: error, change: job.change }, 'a notice of a change of an account was not mailed')
      }
    },
  }
}

/** See {@link accountNoticesService}. */
export type AccountNotices = ReturnType<typeof accountNoticesService>
