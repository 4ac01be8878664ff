import { adherenceFrom } from '@pepwell/domain/adherence'
import { dayOf } from '@pepwell/domain/calendar'
import { insightsOf } from '@pepwell/domain/insights'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import { doseRecords } from '../doses/dose-records.service.ts'
import { weighInsSince } from '../weight/weigh-ins.service.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
}

/** An analysis of what a member logged, drawn anew each time. */
export const insightsService = ({ db, clock }: Parts) => ({
  async of(user: SessionUser) {
    const today = dayOf(clock.now(), user.timeZone)
    const [{ entries, doses }, { unit, weighIns }] = await Promise.all([
      doseRecords(db, user, today),
      weighInsSince(db, user.id, adherenceFrom(today)),
    ])
    const named = entries.map(({ regions, ...entry }) => (regions ? { ...entry, regions } : entry))
    return { unit, ...insightsOf({ entries: named, doses, weighIns, unit }, today) }
  },
})

/** See {@link insightsService}. */
export type InsightsService = ReturnType<typeof insightsService>
