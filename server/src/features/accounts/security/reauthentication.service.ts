import type { Reauthentication, ReauthenticationNeeded } from '@pepwell/contract/accounts/reauthentication'
import type { Kysely } from 'kysely'
import type { DB } from '../../../database/schema.ts'
import type { SessionInUse } from '../../../http/session.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import { refusedOutcome, type SecurityEvents } from '../../security-events/security-events.service.ts'
import { passwordHashOf } from '../account-data/account-data.queries.ts'
import type { PasskeySignatures } from '../sign-in/passkey-signatures.ts'
import { passkeysOf } from '../sign-in/passkeys.queries.ts'
import { passwordMatches } from '../sign-in/passwords.ts'
import { isRecoveryCode, plainCode } from '../sign-in/recovery-codes.ts'
import type { TwoStepCodes } from '../sign-in/two-step-codes.ts'

interface Deps {
  db: Kysely<DB>
  rateLimits: RateLimits
  codes: TwoStepCodes
  signatures: PasskeySignatures
  securityEvents: SecurityEvents
}

/** Checks that a session's user is its owner, before sensitive changes. */
export function reauthenticationService({ db, rateLimits, codes, signatures, securityEvents }: Deps) {
  const attemptLimit = rateLimits.limit('confirm-password', { minutes: 15, perAccount: 10, perAddress: 60 })

  async function answersOf(userId: string): Promise<ReauthenticationNeeded> {
    const hasPasskey = (await passkeysOf(db, userId)).length > 0
    return { hasPasskey, needsCode: await codes.isAskedOf(userId) }
  }

  /** A passkey verifies the user itself, so it needs no code. */
  async function byPasskey(userId: string, passkey: NonNullable<Reauthentication['passkey']>) {
    const signed = await signatures.verify(passkey, { purpose: 'confirm', userId })
    if (signed.userId !== userId) throw new Refusal('PASSKEY_REFUSED')
    await db.transaction().execute(signed.recordUse)
  }

  async function byPassword({ user, device }: SessionInUse, password: string, code: string | undefined) {
    const userId = user.id
    if (!(await passwordMatches(await passwordHashOf(db, userId), password)))
      throw new Refusal('WRONG_PASSWORD')
    if (!(await codes.isAskedOf(userId))) return
    if (code === undefined) throw new Refusal('SECOND_STEP_NEEDED')
    const useUp = await codes.check(userId, code)
    await db.transaction().execute(async (tx) => {
      await useUp(tx)
      if (isRecoveryCode(plainCode(code)))
        await securityEvents.record(tx, { userId, kind: 'recovery-code-used', device })
    })
  }

  /** Missing input isn't a wrong answer. */
  const isAnswered = (error: unknown) => !(error instanceof Refusal && error.code === 'SECOND_STEP_NEEDED')

  /**
   * There is no grace period: an earlier check may predate the theft of the session.
   * @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, SECOND_STEP_NEEDED, TWO_STEP_CODE_WRONG, PASSKEY_REFUSED,
   * TOO_MANY_REQUESTS
   */
  return async function reauthenticate(session: SessionInUse, given: Reauthentication, address: string) {
    const { user, device } = session
    const { currentPassword, code, passkey } = given
    if (!passkey && currentPassword === undefined)
      throw new Refusal('PASSWORD_NEEDED', { details: await answersOf(user.id) })
    const attempt = { account: user.id, address }
    try {
      await attemptLimit.take(attempt)
      if (passkey) await byPasskey(user.id, passkey)
      else if (currentPassword !== undefined) await byPassword(session, currentPassword, code)
    } catch (error) {
      const refused = { userId: user.id, kind: 'identity-check', device } as const
      if (isAnswered(error)) securityEvents.recordRefused({ ...refused, outcome: refusedOutcome(error) })
      throw error
    }
    await attemptLimit.forgive(attempt)
  }
}

export type Reauthenticate = ReturnType<typeof reauthenticationService>
