import { expect, test } from 'vitest'
import { folded, hasPart } from './folded.ts'

test('search ignores accents and case', () => {
  for (const name of ['Zoë', 'Zoe\u0308', 'ZOË', 'zoe', 'Ｚｏｅ']) expect(folded(name)).toBe('zoe')
  expect([folded('ﬁt'), folded('Ångström')]).toEqual(['fit', 'angstrom'])
})

test('finds a typed part', () => {
  expect([hasPart('Zoe\u0308 Keller', ' zoë k'), hasPart('Zoë', 'zoa'), hasPart('Zoë', '')]).toEqual([
    true,
    false,
    true,
  ])
})
