import type { BodyRegion } from '../catalogue/medicines.ts'
import { isSameSite, REST_DAYS, siteNames, sitesOf } from '../doses/injection-sites.ts'
import { isOnLabel } from '../doses/site-rotation.ts'
import { type CalendarDay, dayNumber } from '../time/calendar.ts'
import type { InsightRecords, InsightSite } from './records.ts'
import { counted, type Finding, figure, type Insight, phrase } from './sentences.ts'

/** How often a site was used, and when last. */
export interface SiteShare {
  site: string
  /** its name on the body picture; null for one that the person added */
  usual: string | null
  shots: number
  lastOn: CalendarDay
}

interface Shot {
  site: InsightSite
  day: CalendarDay
  /** undefined if the label names none */
  regions: readonly BodyRegion[] | undefined
}

type SiteRecords = Pick<InsightRecords, 'doses' | 'entries' | 'sites'>

/** Fewer shots than this don't show a habit. */
const MIN_SHOTS = 4

/** The site that a dose recorded, by its present or former name. */
const siteByName = (sites: readonly InsightSite[], recorded: string): InsightSite | undefined =>
  sites.find(({ names }) => names.some((name) => isSameSite(name, recorded)))

/**
 * Shots at sites on the list, earliest first. Several shots at one site on one day count once: peptides may share a
 * syringe. A split dose is one shot at each site.
 */
function shotsOf({ doses, entries, sites }: SiteRecords): Shot[] {
  const regionsOf = new Map(entries.map(({ name, regions }) => [name, regions]))
  const shots = new Map<string, Shot>()
  for (const { name, day, ...dose } of doses) {
    for (const site of sitesOf(dose).map((recorded) => siteByName(sites, recorded))) {
      const key = `${day} ${site?.name}`
      if (site && !shots.has(key)) shots.set(key, { site, day, regions: regionsOf.get(name) })
    }
  }
  return [...shots.values()]
}

/** Shots at sites that hadn't rested while an allowed, not excluded one had. */
function tooEarly(shots: readonly Shot[], sites: readonly InsightSite[]): Shot[] {
  const lastOn = new Map<InsightSite, CalendarDay>()
  return shots.filter(({ site, day, regions }) => {
    const hasRested = (one: InsightSite) => {
      const last = lastOn.get(one)
      return last === undefined || dayNumber(day) - dayNumber(last) >= REST_DAYS
    }
    const isEarly =
      !hasRested(site) &&
      sites.some((site) => !site.neverSuggest && isOnLabel(site.region, regions) && hasRested(site))
    lastOn.set(site, day)
    return isEarly
  })
}

const standardName = ({ names }: InsightSite): string | null =>
  siteNames.find((usual) => names.some((name) => isSameSite(name, usual))) ?? null

function sharesOf(shots: readonly Shot[], sites: readonly InsightSite[]): SiteShare[] {
  const bySite = Map.groupBy(shots, ({ site }) => site)
  return sites
    .flatMap((site) => {
      const its = bySite.get(site)
      return its
        ? [{ site: site.name, usual: standardName(site), shots: its.length, lastOn: its.at(-1)?.day ?? '' }]
        : []
    })
    .sort((a, b) => b.shots - a.shots)
}

/** Whether a shot went to a place that isn't on the list: free text, or a removed site. */
const isElsewhere = ({ doses, sites }: SiteRecords): boolean =>
  doses.some((dose) => sitesOf(dose).some((recorded) => !siteByName(sites, recorded)))

/** @param where which shots are meant */
const used = (rows: readonly SiteShare[], shots: number, where: string) => {
  const [only] = rows
  return rows.length === 1
    ? phrase`All ${counted('shots', shots, 'shot')} ${where} went to ${only?.site ?? ''}.`
    : phrase`Your ${counted('shots', shots, 'shot')} ${where} went to ${counted('sites', rows.length, 'site')}.`
}

const rested = (early: number, shots: number, site: string) =>
  early === 0
    ? phrase`You never reused ${site} before it had rested ${counted('days of rest', REST_DAYS, 'day')} while another had.`
    : phrase`${figure('shots at a site that hadn’t rested', early)} of ${counted('shots', shots, 'shot')} reused a site within ${counted('days of rest', REST_DAYS, 'day')} when a rested one was free.`

/**
 * Where shots went, and whether sites rested in between. When the label leaves no rested site, no shot was too early.
 */
export function siteInsights(records: SiteRecords): Finding<SiteShare> {
  const shots = shotsOf(records)
  const rows = sharesOf(shots, records.sites)
  const [first, last] = [shots[0], shots.at(-1)]
  if (!first || !last || shots.length < MIN_SHOTS) {
    const needs = `Appears after ${MIN_SHOTS} shots with a site. You have ${shots.length} so far.`
    return { rows, sentences: [], needs }
  }
  const span = { topic: 'sites', from: first.day, to: last.day } as const
  const [where, site] = isElsewhere(records)
    ? ['at a site on your list', 'a site on your list']
    : ['with a site', 'a site']
  const sentences: Insight[] = [
    { id: 'sites', ...used(rows, shots.length, where), ...span },
    { id: 'sites-rest', ...rested(tooEarly(shots, records.sites).length, shots.length, site), ...span },
  ]
  return { rows, sentences, needs: null }
}
