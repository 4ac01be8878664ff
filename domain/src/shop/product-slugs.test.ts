import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slugOf, slugsOf, slugsToHold } from './product-slugs.ts'

test.each([
  ['BPC-157', 'bpc-157'],
  ['CJC-1295 without DAC', 'cjc-1295-without-dac'],
  ['Thymosin α1', 'thymosin-alpha1'],
  ['  GHK-Cu (50 mg) ', 'ghk-cu-50-mg'],
  ['Crème & Öl', 'creme-ol'],
  ['💉', ''],
])('%s is %s', (name, slug) => expect(slugOf(name)).toBe(slug))

test('equal slugs are numbered, and the first keeps its own', () => {
  const products = [
    { id: 9, name: 'GHK Cu' },
    { id: 3, name: 'GHK-Cu' },
    { id: 5, name: 'Cart' },
    { id: 7, name: '💉' },
  ]
  expect([...slugsOf(products)]).toEqual([
    [3, 'ghk-cu'],
    [5, 'cart-5'],
    [7, 'product'],
    [9, 'ghk-cu-9'],
  ])
})

test('for any names, slugs are unique and need no escaping', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('a', 'A', 'a-2', 'a 2 2', 'cart', 'cart-1', ''))
  fc.assert(
    fc.property(fc.array(name, { maxLength: 30 }), (names) => {
      const slugs = [...slugsOf(names.map((name, id) => ({ id, name }))).values()]
      expect(new Set(slugs).size).toBe(names.length)
      for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }),
  )
})

test('for any renames, no product takes a slug that another has or had', () => {
  const name = fc.constantFrom('a', 'A!', 'b', 'a-1', 'a 1 1', 'b-2', 'cart')
  const renames = fc.array(fc.tuple(fc.nat(3), name), { maxLength: 12 })
  fc.assert(
    fc.property(fc.array(name, { minLength: 4, maxLength: 4 }), renames, (names, steps) => {
      const products = names.map((name, id) => ({ id, name }))
      const held = new Map<string, number>()
      const owners = new Map<string, number>()
      for (const [id, name] of steps) {
        const before = slugsOf(products, held)
        for (const [owner, slug] of before) owners.set(slug, owner)
        products[id] = { id, name }
        for (const [slug, owner] of slugsToHold(before, products, held)) held.set(slug, owner)
        for (const [owner, slug] of slugsOf(products, held)) expect(owners.get(slug) ?? owner).toBe(owner)
      }
    }),
  )
})
