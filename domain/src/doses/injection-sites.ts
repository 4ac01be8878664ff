import type { BodyRegion } from '../catalogue/medicines.ts'
import { addDays, type CalendarDay, dayOf, daysBetween } from '../time/calendar.ts'

/** A standard site for subcutaneous injections and its position on the body picture (100 wide, 200 high). */
export interface InjectionSite {
  name: string
  region: BodyRegion
  view: 'front' | 'back'
  x: number
  y: number
}

/**
 * The sites offered when a dose is logged: abdomen (away from the navel), thighs, upper arms, hips and upper buttocks,
 * with left and right from the person's own view.
 */
export const injectionSites = [
  { name: 'Abdomen, upper right', region: 'abdomen', view: 'front', x: 42, y: 80 },
  { name: 'Abdomen, upper left', region: 'abdomen', view: 'front', x: 58, y: 80 },
  { name: 'Abdomen, lower right', region: 'abdomen', view: 'front', x: 42, y: 94 },
  { name: 'Abdomen, lower left', region: 'abdomen', view: 'front', x: 58, y: 94 },
  { name: 'Right thigh', region: 'thigh', view: 'front', x: 40, y: 128 },
  { name: 'Left thigh', region: 'thigh', view: 'front', x: 60, y: 128 },
  { name: 'Right upper arm', region: 'upper arm', view: 'back', x: 76, y: 62 },
  { name: 'Left upper arm', region: 'upper arm', view: 'back', x: 24, y: 62 },
  { name: 'Left hip', region: 'hip', view: 'back', x: 40, y: 96 },
  { name: 'Right hip', region: 'hip', view: 'back', x: 60, y: 96 },
  { name: 'Left buttock', region: 'buttock', view: 'back', x: 42, y: 110 },
  { name: 'Right buttock', region: 'buttock', view: 'back', x: 58, y: 110 },
] as const satisfies readonly InjectionSite[]

/** The names of the sites. */
export const siteNames = injectionSites.map(({ name }) => name)

export type SiteName = (typeof siteNames)[number]

/** The maximum number of sites for one dose. */
export const MAX_SITES_PER_DOSE = 4

/** Where a dose was injected. */
export interface SitesOfDose {
  injectionSite?: string | null
  /** the other sites of a split dose; missing from doses stored by an older app */
  additionalSites?: readonly string[]
}

/** Whether two names are the same site: people may type them in any case. */
export const isSameSite = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The distinct sites among these names. */
export const distinctSites = (names: readonly (string | null | undefined)[]): string[] =>
  names
    .filter((name): name is string => Boolean(name?.trim()))
    .filter((name, index, all) => all.findIndex((other) => isSameSite(other, name)) === index)

/** Every site of a dose, in the order entered. */
export const sitesOf = ({ injectionSite, additionalSites = [] }: SitesOfDose): string[] =>
  distinctSites([injectionSite, ...additionalSites])

/** 'Left thigh + Right thigh'; null without a site. */
export const sitesText = (dose: SitesOfDose): string | null => sitesOf(dose).join(' + ') || null

/** Validates a dose's sites: each may appear once, and `injectionSite` must be set before the others. */
export function sitesProblem(dose: SitesOfDose): 'FIRST_SITE_MISSING' | 'SITES_NOT_DISTINCT' | undefined {
  if (!dose.additionalSites?.length) return undefined
  if (!dose.injectionSite?.trim()) return 'FIRST_SITE_MISSING'
  return sitesOf(dose).length === dose.additionalSites.length + 1 ? undefined : 'SITES_NOT_DISTINCT'
}

/** Days that a site rests between two shots before we suggest it again. */
export const REST_DAYS = 7

/** Days that a site rests after it was marked as sore, including that day. */
export const SORE_DAYS = 28

/** A site on a person's list. */
export interface ListedSite {
  /** a stable id that survives renaming: a standard site's name, or the id of a site that the person added */
  site: string
  /** the person's name for it, recorded with each dose */
  name: string
  /** null when it is in none of the standard regions */
  region: BodyRegion | null
  /** it can be chosen, but is never suggested */
  neverSuggest: boolean
  /** its position from 1 in the person's own order; null in the standard order */
  turn: number | null
}

/** What a person's doses tell about a site on their list. Days are in their time zone. */
export interface SiteUse extends ListedSite {
  /** the time of the last shot of anything there */
  lastUsedAt: string | null
  /** its day, as recorded when it was logged */
  lastUsedOn: CalendarDay | null
  /** the day on which it was marked as sore */
  soreSince: CalendarDay | null
}

/** A shot that the server hasn't counted yet. */
interface Shot extends SitesOfDose {
  /** ISO 8601 */
  takenAt: string
}

/** Updates site usage with additional shots. @param timeZone the person's */
export function otherUses(
  uses: readonly SiteUse[],
  shots: readonly Shot[],
  timeZone: string,
): readonly SiteUse[] {
  const timeOf = (at: string | null) => (at === null ? Number.NEGATIVE_INFINITY : Date.parse(at))
  const later = (use: SiteUse, { takenAt, ...dose }: Shot): SiteUse =>
    sitesOf(dose).some((site) => isSameSite(site, use.name) || isSameSite(site, use.site)) &&
    timeOf(takenAt) > timeOf(use.lastUsedAt)
      ? { ...use, lastUsedAt: takenAt, lastUsedOn: dayOf(Date.parse(takenAt), timeZone) }
      : use
  return uses.map((use) => shots.reduce(later, use))
}

/** The first day on which a sore site may be suggested again. */
export const restedFrom = (soreSince: CalendarDay): CalendarDay => addDays(soreSince, SORE_DAYS)

/** Whether a site is still resting from being sore. */
export const isSore = ({ soreSince }: Pick<SiteUse, 'soreSince'>, today: CalendarDay): boolean =>
  soreSince !== null && today < restedFrom(soreSince)

/** Whole days since the last shot of anything there; undefined without one. */
export const daysRested = (
  { lastUsedOn }: Pick<SiteUse, 'lastUsedOn'>,
  today: CalendarDay,
): number | undefined => (lastUsedOn === null ? undefined : Math.max(0, daysBetween(lastUsedOn, today)))
