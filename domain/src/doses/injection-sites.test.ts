import { array, assert, date, integer, option, property, record, subarray, tuple } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BodyRegion, bodyRegions, isInjected } from '../catalogue/medicines.ts'
import { addDays } from '../time/calendar.ts'
import {
  injectionSites,
  isSore,
  otherUses,
  type SiteName,
  type SiteUse,
  siteNames,
  sitesProblem,
} from './injection-sites.ts'
import { wholeList } from './site-lists.ts'
import { suggestedSite } from './site-rotation.ts'

const unused = wholeList([]).map((site) => ({ ...site, lastUsedAt: null, lastUsedOn: null, soreSince: null }))

const today = '2026-06-30'
const daysAgo = (days: number) => addDays(today, -days)

/** Every site, unused unless given: the days since its last shot and since it was marked as sore. */
const usesOf = (said: Partial<Record<SiteName, { used?: number; sore?: number }>>): SiteUse[] =>
  unused.map((listed) => {
    const { used, sore } = said[listed.site as SiteName] ?? {}
    return {
      ...listed,
      lastUsedAt: used === undefined ? null : `${daysAgo(used)}T08:00:00Z`,
      lastUsedOn: used === undefined ? null : daysAgo(used),
      soreSince: sore === undefined ? null : daysAgo(sore),
    }
  })

const everywhere = (used: number) => Object.fromEntries(siteNames.map((site) => [site, { used }]))

describe('the next site', () => {
  test('is the first of the list for a person without any shots', () => {
    expect(suggestedSite(usesOf({}), { today })).toBe('Abdomen, upper right')
  })

  test('is the longest rested site in a different region than the last shot', () => {
    const uses = usesOf({
      ...everywhere(10),
      'Left hip': { used: 30 },
      'Right hip': { used: 2 },
      'Left thigh': { used: 19 },
    })
    expect(suggestedSite(uses, { today })).toBe('Left thigh')
  })

  test('is in a region that the label names', () => {
    const uses = usesOf({
      ...everywhere(10),
      'Left hip': { used: 90 },
      'Right thigh': { used: 11 },
      'Left buttock': { used: 1 },
    })
    expect(suggestedSite(uses, { today, regions: ['abdomen', 'thigh'] })).toBe('Right thigh')
  })

  test('stays in the region of the last shot when the label names no other', () => {
    const uses = usesOf({ 'Abdomen, upper right': { used: 1 }, 'Abdomen, upper left': { used: 20 } })
    expect(suggestedSite(uses, { today, regions: ['abdomen'] })).toBe('Abdomen, lower right')
    expect(suggestedSite(usesOf(everywhere(3)), { today, regions: ['abdomen'] })).toBeUndefined()
  })

  test('rests for seven days, or 28 when sore', () => {
    const only = (said: { used?: number; sore?: number }) =>
      suggestedSite(usesOf({ ...everywhere(3), 'Left hip': { used: 2 }, 'Left thigh': said }), { today })
    expect(only({ used: 6 })).toBeUndefined()
    expect(only({ used: 7 })).toBe('Left thigh')
    expect(only({ sore: 27 })).toBeUndefined()
    expect(only({ sore: 28 })).toBe('Left thigh')
  })
})

const days = option(integer({ min: 0, max: 60 }), { nil: undefined })
const anyUses = tuple(...siteNames.map(() => record({ used: days, sore: days }))).map((said) =>
  usesOf(Object.fromEntries(siteNames.map((site, index) => [site, said[index] ?? {}]))),
)
const anyRegions = option(subarray([...bodyRegions], { minLength: 1 }), { nil: undefined })

/** The same rule implemented independently, in milliseconds: of the allowed sites, the longest rested. */
function reference(uses: readonly SiteUse[], regions: readonly BodyRegion[] = bodyRegions) {
  const DAY = 86_400_000
  const since = (day: string | null) => (day === null ? 1e9 : (Date.parse(today) - Date.parse(day)) / DAY)
  const regionAt = new Map(injectionSites.map(({ name, region }) => [name as string, region]))
  const newest = uses.reduce<SiteUse | undefined>(
    (best, use) => (use.lastUsedAt && (!best?.lastUsedAt || use.lastUsedAt > best.lastUsedAt) ? use : best),
    undefined,
  )
  let best: SiteUse | undefined
  for (const use of uses) {
    if (since(use.soreSince) < 28 || since(use.lastUsedOn) < 7) continue
    const region = regionAt.get(use.site)
    if (!region || !regions.includes(region)) continue
    if (regions.length > 1 && newest && regionAt.get(newest.site) === region) continue
    if (!best || since(use.lastUsedOn) > since(best.lastUsedOn)) best = use
  }
  return best?.site
}

