import { describe, expect, test } from 'vitest'
import { siteNames } from './injection-sites.ts'
import { nameClashes, namesOfSite, standardList, wholeList, withFormerNames } from './site-lists.ts'

const own = (site: string, name: string) => ({ site, name, region: null, neverSuggest: false })
const renamed = (site: string, name: string) =>
  standardList.map((one) => (one.site === site ? { ...one, name } : one))
const stored = (list: readonly ReturnType<typeof own>[]) => wholeList(withFormerNames(list, []))

describe('the complete list', () => {
  test('is the standard one without positions for a person who changed nothing', () => {
    expect(wholeList([]).map(({ site, turn }) => [site, turn])).toEqual(siteNames.map((site) => [site, null]))
  })

  test('has positions once the order differs, with omitted standard sites at its end', () => {
    const list = wholeList([
      { ...own('calf', 'Left calf'), formerNames: [] },
      { ...own('Left hip', 'Left hip'), formerNames: [] },
    ])
    expect(list.map(({ site }) => site)).toEqual([
      'calf',
      'Left hip',
      ...siteNames.filter((name) => name !== 'Left hip'),
    ])
    expect(list.map(({ turn }) => turn)).toEqual(list.map((_, index) => index + 1))
  })

  test('has no positions when sites were only renamed or added at the end', () => {
    const list = wholeList(withFormerNames([...renamed('Left hip', 'L hip'), own('calf', 'Calf')], []))
    expect(new Set(list.map(({ turn }) => turn))).toEqual(new Set([null]))
  })
})

describe('names', () => {
  test.each([
    ['none', [...standardList, own('calf', 'Left calf')], []],
    ['two own ones', [...standardList, own('a', 'Calf'), own('b', ' calf')], [12, 13]],
    ['an own one and a usual one', [...standardList, own('a', 'left HIP')], [8, 12]],
    ['a usual one that was renamed', [...renamed('Left hip', 'Hip'), own('a', 'Left hip')], [12]],
    ['a usual one that was left out', [own('a', 'Left hip')], [0]],
  ])('that conflict: %s', (_, list, clashes) => {
    expect(nameClashes(list)).toEqual(clashes)
  })

  test('of a site include everything that doses recorded, until another site takes the name', () => {
    const first = stored([own('a', 'Calf')])
    const second = wholeList(withFormerNames([own('a', 'Left calf')], first))
    expect(namesOfSite(second[0] ?? raise())).toEqual(['Left calf', 'Calf'])
    const third = wholeList(withFormerNames([own('a', 'Left calf'), own('b', 'calf')], second))
    expect(third.slice(0, 2).map(namesOfSite)).toEqual([['Left calf'], ['calf']])
  })

  test('of a standard site include its standard name', () => {
    const site = wholeList(withFormerNames(renamed('Left hip', 'Hip'), [])).find(({ name }) => name === 'Hip')
    expect(namesOfSite(site ?? raise())).toEqual(['Hip', 'Left hip'])
  })
})

function raise(): never {
  throw new Error('There is no such site')
}
