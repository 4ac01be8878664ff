import { describe, expect, test } from 'vitest'
import { barLengths, differenceText, remainingWeight } from './weight-goal.ts'

test.each([
  [170, 160, 'lbs', '10 lbs to lose'],
  [150, 162.5, 'lbs', '12.5 lbs to gain'],
  [161, 160, 'lbs', '1 lb to lose'],
  [170.3, 170.1, 'lbs', '0.2 lbs to lose'],
  [160, 160, 'lbs', 'You’re at your goal'],
  [170, 160, 'kg', '4.5 kg to lose'],
  [150, 162.5, 'kg', '5.7 kg to gain'],
  [160, 160.05, 'kg', 'You’re at your goal'],
] as const)('from %d to %d in %s: %s', (weight, goal, unit, text) => {
  expect(differenceText({ weight, goal }, unit)).toBe(text)
})

test.each([
  [171.1, 172, { current: 171.1, goal: 172, percentage: 100 }, '0.9 lbs past your goal'],
  [180, 172, { current: 171.1, goal: 172, percentage: 100 }, '8 lbs to lose'],
  [171.1, 165, { current: 171.1, goal: 172, percentage: 100 }, '6.1 lbs to lose'],
  [171.1, 172, { current: 171.1, goal: 172, percentage: 94 }, '0.9 lbs to gain'],
  [171.1, 172, { current: null, goal: 172, percentage: null }, '0.9 lbs to gain'],
])('at %d with the goal %d and weigh-ins that say %o: %s', (weight, goal, way, text) => {
  expect(differenceText({ weight, goal }, 'lbs', way)).toBe(text)
})

test('the difference has no more digits than a scale', () => {
  expect(remainingWeight({ weight: 170.3, goal: 160.1 }, 'lbs')).toBe(10.2)
})

describe('the bars', () => {
  test('the heavier one is full', () => {
    expect(barLengths({ weight: 200, goal: 150 })).toEqual({ weight: 100, goal: 75 })
    expect(barLengths({ weight: 120, goal: 160 })).toEqual({ weight: 75, goal: 100 })
  })
})
