import type { BodyRegion } from '../catalogue/medicines.ts'
import { addDays, type CalendarDay, dayOf, daysBetween } from '../time/calendar.ts'

/** A usual place for a subcutaneous injection, and where it lies on the body picture (100 wide, 200 high). */
export interface InjectionSite {
  name: string
  region: BodyRegion
  view: 'front' | 'back'
  x: number
  y: number
}

/**
 * The sites offered when a dose is logged: abdomen (away from the navel), thighs, upper arms, and on the
 * back the hips and upper buttocks, each named from the person's own left and right.
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

/** What the sites are called. */
export const siteNames = injectionSites.map(({ name }) => name)

export type SiteName = (typeof siteNames)[number]

/** The most sites that one dose is split over. */
export const MOST_SITES_OF_A_DOSE = 4

/** Where a dose was injected. */
export interface SitesOfDose {
  injectionSite?: string | null
  /** the others, where it was split over several; what was stored by an older app lacks them */
  additionalSites?: readonly string[]
}

/** Whether two names stand for one site: people may type them in any case. */
export const isSameSite = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase()

/** The sites among these names, each once. */
export const distinctSites = (names: readonly (string | null | undefined)[]): string[] =>
  names
    .filter((name): name is string => Boolean(name?.trim()))
    .filter((name, index, all) => all.findIndex((other) => isSameSite(other, name)) === index)

/** Every site of a dose, in the order in which they were named. */
export const sitesOf = ({ injectionSite, additionalSites = [] }: SitesOfDose): string[] =>
  distinctSites([injectionSite, ...additionalSites])

/** 'Left thigh + Right thigh'; null where no site was named. */
export const sitesText = (dose: SitesOfDose): string | null => sitesOf(dose).join(' + ') || null

/** What is wrong with the sites of a dose: each is named once, and `injectionSite` before the others. */
export function sitesProblem(dose: SitesOfDose): 'FIRST_SITE_MISSING' | 'SITES_NOT_DISTINCT' | undefined {
  if (!dose.additionalSites?.length) return undefined
  if (!dose.injectionSite?.trim()) return 'FIRST_SITE_MISSING'
  return sitesOf(dose).length === dose.additionalSites.length + 1 ? undefined : 'SITES_NOT_DISTINCT'
}

/** Days that a site rests between two shots before it is suggested again. */
export const REST_DAYS = 7

/** Days that a site rests once it was marked as sore, that day included. */
export const SORE_DAYS = 28

/** A site on somebody's list. */
export interface ListedSite {
  /** what it keeps when it is renamed: a usual site's name, or the id of one that the person added */
  site: string
  /** what the person calls it, and what a dose there records */
  name: string
  /** null where it is none of the usual regions */
  region: BodyRegion | null
  /** it can be chosen, but is never the next */
  neverSuggest: boolean
  /** its place from 1, in an order that the person made; null in the usual order */
  turn: number | null
}

/** What somebody's doses say of a site on their list. Days are their own. */
export interface SiteUse extends ListedSite {
  /** when a shot of anything went there last */
  lastUsedAt: string | null
  /** the day of it, as it was when it was logged */
  lastUsedOn: CalendarDay | null
  /** the day on which it was marked as sore */
  soreSince: CalendarDay | null
}

/** A shot that nobody has counted yet. */
interface Shot extends SitesOfDose {
  /** ISO 8601 */
  takenAt: string
}

/** What is known of sites once further shots count too. @param timeZone where their days are */
export function usedBesides(
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

/** The first day on which a site that was marked as sore may be suggested again. */
export const restedFrom = (soreSince: CalendarDay): CalendarDay => addDays(soreSince, SORE_DAYS)

/** Whether a site still rests from being sore. */
export const isSore = ({ soreSince }: Pick<SiteUse, 'soreSince'>, today: CalendarDay): boolean =>
  soreSince !== null && today < restedFrom(soreSince)

/** Whole days since a shot of anything went there; undefined when none ever did. */
export const daysRested = (
  { lastUsedOn }: Pick<SiteUse, 'lastUsedOn'>,
  today: CalendarDay,
): number | undefined => (lastUsedOn === null ? undefined : Math.max(0, daysBetween(lastUsedOn, today)))
