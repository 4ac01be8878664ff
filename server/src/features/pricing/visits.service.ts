import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { CrawlPolicy } from '../../ports/price-source.ts'
import { claimHost, occupyHost, putRules, rulesSince } from './visits.queries.ts'

/** Pause of a host after each request. */
export const HOST_REST_MS = 10_000

/** How long a robots.txt is valid. */
const RULES_MS = 24 * 60 * 60 * 1000

/** The host needs a pause. */
export class RetryLater extends Error {}

/** The crawl policy for other shops' pages. It is stored in the database, so all processes follow it. */
export function visitsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const times = () => ({ now: new Date(clock.now()), freeAt: new Date(clock.now() + HOST_REST_MS) })
  const rulesOf = (origin: string) => rulesSince(db, origin, new Date(clock.now() - RULES_MS))
  // PostgreSQL can't store U+0000, and no rule needs it.
  const keepRules = async (origin: string, rules: string) =>
    void (await putRules(db, { origin, rules: rules.replaceAll('\0', ''), askedAt: times().now }))

  /** A user is waiting: manual reads are rare enough to skip the delay. */
  const byHand: CrawlPolicy = {
    enter: async (host) => void (await occupyHost(db, host, times().freeAt)),
    rulesOf,
    keepRules,
  }

  /** A background job: each request is a separate visit. */
  const bySchedule: CrawlPolicy = {
    async enter(host) {
      if (!(await claimHost(db, { host, ...times() }))) throw new RetryLater(`${host} was asked a moment ago`)
    },
    rulesOf,
    async keepRules(origin, rules) {
      await keepRules(origin, rules)
      throw new RetryLater(`${origin} has said what may be read there`)
    },
  }

  return { byHand, bySchedule }
}

export type Visits = ReturnType<typeof visitsService>
