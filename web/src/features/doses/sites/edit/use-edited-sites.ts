import type { BodyRegion } from '@pepwell/domain/catalogue/medicines'
import {
  type EditedSite,
  isStandardSite,
  MAX_CUSTOM_SITES,
  nameClashes,
} from '@pepwell/domain/doses/site-lists'
import { useState } from 'react'
import { newClientId } from '../../../../lib/api/client-id.ts'

const TAKEN = 'Another site has this name. Please choose a different one.'

/** Name errors by site. */
const problemsOf = (sites: readonly EditedSite[]): ReadonlyMap<string, string> =>
  new Map([
    ...nameClashes(sites).map((index): [string, string] => [sites[index]?.site ?? '', TAKEN]),
    ...sites
      .filter(({ name }) => name.trim() === '')
      .map(({ site }): [string, string] => [site, 'Please name the site']),
  ])

const swapped = (sites: readonly EditedSite[], from: number, to: number): EditedSite[] => {
  const [one, other] = [sites[from], sites[to]]
  return one && other ? sites.with(from, other).with(to, one) : [...sites]
}

/** The edited list; nothing is saved until submit. */
export function useEditedSites(listed: readonly EditedSite[]) {
  const [start] = useState(listed)
  const [sites, setSites] = useState(listed)
  const [moved, setMoved] = useState('')
  return {
    sites,
    problems: problemsOf(sites),
    isChanged: JSON.stringify(sites) !== JSON.stringify(start),
    isFull: sites.filter(({ site }) => !isStandardSite(site)).length >= MAX_CUSTOM_SITES,
    /** the new position of the last moved site, for screen readers */
    moved,
    move(from: number, to: number) {
      setSites(swapped(sites, from, to))
      setMoved(`${sites[from]?.name}, place ${to + 1} of ${sites.length}`)
    },
    change: (site: string, changes: Partial<EditedSite>) =>
      setSites(sites.map((one) => (one.site === site ? { ...one, ...changes } : one))),
    remove: (site: string) => setSites(sites.filter((one) => one.site !== site)),
    add: (name: string, region: BodyRegion | null) =>
      setSites([...sites, { site: newClientId(), name, region, neverSuggest: false }]),
  }
}

export type EditedSites = ReturnType<typeof useEditedSites>
