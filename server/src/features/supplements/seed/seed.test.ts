import { vitaminBundles } from '@pepwell/domain/shop/vitamin-bundles'
import { ADULT_AGE, dailyAmount } from '@pepwell/domain/vitamins/nutrient-amounts'
import { presetSupplements, supplementUnits } from '@pepwell/domain/vitamins/supplements'
import { expect, test } from 'vitest'
import { seedRevision, supplementSeed } from './index.ts'
import { supplementCategories } from './supplement-seed.ts'

test.each(presetSupplements)('the preset %s is in the catalog', (name) => {
  expect(supplementSeed.filter((supplement) => supplement.name === name)).toHaveLength(1)
})

test('supplement names are unique', () => {
  const names = supplementSeed.map(({ name }) => name.toLowerCase())
  expect(new Set(names).size).toBe(names.length)
})

test.each(supplementSeed)('$name is complete and within limits', (supplement) => {
  expect(supplement.name.length).toBeLessThanOrEqual(100)
  expect(supplementCategories).toContain(supplement.category)
  expect(supplementUnits).toContain(supplement.dosageUnit)
  expect(supplement.dosageAmount).toBeGreaterThanOrEqual(0.1)
  for (const text of [
    supplement.description,
    supplement.recommendedUse,
    supplement.benefits,
    supplement.sideEffects,
  ]) {
    expect(text.trim()).toBe(text)
    expect(text).toMatch(/^\S.{10,998}\.$/)
  }
})

test.each([
  ['Vitamin D3', 'vitaminD'],
  ['Vitamin B12', 'vitaminB12'],
  ['Vitamin C', 'vitaminC'],
  ['Folic Acid', 'folicAcid'],
  ['Calcium', 'calcium'],
  ['Magnesium', 'magnesium'],
  ['Iron', 'iron'],
  ['Zinc', 'zinc'],
] as const)(
  'the usual amount of %s is in the unit of its limit and below it at every age',
  (name, nutrient) => {
    const supplement = supplementSeed.find((known) => known.name === name)
    for (const age of [ADULT_AGE, 35, 60, 90]) {
      const { unit, upperLimit } = dailyAmount(nutrient, age)
      expect(supplement?.dosageUnit).toBe(unit)
      expect(supplement?.dosageAmount).toBeLessThanOrEqual(upperLimit ?? Number.POSITIVE_INFINITY)
    }
  },
)

test('no text promises a cure', () => {
  for (const { benefits } of supplementSeed)
    expect(benefits).not.toMatch(/\b(cures?|guarantee|miracle|boosts?)\b/i)
})

test('the revision is that of the latest change', () => {
  expect(Math.max(...supplementSeed.map(({ since = 1 }) => since))).toBe(seedRevision)
})

test.each(vitaminBundles)(
  '$name is made of supplements of the catalogue, in their usual amounts',
  ({ components }) => {
    for (const { name, quantity, unit } of components)
      expect(supplementSeed).toContainEqual(
        expect.objectContaining({ name, dosageAmount: quantity, dosageUnit: unit }),
      )
  },
)
