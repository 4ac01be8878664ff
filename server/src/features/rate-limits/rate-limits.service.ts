import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../refusal.ts'
import {
  type Counted,
  countAttempts,
  deleteAttempts,
  deleteOldAttempts,
  uncountAttempts,
  windowEnd,
} from './rate-limits.queries.ts'

/** How often something may be tried. */
interface Limit {
  minutes: number
  /** attempts per window and account; if strangers can name the account, per address */
  perAccount: number
  /** attempts per window and address */
  perAddress: number
  /**
   * Set if strangers can name the account: attempts per window from anywhere, above which each is slowed. They are
   * never refused, because that would lock the owner out.
   */
  perAccountFromAnywhere?: number
  /** replaces the usual message */
  sentence?: string
}

/** The account (email, id or token) and address of an attempt. */
interface Attempt {
  account: string
  address: string
  /** a browser that signed in to the account before: it has its own counter, no matter what strangers do */
  browser?: string
}

/** Delay of an attempt for an account that is tried from everywhere. */
const SLOWED_MS = 2000

// Keys sort addresses before accounts: a fixed lock order prevents deadlocks.
const addressSubject = (what: string, address: string) => `${what} from ${address}`
const accountSubject = (what: string, account: string) => `${what} on ${account}`

/** An attempt's counters: first those that refuse, then the one that slows. */
function subjectsOf(what: string, limit: Limit, { account, address, browser }: Attempt) {
  const whole = accountSubject(what, account)
  if (browser) return { refusing: [{ subject: `${whole} by ${browser}`, max: limit.perAccount }] as const }
  const from = { subject: addressSubject(what, address), max: limit.perAddress }
  if (limit.perAccountFromAnywhere === undefined)
    return { refusing: [from, { subject: whole, max: limit.perAccount }] as const }
  return {
    refusing: [from, { subject: `${whole} from ${address}`, max: limit.perAccount }] as const,
    slowing: { subject: whole, max: limit.perAccountFromAnywhere },
  }
}

/** Limits on guesses per account and address, in the database, so that they hold across processes. */
export function rateLimitsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const limited = new Set<string>()
  const budgets = new Set<string>()

  function requireNew(what: string): void {
    if (limited.has(what) || budgets.has(what)) throw new Error(`Two limits are called '${what}'`)
  }

  /** @returns the first counter without room */
  async function firstFull(
    counted: readonly [Counted, Counted?],
    windowEndsAt: Date,
  ): Promise<string | undefined> {
    const window = { now: new Date(clock.now()), windowEndsAt }
    const had = await countAttempts(db, counted, window)
    return counted.find((one) => one && !had.includes(one.subject))?.subject
  }

  async function refusal(subject: string, sentence: string | undefined): Promise<Refusal> {
    const end = (await windowEnd(db, subject))?.getTime() ?? 0
    const retryAfter = Math.max(1, Math.ceil((end - clock.now()) / 1000))
    return new Refusal('TOO_MANY_REQUESTS', { retryAfter, ...(sentence && { sentence }) })
  }

  return {
    /**
     * Creates a limit for one kind of attempt. Each feature does so once, when the app is built.
     * @param what its unique name
     */
    limit(what: string, limit: Limit) {
      requireNew(what)
      limited.add(what)
      /** @returns the counter without room */
      const count = async (attempt: Attempt): Promise<string | undefined> => {
        const { refusing, slowing } = subjectsOf(what, limit, attempt)
        const end = new Date(clock.now() + limit.minutes * 60_000)
        const full = await firstFull(refusing, end)
        if (!full && slowing && (await firstFull([slowing], end))) await clock.wait(SLOWED_MS)
        return full
      }

      return {
        /**
         * Counts an attempt before it is made, so that parallel ones count.
         * @throws Refusal TOO_MANY_REQUESTS
         */
        async take(attempt: Attempt): Promise<void> {
          const full = await count(attempt)
          if (full) throw await refusal(full, limit.sentence)
        },

        /** Counts an attempt like {@link take}, and returns whether it may be made. */
        hasRoom: async (attempt: Attempt): Promise<boolean> => (await count(attempt)) === undefined,

        /** Takes back an attempt that was no guess. */
        async forgive(attempt: Attempt): Promise<void> {
          const { refusing, slowing } = subjectsOf(what, limit, attempt)
          const counted = slowing ? [...refusing, slowing] : refusing
          await uncountAttempts(
            db,
            counted.map(({ subject }) => subject),
          )
        },
      }
    },

    /**
     * Creates a budget per recipient, wherever it is used. Each feature calls this once, when the app is built.
     * Budgets outlive accounts, so many accounts with one address share it; the recipient is stored as a hash until
     * the window ends.
     * @param what a unique name among budgets and limits
     */
    budget(what: string, { minutes, max }: { minutes: number; max: number }) {
      requireNew(what)
      budgets.add(what)
      const nameOf = (account: string) => createHash('sha256').update(account).digest('base64url')
      const counted = (account: string) => ({ subject: accountSubject(what, nameOf(account)), max })
      return {
        /** Counts one more if there is room. */
        hasRoom: async (account: string): Promise<boolean> =>
          (await firstFull([counted(account)], new Date(clock.now() + minutes * 60_000))) === undefined,

        /**
         * Counts one more if `isSpent` returns true, which is called only with room and never in parallel.
         * @throws Refusal TOO_MANY_REQUESTS without room
         */
        async spendIf(account: string, isSpent: (tx: Db) => Promise<boolean>): Promise<boolean> {
          const one = counted(account)
          const window = {
            now: new Date(clock.now()),
            windowEndsAt: new Date(clock.now() + minutes * 60_000),
          }
          const spent = await db.transaction().execute(async (tx) => {
            if ((await countAttempts(tx, [one], window)).length === 0) return undefined
            const isOne = await isSpent(tx)
            if (!isOne) await uncountAttempts(tx, [one.subject])
            return isOne
          })
          if (spent === undefined) throw await refusal(one.subject, undefined)
          return spent
        },

        /** Takes one back. */
        giveBack: (account: string) => uncountAttempts(db, [counted(account).subject]),
      }
    },

    /** Deletes the counters of a deleted account by its names. */
    async clear(tx: Db, accounts: readonly string[]): Promise<void> {
      const subjects = accounts.flatMap((account) =>
        [...limited].map((what) => accountSubject(what, account)),
      )
      await deleteAttempts(tx, subjects)
    },

    /** Deletes expired counters. */
    async deleteOld(): Promise<void> {
      await deleteOldAttempts(db, new Date(clock.now()))
    },
  }
}

export type RateLimits = ReturnType<typeof rateLimitsService>
