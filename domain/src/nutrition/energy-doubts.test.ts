import fc from 'fast-check'
import { expect, test } from 'vitest'
import { energyDoubt } from './energy-doubts.ts'

test.each([
  ['a shake without calories', { calories: 0, protein: 50 }, { kind: 'tooFew', macro: 'protein', kcal: 200 }],
  [
    'calories with a digit missing',
    { calories: 24, fat: 22, protein: 8 },
    { kind: 'tooFew', macro: 'fat', kcal: 198 },
  ],
  [
    'sugar without calories',
    { calories: 5, carbs: 30, sugar: 30 },
    { kind: 'tooFew', macro: 'carbs', kcal: 120 },
  ],
  [
    'a plate of carbs without calories',
    { calories: 0, carbs: 100 },
    { kind: 'tooFew', macro: 'carbs', kcal: 400 },
  ],
  [
    'macros that add up',
    { calories: 30, protein: 15, fat: 5 },
    { kind: 'tooFew', macro: undefined, kcal: 105 },
  ],
  ['calories with a zero too many', { calories: 9000, protein: 1 }, { kind: 'tooMany', kcal: 4 }],
])('%s are questioned', (_, food, doubt) => expect(energyDoubt(food)).toEqual(doubt))

test.each([
  ['an egg', { calories: 72, protein: 6.3, carbs: 0.4, fat: 4.8 }],
  ['a fiber cracker', { calories: 20, protein: 1, carbs: 14, fat: 0, fiber: 13 }],
  ['candy of erythritol', { calories: 10, protein: 0, carbs: 40, fat: 0, sugar: 0 }],
  ['konjac noodles', { calories: 5, carbs: 3, fiber: 3 }],
  ['a bottle of wine', { calories: 625, protein: 0.5, carbs: 20, fat: 0 }],
  ['a shot of vodka', { calories: 97, protein: 0, carbs: 0, fat: 0 }],
  ['a zero drink', { calories: 0, carbs: 1 }],
  ['calories alone', { calories: 4500 }],
  ['macros alone', { protein: 50, carbs: 20, fat: 10 }],
])('%s is not questioned', (_, food) => expect(energyDoubt(food)).toBeUndefined())

const grams = fc.integer({ min: 0, max: 20_000 }).map((hundredths) => hundredths / 100)

test('never questions calories near those of the macros, and always questions distant ones', () => {
  fc.assert(
    fc.property(grams, grams, grams, fc.integer({ min: 80, max: 125 }), (protein, carbs, fat, percent) => {
      const kcal = 4 * protein + 4 * carbs + 9 * fat
      const food = { protein, carbs, fat }
      expect(energyDoubt({ ...food, calories: (kcal * percent) / 100 })).toBeUndefined()
      fc.pre(protein > 0)
      expect(energyDoubt({ ...food, calories: 2 * kcal + 701 })?.kind).toBe('tooMany')
      expect(energyDoubt({ ...food, protein: protein + 13, calories: 0 })?.kind).toBe('tooFew')
    }),
  )
})
