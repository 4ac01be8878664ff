import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { CrawlPolicy } from '../../ports/price-source.ts'
import { claimHost, occupyHost, putRules, rulesSince } from './visits.queries.ts'

/** So long a host is left alone after it was asked for something. */
export const HOST_REST_MS = 10_000

/** A robots.txt is good for a day. */
const RULES_MS = 24 * 60 * 60 * 1000

/** The host is to be left alone for now. */
export class Later extends Error {}

/**
 * How pages of other shops are asked for, so that they are a burden to nobody. Every process keeps to it, for it is kept
 * in the database.
 */
export function visitsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  const times = () => ({ now: new Date(clock.now()), freeAt: new Date(clock.now() + HOST_REST_MS) })
  const rulesOf = (origin: string) => rulesSince(db, origin, new Date(clock.now() - RULES_MS))
  // PostgreSQL can't store U+0000, and no rule is made of it.
  const keepRules = async (origin: string, rules: string) =>
    void (await putRules(db, { origin, rules: rules.replaceAll('\0', ''), askedAt: times().now }))

  /** Somebody waits for it: nobody has pages read by hand so often that it hurts. */
  const byHand: CrawlPolicy = {
    enter: async (host) => void (await occupyHost(db, host, times().freeAt)),
    rulesOf,
    keepRules,
  }

  /** Nobody waits for it. Each thing that is asked for is a visit of its own. */
  const bySchedule: CrawlPolicy = {
    async enter(host) {
      if (!(await claimHost(db, { host, ...times() }))) throw new Later(`${host} was asked a moment ago`)
    },
    rulesOf,
    async keepRules(origin, rules) {
      await keepRules(origin, rules)
      throw new Later(`${origin} has said what may be read there`)
    },
  }

  return { byHand, bySchedule }
}

export type Visits = ReturnType<typeof visitsService>
