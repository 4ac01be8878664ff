import type { Reauthentication } from '@pepwell/contract/accounts/reauthentication'
import { switchOnTwoStep } from '@pepwell/contract/accounts/two-step.calls'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { SessionInUse, SessionUser } from '../../../http/session.ts'
import type { People } from '../../../live/person-events.ts'
import type { Random } from '../../../random.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import type { SecurityEvents } from '../../security-events/security-events.service.ts'
import { userById } from '../accounts.queries.ts'
import type { AccountNotices } from '../security/account-notices.service.ts'
import type { Reauthenticate } from '../security/reauthentication.service.ts'
import type { LockSession } from '../sessions/session-lock.ts'
import { requireVerifiedEmail } from '../verification/verified-email.service.ts'
import * as authenticators from './authenticators.queries.ts'
import { newRecoveryCodes, newRecoverySalt, plainCode, recoveryHash } from './recovery-codes.ts'
import { deleteTicketsOf } from './sign-in-tickets.queries.ts'
import { keyForApp, newKey, stepOfCode } from './totp.ts'
import type { TotpVault } from './totp-vault.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  random: Random
  people: People
  rateLimits: RateLimits
  reauthenticate: Reauthenticate
  lockSession: LockSession
  notices: AccountNotices
  vault: TotpVault
  securityEvents: SecurityEvents
}

/** Two-step sign-in: turning it on and off, and recovery codes. */
export function twoStepService(deps: Deps) {
  const { db, clock, random, people, rateLimits, reauthenticate, lockSession, vault } = deps
  const firstCodes = rateLimits.limit('first-code', { minutes: 15, perAccount: 10, perAddress: 60 })

  /** Call it in the transaction of a change: records it and mails the owner. */
  async function recordChange(
    tx: Db,
    { user, device }: SessionInUse,
    change: 'two-step-on' | 'two-step-off' | 'recovery-codes-renewed',
  ): Promise<void> {
    await deps.securityEvents.record(tx, { userId: user.id, kind: change, device })
    await deps.notices.add(tx, user.id, change)
  }

  /**
   * Call it before the transaction, because hashing is slow.
   * @returns the codes, displayed once, and a function that stores them
   */
  async function makeRecoveryCodes(userId: string) {
    const recoveryCodes = newRecoveryCodes(random)
    const salt = newRecoverySalt(random)
    const hashes = await Promise.all(recoveryCodes.map((code) => recoveryHash(code, salt)))
    return {
      recoveryCodes,
      async store(tx: Db): Promise<void> {
        await authenticators.putRecoveryCodes(tx, userId, { hashes, salt })
        await people.publishToOwnPages(tx, userId, switchOnTwoStep)
      },
    }
  }

  /** Call it in a transaction: the password alone works again. */
  async function remove(tx: Db, userId: string): Promise<boolean> {
    const wasThere = await authenticators.deleteAuthenticator(tx, userId)
    await deleteTicketsOf(tx, userId)
    await people.publishToOwnPages(tx, userId, switchOnTwoStep)
    return wasThere
  }

  return {
    remove,

    async state({ id }: SessionUser) {
      const known = await authenticators.authenticatorOf(db, id)
      const recoveryCodesLeft = known ? await authenticators.countRecoveryCodes(db, id) : 0
      return { since: known?.confirmedAt ?? null, recoveryCodesLeft }
    },

    /** @throws Refusal VERIFY_EMAIL_FIRST, TWO_STEP_ON, NOT_SIGNED_IN, and as {@link Reauthenticate} does */
    async begin(session: SessionInUse, given: Reauthentication, address: string) {
      const userId = session.user.id
      await requireVerifiedEmail(db, userId)
      await reauthenticate(session, given, address)
      const totpKey = newKey(random)
      const stored = vault.seal(userId, totpKey)
      await db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        const put = await authenticators.putKey(tx, { userId, ...stored, createdAt: new Date(clock.now()) })
        if (!put) throw new Refusal('TWO_STEP_ON')
      })
      const user = await userById(db, userId)
      return keyForApp(totpKey, user?.email ?? '')
    },

    /** @throws Refusal TWO_STEP_CODE_WRONG, VERIFY_EMAIL_FIRST, NOT_SIGNED_IN, TOO_MANY_REQUESTS */
    async switchOn(session: SessionInUse, code: string, address: string) {
      const userId = session.user.id
      await firstCodes.take({ account: userId, address })
      const now = clock.now()
      const stored = await authenticators.unconfirmedKeyOf(db, userId)
      const key = stored && vault.open(userId, stored)
      const step = key && (await stepOfCode(key, plainCode(code), { now, lastStep: 0 }))
      if (!stored || step === undefined) throw new Refusal('TWO_STEP_CODE_WRONG')
      const { recoveryCodes, store } = await makeRecoveryCodes(userId)
      return db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        await requireVerifiedEmail(tx, userId)
        const { totpKey } = stored
        if (!(await authenticators.confirmKey(tx, { userId, totpKey, step, now: new Date(now) })))
          throw new Refusal('TWO_STEP_CODE_WRONG')
        await recordChange(tx, session, 'two-step-on')
        await store(tx)
        return { recoveryCodes }
      })
    },

    /** @throws Refusal NOT_SIGNED_IN, and as {@link Reauthenticate} does */
    async switchOff(session: SessionInUse, given: Reauthentication, address: string): Promise<void> {
      await reauthenticate(session, given, address)
      const userId = session.user.id
      await db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        if (await remove(tx, userId)) await recordChange(tx, session, 'two-step-off')
      })
    },

    /** @throws Refusal TWO_STEP_OFF, NOT_SIGNED_IN, and as {@link Reauthenticate} does */
    async renewRecoveryCodes(session: SessionInUse, given: Reauthentication, address: string) {
      await reauthenticate(session, given, address)
      const userId = session.user.id
      const { recoveryCodes, store } = await makeRecoveryCodes(userId)
      return db.transaction().execute(async (tx) => {
        await lockSession(tx, session)
        if (!(await authenticators.authenticatorOf(tx, userId))) throw new Refusal('TWO_STEP_OFF')
        await recordChange(tx, session, 'recovery-codes-renewed')
        await store(tx)
        return { recoveryCodes }
      })
    },
  }
}

export type TwoStep = ReturnType<typeof twoStepService>
