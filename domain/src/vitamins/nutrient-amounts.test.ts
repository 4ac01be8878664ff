import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ADULT_AGE, dailyAmount, type NutrientName } from './nutrient-amounts.ts'

// NIH ODS, fact sheets for health professionals.
test.each([
  ['vitaminD', 70, 'male', 600, 4000],
  ['vitaminD', 71, 'female', 800, 4000],
  ['vitaminB12', 40, 'female', 2.4, null],
  ['vitaminC', 40, 'male', 90, 2000],
  ['vitaminC', 40, 'female', 75, 2000],
  ['folicAcid', 30, 'female', 400, 1000],
  ['calcium', 50, 'female', 1000, 2500],
  ['calcium', 51, 'female', 1200, 2000],
  ['calcium', 51, 'male', 1000, 2000],
  ['calcium', 71, 'male', 1200, 2000],
  ['iron', 50, 'female', 18, 45],
  ['iron', 51, 'female', 8, 45],
  ['iron', 30, 'male', 8, 45],
  ['zinc', 30, 'male', 11, 40],
  ['zinc', 30, 'female', 8, 40],
] as const)('%s at %i, %s: %d, at most %s', (name, age, sex, need, upperLimit) => {
  expect(dailyAmount(name, age, sex)).toMatchObject({ need, amount: need, upperLimit })
})

test.each([
  [30, 'male', 400, 350],
  [31, 'male', 420, 350],
  [30, 'female', 310, 310],
  [31, 'female', 320, 320],
] as const)('magnesium at %i, %s: of %d at most %d from supplements', (age, sex, need, amount) => {
  expect(dailyAmount('magnesium', age, sex)).toMatchObject({ need, amount, limitsSupplementsOnly: true })
})

const names: NutrientName[] = [
  'vitaminD',
  'vitaminB12',
  'vitaminC',
  'folicAcid',
  'calcium',
  'magnesium',
  'iron',
  'zinc',
]

test('never exceed the upper limit, and without a sex use the lower amount', () => {
  fc.assert(
    fc.property(fc.constantFrom(...names), fc.integer({ min: ADULT_AGE, max: 120 }), (name, age) => {
      const either = dailyAmount(name, age)
      expect(either.amount).toBeLessThanOrEqual(either.upperLimit ?? Number.POSITIVE_INFINITY)
      for (const sex of ['male', 'female'] as const) {
        const { amount, need, upperLimit } = dailyAmount(name, age, sex)
        expect(amount).toBeGreaterThan(0)
        expect(amount).toBeLessThanOrEqual(upperLimit ?? Number.POSITIVE_INFINITY)
        expect(either.need).toBeLessThanOrEqual(need)
      }
    }),
  )
})

test('there are no amounts for children', () => {
  expect(() => dailyAmount('iron', 18, 'female')).toThrow(RangeError)
})
