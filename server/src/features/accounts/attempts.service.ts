import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { countAttempts, deleteAttempts, deleteOldAttempts, uncountAttempts } from './attempts.queries.ts'

interface Limit {
  minutes: number
  /** attempts per window for one account */
  perAccount: number
  /** attempts per window from one address */
  perAddress: number
}

const limits = {
  'sign-in': { minutes: 15, perAccount: 10, perAddress: 100 },
  'sign-up': { minutes: 60, perAccount: 20, perAddress: 200 },
  'forgot-password': { minutes: 60, perAccount: 5, perAddress: 60 },
  'delete-account': { minutes: 15, perAccount: 10, perAddress: 60 },
  export: { minutes: 60, perAccount: 20, perAddress: 200 },
  'notification-test': { minutes: 15, perAccount: 5, perAddress: 60 },
  'reset-password': { minutes: 15, perAccount: 10, perAddress: 60 },
} satisfies Record<string, Limit>

/** Who tries what: the account's e-mail (or its id, or a token) and the address it comes from. */
export interface Attempt {
  what: keyof typeof limits
  account: string
  address: string
}

const subjectsOf = ({ what, account, address }: Attempt) => ({
  account: `${what} account ${account}`,
  address: `${what} address ${address}`,
})

/** Bounds guessing, per account and per address, in the database, so that it holds across processes. */
export function attemptsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    /**
     * Counts an attempt before it is made, so that parallel ones can't slip through.
     * @throws Refusal TOO_MANY_REQUESTS
     */
    async take(attempt: Attempt): Promise<void> {
      const { minutes, perAccount, perAddress } = limits[attempt.what]
      const { account, address } = subjectsOf(attempt)
      const now = clock.now()
      const counted = await countAttempts(
        db,
        [account, address],
        new Date(now),
        new Date(now + minutes * 60_000),
      )
      for (const { subject, count, windowEndsAt } of counted) {
        if (count <= (subject === account ? perAccount : perAddress)) continue
        throw new Refusal('TOO_MANY_REQUESTS', {
          retryAfter: Math.ceil((windowEndsAt.getTime() - now) / 1000),
        })
      }
    },

    /** Takes an attempt back that turned out to be no guess. */
    async forgive(attempt: Attempt): Promise<void> {
      await uncountAttempts(db, Object.values(subjectsOf(attempt)))
    },

    /** Forgets an account that is no more, by the names it was counted under. */
    async forget(tx: Db, accounts: readonly string[]): Promise<void> {
      const kinds = Object.keys(limits) as Attempt['what'][]
      const attempts = accounts.flatMap((account) => kinds.map((what) => ({ what, account, address: '' })))
      await deleteAttempts(
        tx,
        attempts.map((attempt) => subjectsOf(attempt).account),
      )
    },

    forgetOld: () => deleteOldAttempts(db, new Date(clock.now())),
  }
}

/** See {@link attemptsService}. */
export type Attempts = ReturnType<typeof attemptsService>
