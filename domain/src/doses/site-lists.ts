import { distinctSites, injectionSites, isSameSite, type ListedSite } from './injection-sites.ts'

/** The maximum number of sites that a person can add to the standard ones. */
export const MAX_CUSTOM_SITES = 20

/** The maximum length of a site's name. */
export const MAX_SITE_NAME_LENGTH = 60

/** The number of former names that still count as a site. */
export const MAX_FORMER_NAMES = 5

/** A site on a person's list as they edit it: its position is its order. */
export type EditedSite = Omit<ListedSite, 'turn'>

/** A site on a person's list, with the names under which their doses may have recorded it. */
export interface NamedSite extends ListedSite {
  /** most recent first; doses keep the name that they recorded */
  formerNames: readonly string[]
}

/** The default list. */
export const standardList: readonly EditedSite[] = injectionSites.map(({ name, region }) => ({
  site: name,
  name,
  region,
  neverSuggest: false,
}))

/** Whether a site is a standard one, even if renamed. */
export const isStandardSite = (site: string): boolean => standardList.some((usual) => usual.site === site)

/** Appends the standard sites that a list lacks. */
export const completed = <Site extends Pick<EditedSite, 'site'>>(
  list: readonly Site[],
): (Site | EditedSite)[] => [
  ...list,
  ...standardList.filter(({ site }) => !list.some((listed) => listed.site === site)),
]

/** Whether the standard sites are in their standard order and before any added ones. */
export const isStandardOrder = (list: readonly Pick<EditedSite, 'site'>[]): boolean =>
  standardList.every(({ site }, index) => list[index]?.site === site)

/** The complete list with positions; standard sites that were not stored come last. */
export function wholeList(stored: readonly (EditedSite & Pick<NamedSite, 'formerNames'>)[]): NamedSite[] {
  const list = completed(stored).map((site) => ({ formerNames: [], ...site }))
  const isStandard = isStandardOrder(list)
  return list.map((site, index) => ({ ...site, turn: isStandard ? null : index + 1 }))
}

/** Every name under which doses may have recorded a site. */
export const namesOfSite = ({ site, name, formerNames }: NamedSite): string[] =>
  distinctSites([name, ...(isStandardSite(site) ? [site] : []), ...formerNames])

/** The names that no other site of the list may use: a standard site keeps its standard name. */
const claimed = ({ site, name }: Pick<EditedSite, 'site' | 'name'>) =>
  isStandardSite(site) ? [site, name] : [name]

/** The positions of sites whose name is, or is by default, another site's. */
export const nameClashes = (list: readonly Pick<EditedSite, 'site' | 'name'>[]): number[] => {
  const whole = completed(list)
  return list.flatMap((one, index) =>
    whole.some(
      (other) => other.site !== one.site && claimed(other).some((name) => isSameSite(name, one.name)),
    )
      ? [index]
      : [],
  )
}

/** An edited list with the sites' former names. A name that another site took over is no longer a former name. */
export function withFormerNames(list: readonly EditedSite[], before: readonly NamedSite[]) {
  return list.map((edited) => {
    const known = before.find(({ site }) => site === edited.site)
    const others = list.filter(({ site }) => site !== edited.site).map(({ name }) => name)
    const formerNames = distinctSites([known?.name, ...(known?.formerNames ?? [])])
      .filter((name) => ![edited.name, ...others].some((taken) => isSameSite(taken, name)))
      .slice(0, MAX_FORMER_NAMES)
    return { ...edited, formerNames }
  })
}
