import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centimeters, feetAndInches, heightChanges } from './heights.ts'

test.each([
  [92, 3, 0],
  [152.4, 5, 0],
  [173, 5, 8],
  [182.8, 6, 0],
  [272, 8, 11],
])('%d cm are %d feet and %d inches', (cm, heightFeet, heightInches) => {
  expect(feetAndInches(cm)).toEqual({ heightFeet, heightInches })
})

test('centimeters as typed, otherwise computed from feet and inches', () => {
  expect(centimeters({ heightCm: 178.5, heightFeet: 5, heightInches: 10 })).toBe(178.5)
  expect(centimeters({ heightCm: null, heightFeet: 5, heightInches: 0 })).toBeCloseTo(152.4, 9)
  expect(centimeters({ heightCm: null, heightFeet: 5, heightInches: null })).toBeNull()
})

describe('changes', () => {
  test.each([
    [{}, {}],
    [{ heightCm: 178 }, { heightCm: 178, heightFeet: 5, heightInches: 10 }],
    [
      { heightCm: 178, heightFeet: 6, heightInches: 1 },
      { heightCm: 178, heightFeet: 5, heightInches: 10 },
    ],
    [{ heightInches: 3 }, { heightInches: 3, heightCm: null }],
    [
      { heightCm: null, heightFeet: 6, heightInches: null },
      { heightFeet: 6, heightInches: null, heightCm: null },
    ],
    [{ heightCm: null }, { heightCm: null, heightFeet: null, heightInches: null }],
  ])('by %j: %j', (given, changes) => expect(heightChanges(given)).toEqual(changes))
})

test('every height allowed at setup round-trips, and feet and inches are within an inch', () => {
  fc.assert(
    fc.property(fc.integer({ min: 920, max: 2720 }), (tenths) => {
      const cm = tenths / 10
      const { heightFeet = 0, heightInches = 0, heightCm = null } = heightChanges({ heightCm: cm })
      expect(centimeters({ heightFeet, heightInches, heightCm })).toBe(cm)
      expect(heightFeet).toSatisfy((feet: number) => feet >= 3 && feet <= 8)
      expect(heightInches).toSatisfy((inches: number) => inches >= 0 && inches <= 11)
      const inInches = centimeters({ heightFeet, heightInches, heightCm: null }) ?? 0
      expect(Math.abs(inInches - cm)).toBeLessThanOrEqual(1.27 + 1e-9)
    }),
  )
})
