import { type CalendarDay, dayNumber } from './calendar.ts'
import {
  injectionSites,
  isSameSite,
  REST_DAYS,
  type SiteName,
  siteNames,
  sitesOf,
} from './injection-sites.ts'
import type { InsightDose, InsightEntry } from './insights-records.ts'
import { counted, type Finding, figure, type Insight, said } from './insights-sentences.ts'
import { type BodyRegion, bodyRegions } from './medicines.ts'

/** How often a site was used, and when last. */
export interface SiteShare {
  site: SiteName
  shots: number
  lastOn: CalendarDay
}

interface Shot {
  site: SiteName
  day: CalendarDay
  regions: readonly BodyRegion[]
}

/** Fewer shots than these say nothing of a habit. */
const LEAST_SHOTS = 4

const knownSite = (typed: string): SiteName | undefined => siteNames.find((name) => isSameSite(name, typed))

/** Shots at known sites, earliest first. What went to one site on one day is one: peptides share a syringe. A dose that was split is one shot at each site. */
function shotsOf(doses: readonly InsightDose[], entries: readonly InsightEntry[]): Shot[] {
  const regionsOf = new Map(entries.map(({ name, regions }) => [name, regions]))
  const shots = new Map<string, Shot>()
  for (const { name, day, ...dose } of doses) {
    for (const site of sitesOf(dose).map(knownSite)) {
      const key = `${day} ${site}`
      if (site && !shots.has(key)) shots.set(key, { site, day, regions: regionsOf.get(name) ?? bodyRegions })
    }
  }
  return [...shots.values()]
}

/** The shots that went to a site before it had rested, while another that the label allows had. */
function tooEarly(shots: readonly Shot[]): Shot[] {
  const lastOn = new Map<SiteName, CalendarDay>()
  return shots.filter(({ site, day, regions }) => {
    const hasRested = (name: SiteName) => {
      const last = lastOn.get(name)
      return last === undefined || dayNumber(day) - dayNumber(last) >= REST_DAYS
    }
    const isEarly =
      !hasRested(site) &&
      injectionSites.some(({ name, region }) => regions.includes(region) && hasRested(name))
    lastOn.set(site, day)
    return isEarly
  })
}

function sharesOf(shots: readonly Shot[]): SiteShare[] {
  const bySite = Map.groupBy(shots, ({ site }) => site)
  return [...bySite]
    .map(([site, its]) => ({ site, shots: its.length, lastOn: its.at(-1)?.day ?? '' }))
    .sort(
      (one, other) => other.shots - one.shots || siteNames.indexOf(one.site) - siteNames.indexOf(other.site),
    )
}

const used = (rows: readonly SiteShare[], shots: number) => {
  const [most] = rows
  return rows.length === 1
    ? said`All ${counted('shots', shots, 'shot')} with a site went to ${most?.site ?? ''}.`
    : said`Your ${counted('shots', shots, 'shot')} with a site went to ${counted('sites', rows.length, 'site')}, most often to ${most?.site ?? ''}: ${figure(`to ${most?.site}`, most?.shots ?? 0)}.`
}

const rested = (early: number, shots: number) =>
  early === 0
    ? said`No site was used again before it had rested ${counted('days of rest', REST_DAYS, 'day')} while another had.`
    : said`${figure('shots at a site that had not rested', early)} of ${counted('shots', shots, 'shot')} went to a site that had rested for less than ${counted('days of rest', REST_DAYS, 'day')}, while another had.`

/**
 * Where shots went, and whether sites rested between them. Where the label leaves no site that has rested, none was too early.
 * @param doses earliest first
 */
export function siteInsights(
  doses: readonly InsightDose[],
  entries: readonly InsightEntry[],
): Finding<SiteShare> {
  const shots = shotsOf(doses, entries)
  const rows = sharesOf(shots)
  const [first, last] = [shots[0], shots.at(-1)]
  if (!first || !last || shots.length < LEAST_SHOTS) {
    const known = shots.length === 1 ? 'So far there is 1' : `So far there are ${shots.length}`
    return { rows, sentences: [], needs: `Shows once ${LEAST_SHOTS} shots have a site. ${known}.` }
  }
  const span = { topic: 'sites', from: first.day, to: last.day } as const
  const sentences: Insight[] = [
    { id: 'sites', ...used(rows, shots.length), ...span },
    { id: 'sites-rest', ...rested(tooEarly(shots).length, shots.length), ...span },
  ]
  return { rows, sentences, needs: null }
}
