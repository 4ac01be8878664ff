import { markSore, unmarkSore } from '@pepwell/contract/injection-sites.calls'
import { dayOf } from '@pepwell/domain/calendar'
import type { SiteName } from '@pepwell/domain/injection-sites'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/people.ts'
import { deleteSoreSite, insertSoreSite, siteUses } from './injection-sites.queries.ts'

interface Parts {
  db: Kysely<DB>
  clock: Clock
  people: People
}

/** Where doses went, and which of these places are sore. */
export const injectionSitesService = ({ db, clock, people }: Parts) => ({
  list: (user: SessionUser) => siteUses(db, user.id),

  async markSore(user: SessionUser, site: SiteName): Promise<void> {
    await insertSoreSite(db, { userId: user.id, site, since: dayOf(clock.now(), user.timeZone) })
    await people.tellOwn(db, user.id, markSore)
  },

  async unmarkSore(user: SessionUser, site: SiteName): Promise<void> {
    await deleteSoreSite(db, { userId: user.id, site })
    await people.tellOwn(db, user.id, unmarkSore)
  },
})

/** See {@link injectionSitesService}. */
export type InjectionSites = ReturnType<typeof injectionSitesService>
