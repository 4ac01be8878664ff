import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  noOwnTargets,
  nutritionTargets,
  type OwnTargets,
  ownTargetBounds,
  proteinGuide,
  type TargetFacts,
  targetKinds,
} from './nutrition-targets.ts'

const TODAY = '2026-06-15'
const man: TargetFacts = {
  gender: 'male',
  dateOfBirth: '1996-06-15',
  heightFeet: 5,
  heightInches: 8,
  heightCm: null,
  weight: 170,
  goalWeight: null,
}

const caloriesOf = (person: TargetFacts, today = TODAY) => nutritionTargets(person, today).applied.calories
const proteinOf = (person: TargetFacts) => nutritionTargets(person, TODAY).applied.protein

describe('calories', () => {
  test('a man of 30 years, 170 lb and 5 ft 8 in', () => {
    // 88.362 + 13.397 × 77.11064 + 4.799 × 172.72 − 5.677 × 30 = 1779.98…, × 1.55
    const { amount, assumed, own } = caloriesOf(man)
    expect(amount).toBeCloseTo(2758.97, 1)
    expect([assumed, own]).toEqual([false, false])
  })

  test('typed centimeters take precedence over derived feet and inches', () => {
    const { amount } = caloriesOf(man)
    expect(caloriesOf({ ...man, heightCm: 173 }).amount - amount).toBeCloseTo(0.28 * 4.799 * 1.55, 6)
  })

  test.each(['female', 'other', 'prefer_not_to_say'])('the other equation for %s', (gender) => {
    // (447.593 + 9.247 × 77.11064 + 3.098 × 172.72 − 4.33 × 30) × 1.55
    expect(caloriesOf({ ...man, gender }).amount).toBeCloseTo(2427.02, 1)
  })

  test('age follows the calendar: the day before a birthday is a year younger', () => {
    const { amount } = caloriesOf(man)
    expect(caloriesOf(man, '2026-06-14').amount - amount).toBeCloseTo(5.677 * 1.55, 6)
  })

  test.each<[string, Partial<TargetFacts>]>([
    ['gender', { gender: null }],
    ['date of birth', { dateOfBirth: null }],
    ['feet', { heightFeet: null }],
    ['inches', { heightInches: null }],
    ['weight', { weight: null }],
    ['a height', { heightFeet: 0, heightInches: 0 }],
    ['a birthday that has been', { dateOfBirth: '2027-01-01' }],
  ])('without %s, the target is a default of 2000', (_name, lacking) => {
    expect(caloriesOf({ ...man, ...lacking })).toEqual({ amount: 2000, assumed: true, own: false })
  })

  test('0 inches count as a height', () => {
    expect(caloriesOf({ ...man, heightInches: 0 }).assumed).toBe(false)
  })
})

describe('protein', () => {
  const kg = 77.11064

  test.each<[string, Partial<TargetFacts>, number]>([
    ['a man who keeps his weight', { goalWeight: 170 }, 1.3],
    ['a man without a goal', {}, 1.3],
    ['a man who loses', { goalWeight: 169.9 }, 1.5],
    ['a man who gains', { goalWeight: 180 }, 1.3],
    ['a man whose goal is underweight', { goalWeight: 110 }, 1.3],
    ['a woman who keeps her weight', { gender: 'female' }, 1.2],
    ['a woman who loses', { gender: 'female', goalWeight: 150 }, 1.4],
  ])('%s', (_who, facts, factor) => {
    const person = { ...man, ...facts }
    const { amount, assumed } = proteinOf(person)
    expect(amount).toBeCloseTo(kg * factor, 6)
    expect(assumed).toBe(false)
    expect(nutritionTargets(person, TODAY).proteinPerKg).toBeCloseTo(factor, 9)
  })

  test('needs neither age nor height', () => {
    expect(proteinOf({ ...man, dateOfBirth: null, heightFeet: null }).assumed).toBe(false)
  })

  test.each([{ weight: null }, { gender: null }])('is a default of 120 g with %o', (lacking) => {
    expect(proteinOf({ ...man, ...lacking })).toEqual({ amount: 120, assumed: true, own: false })
    expect(nutritionTargets({ ...man, ...lacking }, TODAY).proteinPerKg).toBeNull()
  })

  test('the guideline is 0.7 to 1 g per pound of goal weight', () => {
    expect(proteinGuide(160)).toEqual({ min: 112, max: 160 })
    expect(proteinGuide(155)).toEqual({ min: 109, max: 155 })
  })
})

describe('fiber and water', () => {
  const nobody: TargetFacts = { ...man, gender: null, weight: null }

  test('fiber is 14 g per 1,000 kcal of the applicable energy target', () => {
    expect(nutritionTargets(nobody, TODAY).applied.fiber).toEqual({ amount: 28, assumed: true, own: false })
    const own = { ...noOwnTargets, calories: 1500 }
    expect(nutritionTargets(nobody, TODAY, own).applied.fiber).toEqual({
      amount: 21,
      assumed: false,
      own: false,
    })
    expect(nutritionTargets(man, TODAY).applied.fiber.amount).toBeCloseTo(2.75897 * 14, 2)
  })

  test.each([
    ['male', 3000, false],
    ['female', 2200, false],
    ['other', 2200, false],
    [null, 2200, true],
  ])('water for %s is %d mL of drinks', (gender, amount, assumed) => {
    const { water } = nutritionTargets({ ...man, gender }, TODAY).applied
    expect(water).toEqual({ amount, assumed, own: false })
  })
})

const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 8 })
const anybody: fc.Arbitrary<TargetFacts> = fc.record({
  gender: orNone(fc.constantFrom('male', 'female', 'other', 'prefer_not_to_say')),
  dateOfBirth: orNone(fc.integer({ min: 1900, max: 2030 }).map((year) => `${year}-02-28`)),
  heightFeet: orNone(fc.integer({ min: 0, max: 8 })),
  heightInches: orNone(fc.integer({ min: 0, max: 11 })),
  heightCm: fc.option(fc.integer({ min: 30, max: 272 })),
  weight: orNone(fc.integer({ min: 1, max: 1500 })),
  goalWeight: orNone(fc.integer({ min: 1, max: 1500 })),
})
const within = (kind: keyof OwnTargets) => {
  const { min, max } = ownTargetBounds[kind]
  return fc.option(fc.integer({ min, max }))
}
const anyOwn: fc.Arbitrary<OwnTargets> = fc.record({
  calories: within('calories'),
  protein: within('protein'),
  fiber: within('fiber'),
  water: within('water'),
})

test('every target is above 0 for any profile', () => {
  fc.assert(
    fc.property(anybody, anyOwn, (person, own) => {
      const { applied, computed } = nutritionTargets(person, TODAY, own)
      for (const kind of targetKinds) {
        expect(applied[kind].amount).toBeGreaterThan(0)
        expect(computed[kind].amount).toBeGreaterThan(0)
      }
    }),
  )
})

test('a personal target applies unchanged, and clearing it restores the computed one', () => {
  fc.assert(
    fc.property(anybody, anyOwn, (person, own) => {
      const { applied, computed } = nutritionTargets(person, TODAY, own)
      for (const kind of targetKinds) {
        const set = own[kind]
        const expected =
          set === null ? { ...computed[kind], own: false } : { amount: set, assumed: false, own: true }
        expect(applied[kind]).toEqual(expected)
      }
      // Only fiber depends on another target: energy.
      const without = nutritionTargets(person, TODAY).computed
      for (const kind of ['calories', 'protein', 'water'] as const)
        expect(computed[kind]).toEqual(without[kind])
    }),
  )
})