test('for any history, the suggestion follows every rule and is the longest rested that does', () => {
  assert(
    property(anyUses, anyRegions, (uses, regions) => {
      expect(suggestedSite(uses, { today, regions })).toBe(reference(uses, regions))
    }),
    { numRuns: 500 },
  )
})

test('a site is sore for 28 days in every month', () => {
  const anyDay = date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  assert(
    property(anyDay, array(integer({ min: 0, max: 60 })), (from, ahead) => {
      const soreSince = from.toISOString().slice(0, 10)
      for (const later of ahead) expect(isSore({ soreSince }, addDays(soreSince, later))).toBe(later < 28)
    }),
  )
})

test("sites have separate tap targets when 80 of the picture's width are 252 pixels", () => {
  const px = 252 / 80
  for (const [index, one] of injectionSites.entries())
    for (const other of injectionSites.slice(index + 1).filter(({ view }) => view === one.view))
      expect(
        Math.hypot(one.x - other.x, one.y - other.y) * px,
        `${one.name}, ${other.name}`,
      ).toBeGreaterThanOrEqual(44)
})

test.each([
  [[], true],
  [['subcutaneous'], true],
  [['oral', 'intramuscular'], true],
  [['topical'], false],
  [['nasal', 'oral'], false],
] as const)('%j is injected: %s', (taken, injected) => {
  expect(isInjected(taken)).toBe(injected)
})

test('every region on a label has a site', () => {
  expect(new Set(injectionSites.map(({ region }) => region))).toEqual(new Set(bodyRegions))
})

test.each([
  [{ injectionSite: null }, undefined],
  [{ injectionSite: 'Left thigh', additionalSites: ['Right thigh', 'Scar'] }, undefined],
  [{ injectionSite: 'Left thigh', additionalSites: [' left THIGH'] }, 'SITES_NOT_DISTINCT'],
  [{ injectionSite: 'Left thigh', additionalSites: ['Scar', 'scar '] }, 'SITES_NOT_DISTINCT'],
  [{ injectionSite: null, additionalSites: ['Left thigh'] }, 'FIRST_SITE_MISSING'],
  [{ additionalSites: ['Left thigh', 'left thigh'] }, 'FIRST_SITE_MISSING'],
])('%j: %s', (dose, problem) => {
  expect(sitesProblem(dose)).toBe(problem)
})

test('each site of a split dose counts as used', () => {
  const shot = {
    injectionSite: 'left thigh',
    additionalSites: ['Right thigh'],
    takenAt: '2026-03-10T12:00:00.000Z',
  }
  const used = otherUses(unused, [shot], 'UTC').filter(({ lastUsedOn }) => lastUsedOn === '2026-03-10')
  expect(used.map(({ site }) => site).sort()).toEqual(['Left thigh', 'Right thigh'])
})

test("shots logged since the last sync count for their sites, on the person's own day", () => {
  const first = suggestedSite(unused, { today: '2026-03-10' })
  // It is still the previous evening in New York.
  const takenAt = '2026-03-11T02:00:00.000Z'
  const since = otherUses(unused, [{ injectionSite: first, takenAt }], 'America/New_York')
  expect(since.find(({ site }) => site === first)).toMatchObject({
    lastUsedAt: takenAt,
    lastUsedOn: '2026-03-10',
  })
  expect(suggestedSite(since, { today: '2026-03-10' })).not.toBe(first)
  const earlier = [
    { injectionSite: first, takenAt: '2026-03-09T12:00:00.000Z' },
    { injectionSite: null, takenAt },
  ]
  expect(otherUses(since, earlier, 'America/New_York')).toEqual(since)
})
