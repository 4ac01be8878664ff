import { ageOn, type Gender } from '@pepwell/domain/accounts/profile'
import { dayOf } from '@pepwell/domain/time/calendar'
import { recommendVitamins } from '@pepwell/domain/vitamins/recommendations'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { Refusal } from '../../refusal.ts'
import { selectFacts } from './vitamins.queries.ts'

/** Vitamins for a person, calculated from profile and plan each time. */
export function vitaminsService({ db, clock }: { db: Kysely<DB>; clock: Clock }) {
  return {
    async recommend({ id: userId, timeZone }: SessionUser) {
      const [facts] = await selectFacts(db, { userId })
      // The account was deleted during the request.
      if (!facts) throw new Refusal('NOT_SIGNED_IN')
      const { dateOfBirth } = facts
      const today = dayOf(clock.now(), timeZone)
      const age = dateOfBirth === null ? undefined : ageOn(dateOfBirth, today)
      const year = Number(today.slice(0, 4))
      return recommendVitamins({ ...facts, gender: facts.gender as Gender | null, age: age ?? null, year })
    },
  }
}

export type VitaminsService = ReturnType<typeof vitaminsService>
