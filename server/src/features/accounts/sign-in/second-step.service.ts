import type { SecondStep } from '@pepwell/contract/accounts/two-step'
import type { Kysely } from 'kysely'
import type { z } from 'zod'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import type { Device } from '../../../http/device.ts'
import { Refusal } from '../../../refusal.ts'
import type { RateLimits } from '../../rate-limits/rate-limits.service.ts'
import { refusedOutcome, type SecurityEvents } from '../../security-events/security-events.service.ts'
import { type Credentials, credentialsById } from '../accounts.queries.ts'
import { isRecoveryCode, plainCode } from './recovery-codes.ts'
import type { SignInOrigin, SignInService } from './sign-in.service.ts'
import { tryTicket, useTicket } from './sign-in-tickets.queries.ts'
import { hashOf } from './token-hash.ts'
import type { TwoStepCodes } from './two-step-codes.ts'

const MAX_ATTEMPTS = 5

interface Deps {
  db: Kysely<DB>
  clock: Clock
  rateLimits: RateLimits
  signIns: SignInService
  codes: TwoStepCodes
  securityEvents: SecurityEvents
}

/** A sign-in's second step and its browser. */
export interface SecondStepOrigin {
  ticket: string | undefined
  device: Device
  /** the browser's id if it signed in to the account before */
  recognize(email: string): Promise<string | undefined>
}

/** The second step of signing in: a code after the password. */
export function secondStepService(deps: Deps) {
  const { db, clock, rateLimits, signIns, codes, securityEvents } = deps
  // Requires the password, so a limit per account locks out only compromised accounts.
  const attemptLimit = rateLimits.limit('second-step', { minutes: 60, perAccount: 20, perAddress: 100 })

  /** A ticket's owner; uses one attempt. */
  async function ownerOf(tokenHash: Buffer): Promise<Credentials> {
    const userId = await tryTicket(db, tokenHash, { now: new Date(clock.now()), max: MAX_ATTEMPTS })
    const known = userId === undefined ? undefined : await credentialsById(db, userId)
    if (!known) throw new Refusal('SECOND_STEP_OVER')
    return known
  }

  return {
    /** @throws Refusal SECOND_STEP_OVER, TWO_STEP_CODE_WRONG, ACCOUNT_SUSPENDED, TOO_MANY_REQUESTS */
    async finish(
      { code, timeZone }: z.output<typeof SecondStep>,
      { ticket, device, recognize }: SecondStepOrigin,
    ) {
      if (!ticket) throw new Refusal('SECOND_STEP_OVER')
      const tokenHash = hashOf(ticket)
      const known = await ownerOf(tokenHash)
      const browser = await recognize(known.email)
      const attempt = { account: known.id, address: device.address, browser }
      const kind = isRecoveryCode(plainCode(code)) ? 'sign-in-recovery-code' : 'sign-in-code'
      const refuse = (error: unknown) => {
        securityEvents.recordRefused({ userId: known.id, kind, outcome: refusedOutcome(error), device })
        throw error
      }
      await attemptLimit.take(attempt).catch(refuse)
      const useUp = await codes.check(known.id, code).catch(refuse)
      const origin: SignInOrigin = { device, browser, timeZone }
      const inTransaction = async (tx: Db) => {
        if (!(await useTicket(tx, tokenHash))) throw new Refusal('SECOND_STEP_OVER')
        await useUp(tx).catch(refuse)
      }
      const entered = await signIns.completeSignIn(known, origin, { kind, inTransaction })
      await attemptLimit.forgive(attempt)
      return entered
    },
  }
}

export type SecondStepService = ReturnType<typeof secondStepService>
