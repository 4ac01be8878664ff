import type { SiteUse } from '@pepwell/contract/doses/injection-sites'
import * as calls from '@pepwell/contract/doses/injection-sites.calls'
import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import {
  daysRested,
  type InjectionSite,
  injectionSites,
  isSameSite,
  isSore,
  otherUses,
  siteNames,
} from '@pepwell/domain/doses/injection-sites'
import { isOnLabel, suggestedSite } from '@pepwell/domain/doses/site-rotation'
import type { CalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { refusalText } from '../../../lib/api/refusal-text.ts'
import { queryOf, useCall } from '../../../lib/api/use-call.ts'
import { serverNow } from '../../../lib/time/clock.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useUnsyncedDoses } from '../queued-doses.ts'

/** A site as it is drawn. */
export interface SiteOption {
  /** what it keeps when it is renamed */
  site: string
  /** what the person calls it */
  name: string
  /** where it is on the picture; a site that the person added is not on it */
  place?: Pick<InjectionSite, 'view' | 'x' | 'y'>
  /** whole days since the last shot; undefined for never, and as long as it is not known */
  days?: number
  /** since when it is sore, while it rests */
  soreSince?: CalendarDay
  /** whether the medicine's label names it; true where no label says anything */
  isNamed: boolean
  isSuggested: boolean
  /** the person excluded it from suggestions */
  neverSuggest: boolean
}

/** Whether a name that was chosen or recorded means a site. */
export const isCalled = ({ site, name }: Pick<SiteOption, 'site' | 'name'>, recorded: string): boolean =>
  isSameSite(name, recorded) || isSameSite(site, recorded)

const usualSites = injectionSites.map(({ name, region, ...place }) => ({
  ...{ site: name as string, name: name as string, region, place, neverSuggest: false, turn: null },
}))

/** When each site was used last. */
export const sitesQuery = queryOf(calls.listSites)

interface About {
  today: CalendarDay
  timeZone: string
  /** where the medicine's label says to inject */
  regions?: readonly BodyRegion[]
  isPast: boolean
  /** sites of the dose that is logged: the next is suggested as if they were used */
  chosen?: readonly string[]
}

/** What is chosen counts as used now. */
const shotNow = ([injectionSite, ...additionalSites]: readonly string[]) =>
  injectionSite ? [{ injectionSite, additionalSites, takenAt: new Date(serverNow()).toISOString() }] : []

/** The person's list; what an older app stored on the device says less of each site. */
export function useSiteList() {
  const query = useQuery(sitesQuery)
  const list = query.data?.map((use: SiteUse) => ({
    ...usualSites.find(({ site }) => site === use.site),
    ...use,
  }))
  return { list, query }
}

/** What the person calls their sites; the usual names as long as that is not known. */
export const useSiteNames = (): readonly string[] => useSiteList().list?.map(({ name }) => name) ?? siteNames

/** Every site for a medicine, and the one to take next; what waits for the line was taken too. */
export function useSites({ today, timeZone, regions, isPast, chosen = [] }: About) {
  const { list, query } = useSiteList()
  const queued = useUnsyncedDoses()
  const logged = list && otherUses(list, queued, timeZone)
  const uses = logged && otherUses(logged, shotNow(chosen), timeZone)
  const suggestion = uses && !isPast ? suggestedSite(uses, { today, regions }) : undefined
  const sites = (list ?? usualSites).map(({ site, name, region, place, neverSuggest }): SiteOption => {
    const use = logged?.find((known) => known.site === site)
    return {
      ...{ site, name, place, neverSuggest },
      days: use && daysRested(use, today),
      soreSince: use && isSore(use, today) ? (use.soreSince ?? undefined) : undefined,
      isNamed: isOnLabel(region, regions),
      isSuggested: site === suggestion,
    }
  })
  return {
    sites,
    suggestion: sites.find((site) => site.isSuggested),
    isKnown: uses !== undefined,
    isError: query.isError,
  }
}

const onError = (error: unknown) => {
  toast({ title: refusalText(error, 'Failed to update the site. Please try again.'), variant: 'destructive' })
}

/** Says of a site that it is sore, or that it is so no longer. */
export function useSoreness() {
  const mark = useCall(calls.markSore, { onError })
  const unmark = useCall(calls.unmarkSore, { onError })
  return {
    mark: (site: string) => mark.mutate({ params: { site } }),
    unmark: (site: string) => unmark.mutate({ params: { site } }),
    isPending: mark.isPending || unmark.isPending,
  }
}
