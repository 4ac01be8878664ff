import { expect, test } from 'vitest'
import { either, listed } from './listed.ts'

test.each([
  [[], '', ''],
  [['mg'], 'mg', 'mg'],
  [['mg', 'mcg'], 'mg and mcg', 'mg or mcg'],
  [['mg', 'mcg', 'IU'], 'mg, mcg, and IU', 'mg, mcg, or IU'],
])('%j in words', (items, all, one) => {
  expect([listed(items), either(items)]).toEqual([all, one])
})
