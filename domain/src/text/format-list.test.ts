import { expect, test } from 'vitest'
import { formatAlternatives, formatList } from './format-list.ts'

test.each([
  [[], '', ''],
  [['mg'], 'mg', 'mg'],
  [['mg', 'mcg'], 'mg and mcg', 'mg or mcg'],
  [['mg', 'mcg', 'IU'], 'mg, mcg, and IU', 'mg, mcg, or IU'],
])('%j in words', (items, all, one) => {
  expect([formatList(items), formatAlternatives(items)]).toEqual([all, one])
})
