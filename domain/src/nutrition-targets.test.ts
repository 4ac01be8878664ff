import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nutritionTargets, type TargetFacts } from './nutrition-targets.ts'

const TODAY = '2026-06-15'
const man: TargetFacts = {
  gender: 'male',
  dateOfBirth: '1996-06-15',
  heightFeet: 5,
  heightInches: 8,
  weight: 170,
  goalWeight: null,
}

describe('calories', () => {
  test('a man of 30 years, 170 lb and 5 ft 8 in', () => {
    // 88.362 + 13.397 × 77.11064 + 4.799 × 172.72 − 5.677 × 30 = 1779.98…, × 1.55
    const { calories, caloriesAssumed } = nutritionTargets(man, TODAY)
    expect(calories).toBeCloseTo(2758.97, 1)
    expect(caloriesAssumed).toBe(false)
  })

  test.each(['female', 'other', 'prefer_not_to_say'])('the other equation for %s', (gender) => {
    // (447.593 + 9.247 × 77.11064 + 3.098 × 172.72 − 4.33 × 30) × 1.55
    expect(nutritionTargets({ ...man, gender }, TODAY).calories).toBeCloseTo(2427.02, 1)
  })

  test('age counts on the calendar: the day before a birthday one is a year younger', () => {
    const { calories } = nutritionTargets(man, TODAY)
    expect(nutritionTargets(man, '2026-06-14').calories - calories).toBeCloseTo(5.677 * 1.55, 6)
  })

  test.each<[string, Partial<TargetFacts>]>([
    ['gender', { gender: null }],
    ['date of birth', { dateOfBirth: null }],
    ['feet', { heightFeet: null }],
    ['inches', { heightInches: null }],
    ['weight', { weight: null }],
    ['a height', { heightFeet: 0, heightInches: 0 }],
    ['a birthday that has been', { dateOfBirth: '2027-01-01' }],
  ])('without %s it is 2000 and says so', (_what, lacking) => {
    const { calories, caloriesAssumed } = nutritionTargets({ ...man, ...lacking }, TODAY)
    expect([calories, caloriesAssumed]).toEqual([2000, true])
  })

  test('0 inches are a height', () => {
    expect(nutritionTargets({ ...man, heightInches: 0 }, TODAY).caloriesAssumed).toBe(false)
  })
})

describe('protein', () => {
  const kg = 77.11064

  test.each<[string, Partial<TargetFacts>, number]>([
    ['a man who keeps his weight', { goalWeight: 170 }, 1.3],
    ['a man without a goal', {}, 1.3],
    ['a man who loses', { goalWeight: 169.9 }, 1.5],
    ['a man who gains', { goalWeight: 180 }, 1.3],
    ['a woman who keeps her weight', { gender: 'female' }, 1.2],
    ['a woman who loses', { gender: 'female', goalWeight: 150 }, 1.4],
  ])('%s', (_who, facts, factor) => {
    const { protein, proteinAssumed } = nutritionTargets({ ...man, ...facts }, TODAY)
    expect(protein).toBeCloseTo(kg * factor, 6)
    expect(proteinAssumed).toBe(false)
  })

  test('needs neither age nor height', () => {
    const { proteinAssumed } = nutritionTargets({ ...man, dateOfBirth: null, heightFeet: null }, TODAY)
    expect(proteinAssumed).toBe(false)
  })

  test.each([{ weight: null }, { gender: null }])('is 120 g, and says so, with %o', (lacking) => {
    const { protein, proteinAssumed } = nutritionTargets({ ...man, ...lacking }, TODAY)
    expect([protein, proteinAssumed]).toEqual([120, true])
  })
})

test('whatever a profile says, both targets are above 0', () => {
  const orNone = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 8 })
  const anybody = fc.record({
    gender: orNone(fc.constantFrom('male', 'female', 'other', 'prefer_not_to_say')),
    dateOfBirth: orNone(fc.integer({ min: 1900, max: 2030 }).map((year) => `${year}-02-28`)),
    heightFeet: orNone(fc.integer({ min: 0, max: 8 })),
    heightInches: orNone(fc.integer({ min: 0, max: 11 })),
    weight: orNone(fc.integer({ min: 1, max: 1500 })),
    goalWeight: orNone(fc.integer({ min: 1, max: 1500 })),
  })
  fc.assert(
    fc.property(anybody, (person) => {
      const { calories, protein } = nutritionTargets(person, TODAY)
      expect(Math.min(calories, protein)).toBeGreaterThan(0)
    }),
  )
})
