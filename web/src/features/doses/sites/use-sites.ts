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

/** A site with its display data. */
export interface SiteOption {
  /** stable key, unaffected by renaming */
  site: string
  /** the person's name for it */
  name: string
  /** its position on the map; null for a custom site */
  place?: Pick<InjectionSite, 'view' | 'x' | 'y'>
  /** whole days since the last shot; undefined if never or while loading */
  days?: number
  /** sore since, while it rests */
  soreSince?: CalendarDay
  /** whether the label names it; true if the label names none */
  isNamed: boolean
  isSuggested: boolean
  /** excluded from suggestions */
  neverSuggest: boolean
}

/** Whether a stored name refers to this site. */
export const isCalled = ({ site, name }: Pick<SiteOption, 'site' | 'name'>, recorded: string): boolean =>
  isSameSite(name, recorded) || isSameSite(site, recorded)

const standardSites = injectionSites.map(({ name, region, ...place }) => ({
  ...{ site: name as string, name: name as string, region, place, neverSuggest: false, turn: null },
}))

/** The last use of each site. */
export const sitesQuery = queryOf(calls.listSites)

interface About {
  today: CalendarDay
  timeZone: string
  /** the sites on the medicine's label */
  regions?: readonly BodyRegion[]
  isPast: boolean
  /** sites selected for this dose; they count as used for the suggestion */
  chosen?: readonly string[]
}

/** Selected sites count as used now. */
const shotNow = ([injectionSite, ...additionalSites]: readonly string[]) =>
  injectionSite ? [{ injectionSite, additionalSites, takenAt: new Date(serverNow()).toISOString() }] : []

/** The person's sites. Older app versions stored fewer fields per site. */
export function useSiteList() {
  const query = useQuery(sitesQuery)
  const list = query.data?.map((use: SiteUse) => ({
    ...standardSites.find(({ site }) => site === use.site),
    ...use,
  }))
  return { list, query }
}

/** The person's names for sites; defaults while loading. */
export const useSiteNames = (): readonly string[] => useSiteList().list?.map(({ name }) => name) ?? siteNames

/** The sites for a medicine, with the suggestion. Queued doses count as taken. */
export function useSites({ today, timeZone, regions, isPast, chosen = [] }: About) {
  const { list, query } = useSiteList()
  const queued = useUnsyncedDoses()
  const logged = list && otherUses(list, queued, timeZone)
  const uses = logged && otherUses(logged, shotNow(chosen), timeZone)
  const suggestion = uses && !isPast ? suggestedSite(uses, { today, regions }) : undefined
  const sites = (list ?? standardSites).map(({ site, name, region, place, neverSuggest }): SiteOption => {
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

/** Marks a site as sore or healed. */
export function useSoreness() {
  const mark = useCall(calls.markSore, { onError })
  const unmark = useCall(calls.unmarkSore, { onError })
  return {
    mark: (site: string) => mark.mutate({ params: { site } }),
    unmark: (site: string) => unmark.mutate({ params: { site } }),
    isPending: mark.isPending || unmark.isPending,
  }
}
