import { markSore, resetSites, saveSites, unmarkSore } from '@pepwell/contract/doses/injection-sites.calls'
import { siteNames } from '@pepwell/domain/doses/injection-sites'
import { completed, type EditedSite, standardList, withFormerNames } from '@pepwell/domain/doses/site-lists'
import { dayOf } from '@pepwell/domain/time/calendar'
import type { Kysely } from 'kysely'
import type { Clock } from '../../clock.ts'
import { lockOwnRows } from '../../database/own-rows.queries.ts'
import type { DB } from '../../database/schema.ts'
import type { SessionUser } from '../../http/session.ts'
import type { People } from '../../live/person-events.ts'
import { Refusal } from '../../refusal.ts'
import { deleteOtherSoreSites, deleteSoreSite, insertSoreSite, siteUses } from './injection-sites.queries.ts'
import { replaceSiteList, siteListOf } from './site-lists.queries.ts'

interface Deps {
  db: Kysely<DB>
  clock: Clock
  people: People
}

/** A person's injection sites, their usage and soreness. */
export const injectionSitesService = ({ db, clock, people }: Deps) => {
  const replace = (userId: string, list: readonly EditedSite[]) =>
    db.transaction().execute(async (tx) => {
      await lockOwnRows(tx, 'listed_sites', userId)
      await replaceSiteList(tx, userId, withFormerNames(completed(list), await siteListOf(tx, userId)))
      await deleteOtherSoreSites(tx, userId, [...siteNames, ...list.map(({ site }) => site)])
    })
  return {
    list: async (user: SessionUser) => siteUses(db, user.id, await siteListOf(db, user.id)),

    async save(user: SessionUser, list: readonly EditedSite[]): Promise<void> {
      await replace(user.id, list)
      await people.publishToOwnPages(db, user.id, saveSites)
    },

    async reset(user: SessionUser): Promise<void> {
      await replace(user.id, standardList)
      await people.publishToOwnPages(db, user.id, resetSites)
    },

    /** @throws Refusal SITE_NOT_FOUND */
    async markSore(user: SessionUser, site: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await lockOwnRows(tx, 'listed_sites', user.id)
        const list = await siteListOf(tx, user.id)
        if (!list.some((listed) => listed.site === site)) throw new Refusal('SITE_NOT_FOUND')
        await insertSoreSite(tx, { userId: user.id, site, since: dayOf(clock.now(), user.timeZone) })
      })
      await people.publishToOwnPages(db, user.id, markSore)
    },

    async unmarkSore(user: SessionUser, site: string): Promise<void> {
      await deleteSoreSite(db, { userId: user.id, site })
      await people.publishToOwnPages(db, user.id, unmarkSore)
    },
  }
}

export type InjectionSites = ReturnType<typeof injectionSitesService>
