import { expect, test } from 'vitest'
import { firstScreenOf } from './shelf.ts'

const productsOf = (category: string, count: number) =>
  Array.from({ length: count }, (_, index) => ({
    kind: 'peptide' as const,
    category,
    name: `${category} ${index}`,
  }))

test('a first screen has the first shelves, even if one alone would fill a grid', () => {
  const products = ['Fat Loss', 'Recovery', 'Sleep', 'Skin'].flatMap((category) => productsOf(category, 30))
  const first = firstScreenOf(products)
  const counts = Map.groupBy(first, ({ category }) => category)
  expect([...counts].map(([category, { length }]) => [category, length])).toEqual([
    ['Fat Loss', 24],
    ['Recovery', 3],
    ['Sleep', 3],
  ])
})
