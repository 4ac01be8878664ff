import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
import { countAttempts, deleteAttempts, deleteOldAttempts, uncountAttempts } from './attempts.queries.ts'

/** How often something may be tried. */
interface Limit {
  minutes: number
  /** attempts per window for one account */
  perAccount: number
  /** attempts per window from one address */
  perAddress: number
  /** what whoever tries more often is told, in place of the usual */
  sentence?: string
}

/** Who tries: the account's e-mail (or its id, or a token) and the address it comes from. */
interface Attempt {
  account: string
  address: string
}

const accountSubject = (what: string, account: string) => `${what} account ${account}`

const subjectsOf = (what: string, { account, address }: Attempt) => ({
  account: accountSubject(what, account),
  address: `${what} address ${address}`,
})

/** Bounds guessing, per account and per address, in the database, so that it holds across processes. */
export function attemptsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const limited = new Set<string>()

  return {
    /**
     * Bounds one thing that people try. Each feature asks for its own, once, when the app is built.
     * @param what its name, among all of them
     */
    limit(what: string, { minutes, perAccount, perAddress, sentence }: Limit) {
      if (limited.has(what)) throw new Error(`Two limits are called '${what}'`)
      limited.add(what)
      return {
        /**
         * Counts an attempt before it is made, so that parallel ones can't slip through.
         * @throws Refusal TOO_MANY_REQUESTS
         */
        async take(attempt: Attempt): Promise<void> {
          const { account, address } = subjectsOf(what, attempt)
          const now = clock.now()
          const windowEnd = new Date(now + minutes * 60_000)
          const counted = await countAttempts(db, [account, address], new Date(now), windowEnd)
          for (const { subject, count, windowEndsAt } of counted) {
            if (count <= (subject === account ? perAccount : perAddress)) continue
            throw new Refusal('TOO_MANY_REQUESTS', {
              retryAfter: Math.ceil((windowEndsAt.getTime() - now) / 1000),
              ...(sentence && { sentence }),
            })
          }
        },

        /** Takes an attempt back that turned out to be no guess. */
        async forgive(attempt: Attempt): Promise<void> {
          await uncountAttempts(db, Object.values(subjectsOf(what, attempt)))
        },
      }
    },

    /** Forgets an account that is no more, by the names it was counted under. */
    async forget(tx: Db, accounts: readonly string[]): Promise<void> {
      const subjects = accounts.flatMap((account) =>
        [...limited].map((what) => accountSubject(what, account)),
      )
      await deleteAttempts(tx, subjects)
    },

    /** Forgets what no longer counts. */
    async forgetOld(): Promise<void> {
      await deleteOldAttempts(db, new Date(clock.now()))
    },
  }
}

/** See {@link attemptsService}. */
export type Attempts = ReturnType<typeof attemptsService>
