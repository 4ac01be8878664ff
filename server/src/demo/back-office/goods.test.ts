import { expect, test } from 'vitest'
import { catalogueSeed } from '../../features/catalogue/seed/index.ts'
import { supplementSeed } from '../../features/supplements/seed/index.ts'
import { costsOf } from './goods.ts'

const pricesOf = (names: readonly string[]) =>
  names.map((name, n) => costsOf({ name, mg: null, price: null }, n).retailPrice)

test('vitamins cost less than peptides, and nothing costs a price that no shop would ask', () => {
  const vitamins = pricesOf(
    supplementSeed.filter(({ category }) => category !== 'bundle').map(({ name }) => name),
  )
  const peptides = pricesOf(catalogueSeed.map(({ name }) => name))
  expect(Math.min(...vitamins)).toBeGreaterThan(5)
  expect(Math.max(...vitamins)).toBeLessThan(40)
  expect(Math.min(...peptides)).toBeGreaterThan(25)
  expect(Math.max(...peptides)).toBeLessThan(200)
})

test('an operator’s own price stays, and costs are what is left below it', () => {
  const costs = costsOf({ name: 'BPC-157', mg: 5, price: 44.99 }, 4)
  expect(costs.retailPrice).toBe(44.99)
  expect(costs.costOfGoods).toBeLessThan(44.99)
})
