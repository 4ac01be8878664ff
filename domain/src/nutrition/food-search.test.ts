import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexOfFoods, matchesQuery, searchFoodNames } from './food-search.ts'

const food = (name: string, more: { brand?: string; otherNames?: string[] } = {}) => ({
  name,
  brand: more.brand ?? null,
  otherNames: more.otherNames ?? [],
})
const shelf = [
  food('Eggplant, raw', { otherNames: ['aubergine'] }),
  food('Egg salad'),
  food('Egg, large'),
  food('Omelet with eggs'),
  food('Strawberries'),
  food('Berry smoothie'),
  food('Rice, wild'),
  food('Corn flakes'),
  food('Chocolate shake', { brand: 'Premier Protein' }),
  food('Protein shake'),
]
const byName = (one: { name: string }, other: { name: string }) => (one.name < other.name ? -1 : 1)
const find = (query: string) => searchFoodNames(indexOfFoods(shelf), query, byName).map(({ name }) => name)

describe('a search', () => {
  test('treats singular and plural alike, and ranks whole words before partial ones', () => {
    expect(find('egg')).toEqual(['Egg, large', 'Egg salad', 'Omelet with eggs', 'Eggplant, raw'])
    expect(find('eggs')).toEqual(['Egg, large', 'Egg salad', 'Omelet with eggs'])
    expect(find('berries')).toEqual(['Berry smoothie', 'Strawberries'])
    expect(find('berry')).toEqual(['Berry smoothie', 'Strawberries'])
  })

  test.each([
    ['aubergines', ['Eggplant, raw']],
    ['wild rice', ['Rice, wild']],
    ['ｗｉｌｄ ｒｉｃｅ', ['Rice, wild']],
    ['cornflakes', ['Corn flakes']],
    ['premier protein', ['Chocolate shake']],
    ['chocolate premier', ['Chocolate shake']],
    ['shake', ['Protein shake', 'Chocolate shake'].sort()],
  ])('of %s finds %j', (query, found) => {
    expect(find(query)).toEqual(found)
  })

  test.each([
    ['strawbery', 'Strawberries'],
    ['premeir protien', 'Chocolate shake'],
    ['egplant', 'Eggplant, raw'],
    ['organic rice', 'Rice, wild'],
  ])('of %s finds %s', (query, first) => {
    expect(find(query)[0]).toBe(first)
  })

  test.each([
    'keyboard',
    'hello',
    'eggcellent machine',
    'organic fair rice',
    'xyzzy egx',
    'rice egg',
    '',
    '%%',
  ])('of %j finds nothing rather than nonsense', (query) => expect(find(query)).toEqual([]))

  test('ranks every food first for its own name, in any case and with one typo in a long word', () => {
    const words = fc.stringMatching(/^[a-z]{8,12}$/)
    fc.assert(
      fc.property(
        fc.uniqueArray(words, { minLength: 1, maxLength: 8 }),
        fc.nat(),
        fc.nat(),
        (names, pick, at) => {
          const index = indexOfFoods(names.map((name) => food(name)))
          const name = names[pick % names.length] ?? ''
          const found = (query: string) => searchFoodNames(index, query, byName).map((one) => one.name)
          expect(found(name.toUpperCase())[0]).toBe(name)
          const gap = 1 + (at % (name.length - 1))
          const slipped = name.slice(0, gap) + name.slice(gap + 1)
          expect(found(slipped)).toContain(name)
        },
      ),
    )
  })
})

test('matches a food by the beginnings of its name and brand words, not by their middles', () => {
  const bar = { name: 'Protein bar, cookies', brand: 'Quest' }
  for (const query of ['quest', 'prot bar', 'cookie']) expect(matchesQuery(bar, query)).toBe(true)
  for (const query of ['otein', 'quest egg']) expect(matchesQuery(bar, query)).toBe(false)
})
