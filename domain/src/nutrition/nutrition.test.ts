import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fiberOf, macroSplit, mealAt, portionOf, shareOfTarget, stepServings, sumOf } from './nutrition.ts'

const grams = fc.integer({ min: 0, max: 200_000 }).map((hundredths) => hundredths / 100)
const food = fc.record({ calories: grams, protein: grams, carbs: grams, fat: grams })
const portion = fc
  .tuple(food, fc.integer({ min: 100, max: 1_000_000 }))
  .map(([figures, thousandths]) => ({ ...figures, servings: thousandths / 1000 }))

const egg = { calories: 72, protein: 6.3, carbs: 0.4, fat: 4.8 }

describe('portions', () => {
  test('multiplies one half, two and a half, three tenths, an eighth', () => {
    expect(portionOf(egg, 0.125)).toEqual({ calories: 9, protein: 0.79, carbs: 0.05, fat: 0.6 })
    expect(portionOf(egg, 0.5)).toEqual({ calories: 36, protein: 3.15, carbs: 0.2, fat: 2.4 })
    expect(portionOf(egg, 2.5)).toEqual({ calories: 180, protein: 15.75, carbs: 1, fat: 12 })
    expect(portionOf({ ...egg, protein: 0.1 }, 0.3).protein).toBe(0.03)
  })

  test('sums a day’s food, and an empty day is zero', () => {
    expect(sumOf([])).toEqual({ calories: 0, protein: 0, carbs: 0, fat: 0 })
    expect(
      sumOf([
        { ...egg, servings: 2 },
        { calories: 89, protein: 1.1, carbs: 22.8, fat: 0.3, servings: 0.5 },
      ]),
    ).toEqual({ calories: 188.5, protein: 13.15, carbs: 12.2, fat: 9.75 })
  })

  test("the order doesn't matter, and meals add up to their day", () => {
    fc.assert(
      fc.property(fc.array(portion, { maxLength: 30 }), fc.nat(30), (eaten, cut) => {
        const day = sumOf(eaten)
        expect(sumOf(eaten.toReversed())).toEqual(day)
        const [morning, evening] = [sumOf(eaten.slice(0, cut)), sumOf(eaten.slice(cut))]
        expect(morning.calories + evening.calories).toBeCloseTo(day.calories, 1)
      }),
    )
  })
})

test('sums known fiber and counts portions without it', () => {
  const portions = [
    { fiber: 3.1, servings: 1.5 },
    { fiber: null, servings: 2 },
    { fiber: 0.1, servings: 3 },
    { fiber: 0, servings: 1 },
  ]
  expect(fiberOf(portions)).toEqual({ grams: 4.95, unknown: 1 })
  expect(fiberOf([])).toEqual({ grams: 0, unknown: 0 })
})

describe('progress toward a target', () => {
  test.each([
    [0, 2000, { percent: 0, remaining: 2000, over: 0 }],
    [1499.6, 2000, { percent: 75, remaining: 500, over: 0 }],
    [2000, 2000, { percent: 100, remaining: 0, over: 0 }],
    [2310, 2000, { percent: 116, remaining: 0, over: 310 }],
    [1200, 2758.97, { percent: 43, remaining: 1559, over: 0 }],
  ])('%d of %d', (eaten, target, share) => expect(shareOfTarget(eaten, target)).toEqual(share))

  test('the eaten, remaining and exceeding amounts always add up to the target', () => {
    fc.assert(
      fc.property(grams, fc.integer({ min: 1, max: 10_000 }), (eaten, target) => {
        const { remaining, over } = shareOfTarget(eaten, target)
        expect(Math.round(eaten) + remaining - over).toBe(target)
        expect(Math.min(remaining, over)).toBe(0)
      }),
    )
  })

  test('is refused for a target of zero', () => {
    expect(() => shareOfTarget(1, 0)).toThrow(RangeError)
    expect(() => shareOfTarget(1, Number.NaN)).toThrow(RangeError)
  })
})

describe('the macro split', () => {
  test('counts energy, not grams', () => {
    // 25 g × 4, 50 g × 4 and 11.11 g × 9: 100, 200 and 100 kcal.
    expect(macroSplit({ protein: 25, carbs: 50, fat: 11.11 })).toEqual({ protein: 25, carbs: 50, fat: 25 })
    expect(macroSplit({ protein: 0, carbs: 0, fat: 3 })).toEqual({ protein: 0, carbs: 0, fat: 100 })
  })

  test('nothing has no split', () => {
    expect(macroSplit({ protein: 0, carbs: 0, fat: 0 })).toBeUndefined()
  })

  test('adds up to 100, each part within one of its exact share', () => {
    fc.assert(
      fc.property(food, (eaten) => {
        const split = macroSplit(eaten)
        if (!split) return
        expect(split.protein + split.carbs + split.fat).toBe(100)
        const total = 4 * eaten.protein + 4 * eaten.carbs + 9 * eaten.fat
        expect(Math.abs(split.fat - (900 * eaten.fat) / total)).toBeLessThanOrEqual(1)
        expect(Math.abs(split.carbs - (400 * eaten.carbs) / total)).toBeLessThanOrEqual(1)
        expect(Math.min(split.protein, split.carbs, split.fat)).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

test.each([
  ['2026-03-10T11:59:00Z', 'America/New_York', 'breakfast'],
  ['2026-03-10T14:59:00Z', 'America/New_York', 'breakfast'],
  ['2026-03-10T15:00:00Z', 'America/New_York', 'lunch'],
  ['2026-03-10T19:30:00Z', 'America/New_York', 'snack'],
  ['2026-03-10T22:00:00Z', 'America/New_York', 'dinner'],
  ['2026-03-10T22:00:00Z', 'Pacific/Auckland', 'lunch'],
  ['2026-03-11T03:30:00Z', 'America/New_York', 'snack'],
  ['2026-03-10T12:30:00Z', 'Pacific/Honolulu', 'snack'],
])('at %s in %s it is %s', (instant, zone, meal) => expect(mealAt(Date.parse(instant), zone)).toBe(meal))

describe('servings by steps', () => {
  test.each([
    [1, 1, 1.1],
    [1, -1, 0.9],
    [0.2, 1, 0.3],
    [0.1, -1, 0.1],
    [1000, 1, 1000],
    [0.25, 1, 0.3],
    [0.25, -1, 0.2],
    [0.125, -1, 0.1],
  ])('%d and %d steps are %d', (servings, steps, result) =>
    expect(stepServings(servings, steps)).toBe(result),
  )

  test('a step up and down returns to the start, and never goes below a tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 9_999 }), (tenths) => {
        expect(stepServings(stepServings(tenths / 10, 1), -1)).toBe(tenths / 10)
        expect(stepServings(stepServings(tenths / 10, -1), 1)).toBe(tenths / 10)
      }),
    )
  })
})
