import { assert, property, record, shuffledSubarray, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { bodyRegions } from '../catalogue/medicines.ts'
import { addDays, dayOf } from '../time/calendar.ts'
import { otherUses, type SiteName, siteNames } from './injection-sites.ts'
import { type EditedSite, standardList, wholeList } from './site-lists.ts'
import { suggestedSite } from './site-rotation.ts'

const START = '2026-06-01'

const listOf = (sites: readonly EditedSite[]) =>
  wholeList(sites.map((site) => ({ ...site, formerNames: [] }))).map((site) => ({
    ...site,
    lastUsedAt: null,
    lastUsedOn: null,
    soreSince: null,
  }))

/** The standard sites in this order; the others come after them and are never suggested. */
const circleOf = (...names: readonly SiteName[]) => {
  const own = names.map((name) => standardList.find(({ site }) => site === name)).filter((site) => !!site)
  const others = standardList.filter((site) => !own.includes(site))
  return listOf([...own, ...others.map((site) => ({ ...site, neverSuggest: true }))])
}

/** The sites of a person who follows every suggestion, this many days apart. */
function followed(list: ReturnType<typeof listOf>, times: number, apart: number) {
  let uses: Parameters<typeof suggestedSite>[0] = list
  return Array.from({ length: times }, (_, time) => {
    const takenAt = `${addDays(START, time * apart)}T12:00:00Z`
    const site = suggestedSite(uses, { today: dayOf(Date.parse(takenAt), 'UTC') })
    uses = otherUses(uses, [{ injectionSite: uses.find((use) => use.site === site)?.name, takenAt }], 'UTC')
    return site
  })
}

test('follows a personal order through neighbors in one region and back to its beginning', () => {
  const circle = ['Right thigh', 'Abdomen, upper right', 'Abdomen, upper left', 'Left thigh'] as const
  expect(followed(circleOf(...circle), 6, 7)).toEqual([...circle, ...circle.slice(0, 2)])
})

test('follows any personal order and never suggests excluded sites', () => {
  const lists = record({
    order: shuffledSubarray([...siteNames], { minLength: 12 }),
    out: subarray([...siteNames], { maxLength: 11 }),
  })
  assert(
    property(lists, ({ order, out }) => {
      const sites = order.flatMap((name) => standardList.filter(({ site }) => site === name))
      const list = listOf(
        sites.map((site) => ({ ...site, neverSuggest: out.some((one) => one === site.site) })),
      )
      const isStandard = list.every(({ turn }) => turn === null)
      const rest = order.filter((name) => !out.includes(name))
      const suggested = followed(list, rest.length, 7)
      if (!isStandard) expect(suggested).toEqual(rest)
      for (const name of out) expect(suggested).not.toContain(name)
    }),
  )
})

test("skips the next site while it is sore or hasn't rested", () => {
  const circle = circleOf('Right thigh', 'Left hip', 'Left thigh')
  const uses = otherUses(
    circle,
    [
      { injectionSite: 'Left hip', takenAt: '2026-06-05T12:00:00Z' },
      { injectionSite: 'Right thigh', takenAt: '2026-06-09T12:00:00Z' },
    ],
    'UTC',
  )
  const today = '2026-06-10'
  expect(suggestedSite(uses, { today })).toBe('Left thigh')
  const sore = uses.map((use) => (use.site === 'Left thigh' ? { ...use, soreSince: today } : use))
  expect(suggestedSite(sore, { today })).toBeUndefined()
})

test('a label allows no site in an unknown region', () => {
  const flank = { site: 'flank', name: 'Left flank', region: null, neverSuggest: false }
  const list = listOf([flank, ...standardList])
  expect(suggestedSite(list, { today: START })).toBe('flank')
  expect(suggestedSite(list, { today: START, regions: bodyRegions })).toBe('Abdomen, upper right')
})

test('a shot counts for a renamed site under its own and its standard name', () => {
  const list = listOf(standardList.map((site) => ({ ...site, name: `My ${site.name}` })))
  for (const injectionSite of ['my LEFT thigh', 'Left thigh']) {
    const uses = otherUses(list, [{ injectionSite, takenAt: '2026-06-01T12:00:00Z' }], 'UTC')
    expect(uses.filter(({ lastUsedOn }) => lastUsedOn).map(({ site }) => site)).toEqual(['Left thigh'])
  }
})
