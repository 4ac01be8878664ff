import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { type Device, describeDevice, storableUserAgent } from '../../../http/device.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { MailPort } from '../../../ports/mail.ts'
import type { Random } from '../../../random.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import { userById } from '../accounts.queries.ts'
import { sendAttempt } from '../verification/send-attempt.ts'
import { type AccountChange, accountNoticeMail } from './account-notices.mails.ts'

/** The name of the task that mails a notice. */
export const SEND_ACCOUNT_NOTICE = 'send-account-notice'

/** Notices that are mailed to one address in a day; each follows a change that asked for the password. */
const NOTICES_A_DAY = 50

/** Sign-ins from new devices that one address is mailed of in a day. */
const NEW_DEVICES_A_DAY = 5

/** A mail server may be away for longer than an hour. */
const MOST_ATTEMPTS = 12

export interface AccountNoticeJob {
  userId: string
  /** the address in force when it happened */
  email: string
  change: AccountChange
  /** what it was done with */
  device?: string
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
  rateLimits: RateLimits
}

/** Mails to owners about changes of how they sign in, and about sign-ins from new devices. */
export function accountNoticesService({ db, clock, random, logger, mail, publicUrl, rateLimits }: Parts) {
  const toAddress = rateLimits.budget('account-notices-to', { minutes: 24 * 60, most: NOTICES_A_DAY })
  const newDevices = rateLimits.budget('new-devices-to', { minutes: 24 * 60, most: NEW_DEVICES_A_DAY })

  async function send({ userId, email, change, device, at, id }: AccountNoticeJob): Promise<void> {
    const user = await userById(db, userId)
    if (!user) return
    const changed = { change, device, at: new Date(at), timeZone: user.timeZone }
    await mail.send({ ...accountNoticeMail({ ...user, email }, changed, publicUrl), id })
  }

  const addJobFor = (tx: Db, notice: Omit<AccountNoticeJob, 'at' | 'id'>) => {
    const job: AccountNoticeJob = { ...notice, at: clock.now(), id: `notice-${random.uuid()}` }
    return addJob(tx, SEND_ACCOUNT_NOTICE, job, { maxAttempts: MOST_ATTEMPTS })
  }

  return {
    /** Inside the transaction of the change: has its owner mailed once it is committed. */
    async add(tx: Db, userId: string, change: Exclude<AccountChange, 'new-device'>): Promise<void> {
      const { email } = (await userById(tx, userId)) ?? {}
      if (email && (await toAddress.hasRoom(email))) await addJobFor(tx, { userId, email, change })
    },

    /** Inside the transaction of a sign-in: has the owner of a verified email mailed of a device that is new. */
    async addNewDevice(
      tx: Db,
      { id: userId, email, emailProvedAt }: { id: string; email: string; emailProvedAt: Date | null },
      { userAgent, ipAddress }: Device,
    ): Promise<void> {
      if (!emailProvedAt || !(await newDevices.hasRoom(email))) return
      const { browserInfo } = describeDevice(storableUserAgent(userAgent))
      const device = [browserInfo ?? 'Unknown browser', ipAddress].filter(Boolean).join(', ')
      await addJobFor(tx, { userId, email, change: 'new-device', device })
    },

    /** One attempt to mail a notice. @throws what went wrong, when another attempt may do better */
    sendAdded: (job: AccountNoticeJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => send(job),
        (error) =>
          logger.error(
            { err: error, change: job.change },
            'a notice of a change of an account was not mailed',
          ),
      ),
  }
}

export type AccountNotices = ReturnType<typeof accountNoticesService>
