import type { SiteUse } from '@pepwell/contract/injection-sites'
import * as calls from '@pepwell/contract/injection-sites.calls'
import type { CalendarDay } from '@pepwell/domain/calendar'
import {
  daysRested,
  injectionSites,
  isSore,
  type SiteName,
  suggestedSite,
  usedBesides,
} from '@pepwell/domain/injection-sites'
import { type BodyRegion, bodyRegions } from '@pepwell/domain/medicines'
import { useQuery } from '@tanstack/react-query'
import { serverNow } from '../../../lib/clock.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { queryOf, useCall } from '../../../lib/use-call.ts'
import { toast } from '../../../ui/toast-store.ts'
import { useUntoldDoses } from '../waiting-doses.ts'

/** A site as it is drawn. */
export interface ShownSite {
  name: SiteName
  view: 'front' | 'back'
  x: number
  y: number
  /** whole days since the last shot; undefined for never, and as long as it is not known */
  days?: number
  /** since when it is sore, while it rests */
  soreSince?: CalendarDay
  /** whether the medicine's label names it; true where no label says anything */
  isNamed: boolean
  isSuggested: boolean
}

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

/** Every site for a medicine, and the one to take next; what waits for the line was taken too. */
export function useSites({ today, timeZone, regions = bodyRegions, isPast, chosen = [] }: About) {
  const { data, isError } = useQuery(sitesQuery)
  const queued = useUntoldDoses()
  const logged = data && usedBesides(data, queued, timeZone)
  const uses = logged && usedBesides(logged, shotNow(chosen), timeZone)
  const suggestion = uses && !isPast ? suggestedSite(uses, { today, regions }) : undefined
  const sites = injectionSites.map(({ region, ...site }): ShownSite => {
    const use: SiteUse | undefined = logged?.find((known) => known.site === site.name)
    return {
      ...site,
      days: use && daysRested(use, today),
      soreSince: use && isSore(use, today) ? (use.soreSince ?? undefined) : undefined,
      isNamed: regions.includes(region),
      isSuggested: site.name === suggestion,
    }
  })
  return { sites, suggestion: sites.find((site) => site.isSuggested), isKnown: uses !== undefined, isError }
}

const onError = (error: unknown) => {
  toast({ title: refusalText(error, 'Failed to update the site. Please try again.'), variant: 'destructive' })
}

/** Says of a site that it is sore, or that it is so no longer. */
export function useSoreness() {
  const mark = useCall(calls.markSore, { onError })
  const unmark = useCall(calls.unmarkSore, { onError })
  return {
    mark: (site: SiteName) => mark.mutate({ params: { site } }),
    unmark: (site: SiteName) => unmark.mutate({ params: { site } }),
    isPending: mark.isPending || unmark.isPending,
  }
}
