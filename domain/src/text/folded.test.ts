import { expect, test } from 'vitest'
import { folded, hasPart } from './folded.ts'

test('a search compares without marks and capitals', () => {
  for (const name of ['Zoë', 'Zoe\u0308', 'ZOË', 'zoe', 'Ｚｏｅ']) expect(folded(name)).toBe('zoe')
  expect([folded('ﬁt'), folded('Ångström')]).toEqual(['fit', 'angstrom'])
})

test('a part is found as it is typed', () => {
  expect([hasPart('Zoe\u0308 Keller', ' zoë k'), hasPart('Zoë', 'zoa'), hasPart('Zoë', '')]).toEqual([
    true,
    false,
    true,
  ])
})
