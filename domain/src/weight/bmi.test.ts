import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bmiWarning } from '../safety/bmi-warning.ts'
import { bodyMass, goalDoubt } from './bmi.ts'

test.each([
  [154.324, 175, 22.86],
  [200, 180, 28],
  [null, 180, null],
  [200, null, null],
])('%s lbs at %s cm is a BMI of %s', (pounds, cm, expected) => {
  const index = bodyMass(pounds, cm)
  if (expected === null) expect(index).toBeNull()
  else expect(index).toBeCloseTo(expected, 1)
})

test.each([
  [null, 'warn', /^Add your height and weight to your profile so we know your BMI/],
  [17.96, 'leave-out', /^Your BMI of 17\.9 is underweight, so talk to your doctor/],
  [18.5, 'leave-out', /^Your BMI is 18\.5, and labels start weight loss at a BMI of 30, or 27/],
  [26.99, 'leave-out', /^Your BMI is 26\.9/],
  [27, 'warn', /^Your BMI is 27\.0: labels ask for a weight-related condition below 30/],
  [29.99, 'warn', /^Your BMI is 29\.9/],
])('a BMI of %s', (index, effect, sentence) => {
  const meaning = bmiWarning(index)
  expect(meaning).toMatchObject({ effect, sentence: expect.stringMatching(sentence) })
  expect(meaning?.source.url).toMatch(/^https:/)
})

test('from 30 on there is no warning, below there always is', () => {
  fc.assert(
    fc.property(fc.double({ min: 10, max: 80, noNaN: true }), (index) => {
      expect(bmiWarning(index) === undefined).toBe(index >= 30)
    }),
  )
})

test('a goal below a BMI of 18.5 is questioned', () => {
  expect(goalDoubt(110, 175)).toBe(
    'This goal is a BMI of 16.2, which is underweight (CDC, adult BMI categories, checked Nov 27, 2026). Did you mean another weight?',
  )
  expect(goalDoubt(140, 175)).toBeUndefined()
  expect(goalDoubt(110, null)).toBeUndefined()
  expect(goalDoubt(null, 175)).toBeUndefined()
})
