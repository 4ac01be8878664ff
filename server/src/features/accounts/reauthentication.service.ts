import type { Reauthentication, ReauthenticationNeeded } from '@pepwell/contract/reauthentication'
import type { Kysely } from 'kysely'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session } from '../../http/session.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { passwordHashOf } from './own-data.queries.ts'
import type { PasskeySignatures } from './passkey-signatures.ts'
import { passkeysOf } from './passkeys.queries.ts'
import { passwordMatches } from './passwords.ts'
import type { TwoStepCodes } from './two-step-codes.ts'

interface Parts {
  db: Kysely<DB>
  attempts: Attempts
  codes: TwoStepCodes
  signatures: PasskeySignatures
}

/** Makes sure that a session is used by its owner, before what a stolen session must not do. */
export function reauthenticationService({ db, attempts, codes, signatures }: Parts) {
  const tries = attempts.limit('confirm-password', { minutes: 15, perAccount: 10, perAddress: 60 })

  async function answersOf(userId: string): Promise<ReauthenticationNeeded> {
    const hasPasskey = (await passkeysOf(db, userId)).length > 0
    return { hasPasskey, needsCode: await codes.isAskedOf(userId) }
  }

  /** A passkey asks for a finger, a face or a PIN itself, so that no code goes with it. */
  async function byPasskey(userId: string, passkey: NonNullable<Reauthentication['passkey']>) {
    const signed = await signatures.verify(passkey, userId)
    if (signed.userId !== userId) throw new Refusal('PASSKEY_REFUSED')
    await db.transaction().execute(signed.noteUse)
  }

  async function byPassword(userId: string, password: string, code: string | undefined) {
    if (!(await passwordMatches(await passwordHashOf(db, userId), password)))
      throw new Refusal('WRONG_PASSWORD')
    if (!(await codes.isAskedOf(userId))) return
    if (code === undefined) throw new Refusal('SECOND_STEP_NEEDED')
    const useUp = await codes.check(userId, code)
    await db.transaction().execute(useUp)
  }

  /**
   * Asked each time: what was typed a moment ago may have been typed before the session was stolen.
   * @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, SECOND_STEP_NEEDED, TWO_STEP_CODE_WRONG, PASSKEY_REFUSED, TOO_MANY_REQUESTS
   */
  return async function reauthenticate({ user }: Session, given: Reauthentication, address: string) {
    const { currentPassword, code, passkey } = given
    if (!passkey && currentPassword === undefined)
      throw new Refusal('PASSWORD_NEEDED', { details: await answersOf(user.id) })
    const attempt = { account: user.id, address }
    await tries.take(attempt)
    if (passkey) await byPasskey(user.id, passkey)
    else if (currentPassword !== undefined) await byPassword(user.id, currentPassword, code)
    await tries.forgive(attempt)
  }
}

/** See {@link reauthenticationService}. */
export type Reauthenticate = ReturnType<typeof reauthenticationService>
