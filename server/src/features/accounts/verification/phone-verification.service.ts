import { createHash, timingSafeEqual } from 'node:crypto'
import { verifyPhone } from '@pepwell/contract/accounts/phone-verification.calls'
import { canReceiveTexts } from '@pepwell/domain/accounts/phone'
import { brandName } from '@pepwell/domain/text/brand'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { SessionInUse, SessionUser } from '../../../http/session.ts'
import { addJob } from '../../../jobs/jobs.queries.ts'
import type { Attempt } from '../../../jobs/jobs.ts'
import type { People } from '../../../live/person-events.ts'
import type { SmsPort } from '../../../ports/sms.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { userById } from '../accounts.queries.ts'
import { isNumberSuspended } from '../security/suspensions.queries.ts'
import type { LockSession } from '../sessions/session-lock.ts'
import { putPhoneCode, recordPhoneVerified, tryPhoneCode } from './phone-codes.queries.ts'
import { sendAttempt } from './send-attempt.ts'
import { requireVerifiedEmail } from './verified-email.service.ts'

const CODE_LIFE_MS = 10 * 60_000
const MAX_GUESSES = 5

/** The task that texts a code. */
export const SEND_PHONE_CODE = 'send-phone-code'

/** A code that takes longer than a minute or two is requested again. */
const MAX_ATTEMPTS = 3

/** The task's payload: no code, because jobs are stored in plain text. */
export interface PhoneCodeJob {
  userId: string
  number: string
  /** identifies the text */
  id: string
}

const hash = (userId: string, code: string): Buffer =>
  createHash('sha256').update(`${userId} ${code}`).digest()

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  logger: FastifyBaseLogger
  sms: SmsPort
  people: People
  rateLimits: RateLimits
  lockSession: LockSession
  securityEvents: SecurityEvents
  /** whether a number is stopped */
  isStopped(db: Db, number: string): Promise<boolean>
}

/** Verification of phone numbers through texted codes. */
export function phoneVerificationService(deps: Deps) {
  const { db, clock, random, logger, sms, people, rateLimits, lockSession, isStopped } = deps
  const requests = rateLimits.limit('phone-code', { minutes: 60, perAccount: 5, perAddress: 60 })
  // However many accounts enter it.
  const toNumber = rateLimits.limit('phone-code-to', { minutes: 24 * 60, perAccount: 10, perAddress: 200 })
  const attemptLimit = rateLimits.limit('verify-phone', { minutes: 60, perAccount: 25, perAddress: 100 })

  /** The number to verify; undefined if it is verified already or the email isn't. */
  async function numberToVerify(tx: Db, userId: string) {
    const { phoneNumber, phoneProvedAt, emailProvedAt } = (await userById(tx, userId)) ?? {}
    const isOpen = Boolean(emailProvedAt && phoneNumber && canReceiveTexts(phoneNumber) && !phoneProvedAt)
    return { phoneNumber, isOpen }
  }

  async function ask(tx: Db, userId: string, number: string): Promise<void> {
    const job: PhoneCodeJob = { userId, number, id: `code-${random.uuid()}` }
    await addJob(tx, SEND_PHONE_CODE, job, { maxAttempts: MAX_ATTEMPTS })
  }

  async function sendCode({ userId, number, id }: PhoneCodeJob): Promise<void> {
    const { phoneNumber, isOpen } = await numberToVerify(db, userId)
    if (!isOpen || phoneNumber !== number || (await isStopped(db, number))) return
    // The requester learns nothing about the number's owner: no code arrives.
    if (await isNumberSuspended(db, number)) return
    const code = random.digits(6)
    const expiresAt = new Date(clock.now() + CODE_LIFE_MS)
    await putPhoneCode(db, { userId, phoneNumber: number, codeHash: hash(userId, code), expiresAt })
    const text = `${brandName}: ${code} is your code. It works for 10 minutes. If you didn't request it, ignore this text.`
    await sms.send({ to: number, text, ending: text, id })
  }

  return {
    /** Texts a code when text messages are turned on, if one is needed and within the limits. */
    async askIfNeeded(tx: Db, userId: string, address: string): Promise<void> {
      const { phoneNumber, isOpen } = await numberToVerify(tx, userId)
      if (!isOpen || !phoneNumber) return
      if (!(await requests.hasRoom({ account: userId, address }))) return
      if (await toNumber.hasRoom({ account: phoneNumber, address })) await ask(tx, userId, phoneNumber)
    },

    /** @throws Refusal VERIFY_EMAIL_FIRST, PHONE_NUMBER_REQUIRED, PHONE_NUMBER_UNSUPPORTED, PHONE_PROVED, TEXTS_STOPPED, TOO_MANY_REQUESTS */
    async askAgain(user: SessionUser, address: string): Promise<void> {
      await requireVerifiedEmail(db, user.id)
      const { phoneNumber, isOpen } = await numberToVerify(db, user.id)
      if (!phoneNumber) throw new Refusal('PHONE_NUMBER_REQUIRED')
      if (!canReceiveTexts(phoneNumber)) throw new Refusal('PHONE_NUMBER_UNSUPPORTED')
      if (!isOpen) throw new Refusal('PHONE_PROVED')
      if (await isStopped(db, phoneNumber)) throw new Refusal('TEXTS_STOPPED')
      await requests.take({ account: user.id, address })
      await toNumber.take({ account: phoneNumber, address })
      await ask(db, user.id, phoneNumber)
    },

    /**
     * One attempt to text a code.
     * @throws the error if a retry may help
     */
    sendAsked: (job: PhoneCodeJob, attempt: Pick<Attempt, 'isLast'>): Promise<void> =>
      sendAttempt(
        attempt,
        () => sendCode(job),
        (error) => logger.error({ err: error }, 'a code to verify a phone number could not be texted'),
      ),

    /**
     * @throws Refusal PHONE_CODE_WRONG if the code is wrong, expired or has no attempts left, VERIFY_EMAIL_FIRST,
     * NOT_SIGNED_IN, TOO_MANY_REQUESTS
     */
    async prove(session: SessionInUse, code: string, address: string): Promise<void> {
      const { user, device } = session
      await attemptLimit.take({ account: user.id, address })
      const now = new Date(clock.now())
      const sent = await tryPhoneCode(db, user.id, { now, max: MAX_GUESSES })
      if (!sent || !timingSafeEqual(sent.codeHash, hash(user.id, code))) throw new Refusal('PHONE_CODE_WRONG')
      await db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        await requireVerifiedEmail(tx, user.id)
        if (!(await recordPhoneVerified(tx, user.id, sent.phoneNumber, now)))
          throw new Refusal('PHONE_CODE_WRONG')
        await deps.securityEvents.record(tx, { userId: user.id, kind: 'phone-verified', device })
        await people.publishToOwnPages(tx, user.id, verifyPhone)
      })
    },
  }
}

export type PhoneVerification = ReturnType<typeof phoneVerificationService>
