import type { Kysely } from 'kysely'
import type { Clock } from '../../../clock.ts'
import type { Db } from '../../../database/connect.ts'
import type { DB } from '../../../database/schema.ts'
import { Refusal } from '../../../refusal.ts'
import * as authenticators from './authenticators.queries.ts'
import { isRecoveryCode, plainCode, recoveryHashes } from './recovery-codes.ts'
import { stepOfCode } from './totp.ts'
import type { TotpVault } from './totp-vault.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  vault: TotpVault
}

/** Codes of authenticator apps, and recovery codes. */
export function twoStepCodes({ db, clock, vault }: Deps) {
  const wrong = () => new Refusal('TWO_STEP_CODE_WRONG')

  return {
    isAskedOf: async (userId: string): Promise<boolean> =>
      (await authenticators.authenticatorOf(db, userId)) !== undefined,

    /**
     * @returns a function that uses the code up in a transaction and throws if another was faster
     * @throws Refusal TWO_STEP_CODE_WRONG
     */
    async check(userId: string, typed: string): Promise<(tx: Db) => Promise<void>> {
      const code = plainCode(typed)
      if (isRecoveryCode(code)) {
        const salt = await authenticators.recoverySaltOf(db, userId)
        const hashes = await recoveryHashes(userId, code, salt)
        return async (tx) => {
          if (!(await authenticators.useRecoveryCode(tx, userId, hashes))) throw wrong()
        }
      }
      const known = await authenticators.authenticatorOf(db, userId)
      const key = known && vault.open(userId, known)
      const step = key && (await stepOfCode(key, code, { ...known, now: clock.now() }))
      if (step === undefined) throw wrong()
      return async (tx) => {
        if (!(await authenticators.takeStep(tx, userId, step))) throw wrong()
      }
    },
  }
}

export type TwoStepCodes = ReturnType<typeof twoStepCodes>
