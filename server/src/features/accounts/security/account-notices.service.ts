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

/** The task that mails a notice. */
export const SEND_ACCOUNT_NOTICE = 'send-account-notice'

/** Notices per address and day; each follows a change with reauthentication. */
const NOTICES_PER_DAY = 50

/** Mails about new devices per address and day. */
const NEW_DEVICES_PER_DAY = 5

/** A mail server may be away for more than an hour. */
const MAX_ATTEMPTS = 12

export interface AccountNoticeJob {
  userId: string
  /** the address at that time */
  email: string
  change: AccountChange
  /** the device */
  device?: string
  /** when it happened, in milliseconds */
  at: number
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

/** Mails to owners about account changes and sign-ins on new devices. */
export function accountNoticesService({ db, clock, random, logger, mail, publicUrl, rateLimits }: Deps) {
  const toAddress = rateLimits.budget('account-notices-to', { minutes: 24 * 60, max: NOTICES_PER_DAY })
  const newDevices = rateLimits.budget('new-devices-to', { minutes: 24 * 60, max: NEW_DEVICES_PER_DAY })

  async function send({ userId, email, change, device, at, id }: AccountNoticeJob): Promise<void> {
    const user = await userById(db, userId)
    if (!user) return
    const changed = { change, device, at: new Date(at), timeZone: user.timeZone }
    await mail.send({ ...accountNoticeMail({ ...user, email }, changed, publicUrl), id })
  }

  const addJobFor = (tx: Db, notice: Omit<AccountNoticeJob, 'at' | 'id'>) => {
    const job: AccountNoticeJob = { ...notice, at: clock.now(), id: `notice-${random.uuid()}` }
    return addJob(tx, SEND_ACCOUNT_NOTICE, job, { maxAttempts: MAX_ATTEMPTS })
  }

  return {
    /** Call it in the transaction of the change: mails the owner once it commits. */
    async add(tx: Db, userId: string, change: Exclude<AccountChange, 'new-device'>): Promise<void> {
      const { email } = (await userById(tx, userId)) ?? {}
      if (email && (await toAddress.hasRoom(email))) await addJobFor(tx, { userId, email, change })
    },

    /** Call it in the transaction of a sign-in: mails the owner of a verified email about a new device. */
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

    /**
     * One attempt to mail a notice.
     * @throws the error if a retry may help
     */
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
