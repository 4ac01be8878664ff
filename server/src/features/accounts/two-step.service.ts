import { switchOnTwoStep } from '@pepwell/contract/two-step.calls'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import type { Session, SessionUser } from '../../http/session.ts'
import type { People } from '../../live/people.ts'
import type { Random } from '../../random.ts'
import type { Attempts } from '../attempts/attempts.service.ts'
import { userById } from './accounts.queries.ts'
import * as authenticators from './authenticators.queries.ts'
import type { OwnSessions } from './own-sessions.service.ts'
import { newRecoveryCodes, plainCode, recoveryHash } from './recovery-codes.ts'
import { deleteTicketsOf } from './sign-in-tickets.queries.ts'
import { keyForApp, newKey, stepOfCode } from './totp.ts'
import type { TotpVault } from './totp-vault.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  random: Random
  people: People
  attempts: Attempts
  ownSessions: OwnSessions
  vault: TotpVault
}

/** Whether signing in takes a second step: switching it on and off, and its recovery codes. */
export function twoStepService({ db, clock, random, people, attempts, ownSessions, vault }: Parts) {
  const firstCodes = attempts.limit('first-code', { minutes: 15, perAccount: 10, perAddress: 60 })

  /** Inside a transaction. @returns the codes, which nobody sees again */
  async function putRecoveryCodes(tx: Db, userId: string): Promise<string[]> {
    const codes = newRecoveryCodes(random)
    const hashes = codes.map((code) => recoveryHash(userId, plainCode(code)))
    await authenticators.putRecoveryCodes(tx, userId, hashes)
    await people.tellOwn(tx, userId, switchOnTwoStep)
    return codes
  }

  /** Inside a transaction: the password alone is enough from now on. */
  async function remove(tx: Db, userId: string): Promise<boolean> {
    const wasThere = await authenticators.deleteAuthenticator(tx, userId)
    await deleteTicketsOf(tx, userId)
    await people.tellOwn(tx, userId, switchOnTwoStep)
    return wasThere
  }

  return {
    remove,

    async state({ id }: SessionUser) {
      const known = await authenticators.authenticatorOf(db, id)
      const recoveryCodesLeft = known ? await authenticators.countRecoveryCodes(db, id) : 0
      return { since: known?.confirmedAt ?? null, recoveryCodesLeft }
    },

    /** @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, TWO_STEP_ON, TOO_MANY_REQUESTS */
    async begin(session: Session, password: string | undefined, address: string) {
      await ownSessions.confirm(session, password, address)
      const userId = session.user.id
      const totpKey = newKey(random)
      const stored = vault.seal(userId, totpKey)
      const put = await authenticators.putKey(db, { userId, ...stored, createdAt: new Date(clock.now()) })
      if (!put) throw new Refusal('TWO_STEP_ON')
      const user = await userById(db, userId)
      return keyForApp(totpKey, user?.email ?? '')
    },

    /** @throws Refusal TWO_STEP_CODE_WRONG, TOO_MANY_REQUESTS */
    async switchOn({ id: userId }: SessionUser, code: string, address: string) {
      await firstCodes.take({ account: userId, address })
      const now = clock.now()
      const stored = await authenticators.unconfirmedKeyOf(db, userId)
      const key = stored && vault.open(userId, stored)
      const step = key && (await stepOfCode(key, plainCode(code), { now, lastStep: 0 }))
      if (!stored || step === undefined) throw new Refusal('TWO_STEP_CODE_WRONG')
      return db.transaction().execute(async (tx) => {
        const { totpKey } = stored
        if (!(await authenticators.confirmKey(tx, { userId, totpKey, step, now: new Date(now) })))
          throw new Refusal('TWO_STEP_CODE_WRONG')
        return { recoveryCodes: await putRecoveryCodes(tx, userId) }
      })
    },

    /** @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, TOO_MANY_REQUESTS */
    async switchOff(session: Session, password: string | undefined, address: string): Promise<void> {
      await ownSessions.confirm(session, password, address)
      await db.transaction().execute((tx) => remove(tx, session.user.id))
    },

    /** @throws Refusal PASSWORD_NEEDED, WRONG_PASSWORD, TWO_STEP_OFF, TOO_MANY_REQUESTS */
    async renewRecoveryCodes(session: Session, password: string | undefined, address: string) {
      await ownSessions.confirm(session, password, address)
      const userId = session.user.id
      if (!(await authenticators.authenticatorOf(db, userId))) throw new Refusal('TWO_STEP_OFF')
      const recoveryCodes = await db.transaction().execute((tx) => putRecoveryCodes(tx, userId))
      return { recoveryCodes }
    },
  }
}

/** See {@link twoStepService}. */
export type TwoStep = ReturnType<typeof twoStepService>
