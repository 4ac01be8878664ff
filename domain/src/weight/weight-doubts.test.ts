import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../time/calendar.ts'
import { loggedUnits, toPounds } from './weight.ts'
import { weightDoubt } from './weight-doubts.ts'

const day = '2026-03-09'
const before = { pounds: 170, day: '2026-03-08' }

describe('questioned weights', () => {
  test.each([
    [{ weight: 999, unit: 'lbs' }, before, { kind: 'unusual', meant: undefined }],
    [{ weight: 999, unit: 'lbs' }, undefined, { kind: 'unusual', meant: undefined }],
    [{ weight: 77.1, unit: 'lbs' }, before, { kind: 'jump', meant: { weight: 77.1, unit: 'kg' } }],
    [{ weight: 170.4, unit: 'kg' }, before, { kind: 'jump', meant: { weight: 170.4, unit: 'lbs' } }],
    [{ weight: 16.9, unit: 'lbs' }, before, { kind: 'unusual', meant: { weight: 169, unit: 'lbs' } }],
    [{ weight: 771, unit: 'kg' }, before, { kind: 'unusual', meant: { weight: 77.1, unit: 'kg' } }],
    [{ weight: 120, unit: 'lbs' }, before, { kind: 'jump', meant: undefined }],
  ] as const)('%o after %o', (typed, last, doubt) => expect(weightDoubt(typed, day, last)).toEqual(doubt))
})

const pounds = fc.integer({ min: 100, max: 400 })
const days = fc.integer({ min: -200, max: 200 })

test('never questions a change of a twentieth', () => {
  fc.assert(
    fc.property(pounds, days, fc.double({ min: -0.05, max: 0.05, noNaN: true }), (last, apart, share) => {
      const typed = { weight: Math.round(last * (1 + share) * 10) / 10, unit: 'lbs' } as const
      expect(weightDoubt(typed, addDays(day, apart), { pounds: last, day })).toBeUndefined()
    }),
  )
})

test("a weight questioned after a day isn't after a year, nor is the suggested one", () => {
  const typed = fc.integer({ min: 1, max: 15_000 }).map((tenths) => tenths / 10)
  expect(weightDoubt({ weight: 120, unit: 'lbs' }, addDays(day, 365), { pounds: 170, day })).toBeUndefined()
  fc.assert(
    fc.property(typed, fc.constantFrom(...loggedUnits), pounds, days, (weight, unit, last, apart) => {
      const on = addDays(day, apart)
      const doubt = weightDoubt({ weight, unit }, on, { pounds: last, day })
      if (!doubt?.meant) return
      expect(weightDoubt(doubt.meant, on, { pounds: last, day })).toBeUndefined()
      expect(toPounds(doubt.meant.weight, doubt.meant.unit)).not.toBe(toPounds(weight, unit))
    }),
  )
})
