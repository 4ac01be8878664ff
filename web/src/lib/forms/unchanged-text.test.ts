import { expect, test } from 'vitest'
import { unchangedText } from './unchanged-text.ts'

const names = new Map(Array.from({ length: 8 }, (_, id) => [id, `K7M-4Q2-9${id}`] as const))
const SHORT = 'Not enough left in stock'

test('names unchanged items, grouped by problem', () => {
  const notFound = 'This order doesn’t exist'
  const results = [
    { id: 0, problem: null },
    { id: 1, problem: SHORT },
    { id: 2, problem: notFound },
    { id: 3, problem: SHORT },
  ]
  expect(unchangedText(results, names)).toBe(
    `K7M-4Q2-91, K7M-4Q2-93 weren’t changed: ${SHORT}. K7M-4Q2-92 wasn’t changed: ${notFound}`,
  )
})

test('names only the first of many', () => {
  const results = [...names.keys()].map((id) => ({ id, problem: SHORT }))
  expect(unchangedText(results, names)).toBe(
    `K7M-4Q2-90, K7M-4Q2-91, K7M-4Q2-92, K7M-4Q2-93, K7M-4Q2-94 and 3 more weren’t changed: ${SHORT}`,
  )
})

test('is empty when everything changed', () => {
  expect(unchangedText([{ id: 0, problem: null }], names)).toBeUndefined()
})
