import { distinctSites, injectionSites, isSameSite, type ListedSite } from './injection-sites.ts'

/** The most sites that somebody adds to the usual ones. */
export const MOST_OWN_SITES = 20

/** The longest name of a site on a list. */
export const LONGEST_SITE_NAME = 60

/** As many former names of a site as still count as it. */
export const MOST_FORMER_NAMES = 5

/** A site on somebody's list as they edit it: its place is its order. */
export type EditedSite = Omit<ListedSite, 'turn'>

/** A site on somebody's list, with the names by which their doses may know it. */
export interface NamedSite extends ListedSite {
  /** latest first; doses keep the name that they recorded */
  formerNames: readonly string[]
}

/** The list of somebody who changed nothing. */
export const usualList: readonly EditedSite[] = injectionSites.map(({ name, region }) => ({
  site: name,
  name,
  region,
  neverSuggest: false,
}))

/** Whether a site is one of the usual ones, whatever the person calls it. */
export const isUsualSite = (site: string): boolean => usualList.some((usual) => usual.site === site)

/** A list with the usual sites that it lacks at its end. */
export const completed = <Site extends Pick<EditedSite, 'site'>>(
  list: readonly Site[],
): (Site | EditedSite)[] => [
  ...list,
  ...usualList.filter(({ site }) => !list.some((listed) => listed.site === site)),
]

/** Whether the usual sites are in their usual order, before any that the person added. */
export const isUsualOrder = (list: readonly Pick<EditedSite, 'site'>[]): boolean =>
  usualList.every(({ site }, index) => list[index]?.site === site)

/** The whole list with the places in it; usual sites that were not stored come last. */
export function wholeList(stored: readonly (EditedSite & Pick<NamedSite, 'formerNames'>)[]): NamedSite[] {
  const list = completed(stored).map((site) => ({ formerNames: [], ...site }))
  const isUsual = isUsualOrder(list)
  return list.map((site, index) => ({ ...site, turn: isUsual ? null : index + 1 }))
}

/** Every name that doses may know a site by. */
export const namesOfSite = ({ site, name, formerNames }: NamedSite): string[] =>
  distinctSites([name, ...(isUsualSite(site) ? [site] : []), ...formerNames])

/** The names that no other site of the list may have: the usual name of a site stays its own. */
const claimed = ({ site, name }: Pick<EditedSite, 'site' | 'name'>) =>
  isUsualSite(site) ? [site, name] : [name]

/** The places of the sites whose name another site of the list has, or usually has. */
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

/** An edited list with what the sites were called before. A name that is another site's now is no former name any more. */
export function withFormerNames(list: readonly EditedSite[], before: readonly NamedSite[]) {
  return list.map((edited) => {
    const known = before.find(({ site }) => site === edited.site)
    const others = list.filter(({ site }) => site !== edited.site).map(({ name }) => name)
    const formerNames = distinctSites([known?.name, ...(known?.formerNames ?? [])])
      .filter((name) => ![edited.name, ...others].some((taken) => isSameSite(taken, name)))
      .slice(0, MOST_FORMER_NAMES)
    return { ...edited, formerNames }
  })
}
