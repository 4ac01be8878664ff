import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../database/connect.ts'
import type { DB } from '../../database/schema.ts'
import { Refusal } from '../../http/refusal.ts'
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
  /** attempts per window for one account; where strangers can name it, from one address */
  perAccount: number
  /** attempts per window from one address */
  perAddress: number
  /**
   * Set where strangers can name the account: attempts per window for it, from wherever they come, before each one more
   * has to wait. They are never refused, because that would lock the account's owner out.
   */
  perAccountFromAnywhere?: number
  /** what whoever tries more often is told, in place of the usual */
  sentence?: string
}

/** Who tries: the account's e-mail (or its id, or a token) and the address it comes from. */
interface Attempt {
  account: string
  address: string
  /** the browser, when it was let into the account before: it is counted for itself, whatever strangers do */
  browser?: string
}

/** How long an attempt waits for an account that is tried from everywhere. */
const SLOWED_MS = 2000

// In the order of the alphabet an address comes before the account: rows are always locked in one order.
const addressSubject = (what: string, address: string) => `${what} from ${address}`
const accountSubject = (what: string, account: string) => `${what} on ${account}`

/** What an attempt is counted under: first what can refuse it, then what can slow it. */
function subjectsOf(what: string, limit: Limit, { account, address, browser }: Attempt) {
  const whole = accountSubject(what, account)
  if (browser) return { refusing: [{ subject: `${whole} by ${browser}`, most: limit.perAccount }] as const }
  const from = { subject: addressSubject(what, address), most: limit.perAddress }
  if (limit.perAccountFromAnywhere === undefined)
    return { refusing: [from, { subject: whole, most: limit.perAccount }] as const }
  return {
    refusing: [from, { subject: `${whole} from ${address}`, most: limit.perAccount }] as const,
    slowing: { subject: whole, most: limit.perAccountFromAnywhere },
  }
}

/** Bounds guessing, per account and per address, in the database, so that it holds across processes. */
export function rateLimitsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const limited = new Set<string>()
  const budgets = new Set<string>()

  function demandNew(what: string): void {
    if (limited.has(what) || budgets.has(what)) throw new Error(`Two limits are called '${what}'`)
  }

  /** @returns the first that had no room */
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
     * Bounds one thing that people try. Each feature asks for its own, once, when the app is built.
     * @param what its name, among all of them
     */
    limit(what: string, limit: Limit) {
      demandNew(what)
      limited.add(what)
      /** @returns what has no room for it */
      const count = async (attempt: Attempt): Promise<string | undefined> => {
        const { refusing, slowing } = subjectsOf(what, limit, attempt)
        const end = new Date(clock.now() + limit.minutes * 60_000)
        const full = await firstFull(refusing, end)
        if (!full && slowing && (await firstFull([slowing], end))) await clock.wait(SLOWED_MS)
        return full
      }

      return {
        /**
         * Counts an attempt before it is made, so that parallel ones can't slip through.
         * @throws Refusal TOO_MANY_REQUESTS
         */
        async take(attempt: Attempt): Promise<void> {
          const full = await count(attempt)
          if (full) throw await refusal(full, limit.sentence)
        },

        /** Counts an attempt as {@link take} does, and says whether it may be made. */
        hasRoom: async (attempt: Attempt): Promise<boolean> => (await count(attempt)) === undefined,

        /** Takes an attempt back that turned out to be no guess. */
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
     * Bounds what is done for somebody, wherever that is asked for. Each feature asks for its own, once, when the app is built.
     * It outlives accounts: who makes one after the other with somebody's address sends them no more than one account would.
     * That is why whoever it is for stands there as a hash, until the window is over.
     * @param what its name, among all of them and all limits
     */
    budget(what: string, { minutes, most }: { minutes: number; most: number }) {
      demandNew(what)
      budgets.add(what)
      const nameOf = (account: string) => createHash('sha256').update(account).digest('base64url')
      const counted = (account: string) => ({ subject: accountSubject(what, nameOf(account)), most })
      return {
        /** Counts one more, if there is room. */
        hasRoom: async (account: string): Promise<boolean> =>
          (await firstFull([counted(account)], new Date(clock.now() + minutes * 60_000))) === undefined,

        /**
         * Counts one more if `isSpent` says so, which is asked only while there is room. Parallel ones are asked in turn.
         * @throws Refusal TOO_MANY_REQUESTS without room, whatever `isSpent` would say
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

        /** Takes one back that came to nothing. */
        giveBack: (account: string) => uncountAttempts(db, [counted(account).subject]),
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

export type RateLimits = ReturnType<typeof rateLimitsService>
