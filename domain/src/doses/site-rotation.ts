import type { BodyRegion } from '../catalogue/medicines.ts'
import type { CalendarDay } from '../time/calendar.ts'
import { daysRested, isSore, REST_DAYS, type SiteUse } from './injection-sites.ts'

interface About {
  today: CalendarDay
  /** what the label says; omitted when it says nothing */
  regions?: readonly BodyRegion[]
}

/** Whether a label allows a site. A label that names regions allows only sites in them. */
export const isOnLabel = (region: BodyRegion | null, regions?: readonly BodyRegion[]): boolean =>
  !regions || (region !== null && regions.includes(region))

const restedFor = (use: SiteUse, today: CalendarDay): number =>
  daysRested(use, today) ?? Number.POSITIVE_INFINITY

const timeOf = ({ lastUsedAt }: SiteUse): number =>
  lastUsedAt === null ? Number.NEGATIVE_INFINITY : Date.parse(lastUsedAt)

/** The longest rested site in a different region than the last shot. On a tie, the first on the list. */
function longestRested(
  uses: readonly SiteUse[],
  fit: readonly SiteUse[],
  { today, regions }: About,
): SiteUse | undefined {
  const latest = Math.max(...uses.map(timeOf))
  const last = uses.find((use) => use.lastUsedAt !== null && timeOf(use) === latest)
  const isElsewhere = ({ region }: SiteUse) =>
    region === null || region !== last?.region || regions?.length === 1
  const elsewhere = fit.filter(isElsewhere)
  const longest = Math.max(...elsewhere.map((use) => restedFor(use, today)))
  return elsewhere.find((use) => restedFor(use, today) === longest)
}

/** The first eligible site after that of the last shot, wrapping around at the end of the list. */
function nextInTurn(uses: readonly SiteUse[], fit: readonly SiteUse[]): SiteUse | undefined {
  const latest = Math.max(...uses.map(timeOf))
  const last = uses.findLastIndex((use) => use.lastUsedAt !== null && timeOf(use) === latest)
  return [...uses.slice(last + 1), ...uses.slice(0, last + 1)].find((use) => fit.includes(use))
}

/**
 * Suggests the next site. It is allowed by the label, not sore, not excluded and has rested for {@link REST_DAYS} days.
 * In a personal order it is the next in turn; otherwise the longest rested in a different region than the last shot,
 * when the label names more than one.
 * @param uses in the order of the list
 * @returns undefined when no site is eligible: we suggest none
 */
export function suggestedSite(uses: readonly SiteUse[], about: About): string | undefined {
  const fit = uses.filter(
    (use) =>
      !use.neverSuggest &&
      isOnLabel(use.region, about.regions) &&
      !isSore(use, about.today) &&
      restedFor(use, about.today) >= REST_DAYS,
  )
  const isOwnOrder = uses.some(({ turn }) => turn !== null)
  return (isOwnOrder ? nextInTurn(uses, fit) : longestRested(uses, fit, about))?.site
}
