import { assert, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Syringe } from '../doses/syringes.ts'
import { rational, toShort } from '../math/rational.ts'
import {
  convertedBy,
  doseIn,
  dosesInVial,
  isAboveWater,
  stepOf,
  stepped,
  type Vial,
  volumeToDraw,
} from './vials.ts'

const fiveInOne: Vial = { amount: 5, unit: 'mg', waterMl: 1 }
const hgh: Vial = { amount: 10, unit: 'IU', waterMl: 1 }
const half: Syringe = { scale: 'U-100', capacity: 0.5 }

describe('draws', () => {
  test.each([
    [{ amount: 0.5, unit: 'mg' }, '0.1'],
    [{ amount: 500, unit: 'mcg' }, '0.1'],
    [{ amount: 10, unit: 'units' }, '0.1'],
    [{ amount: 0.1, unit: 'mL' }, '0.1'],
    [{ amount: 2, unit: 'IU' }, undefined],
  ] as const)('%o of 5 mg in 1 mL is %s mL', (dose, mL) => {
    const volume = volumeToDraw(dose, fiveInOne, 'U-100')
    expect(volume && toShort(volume, 6)).toBe(mL)
  })

  test('IU only come from a vial in IU', () => {
    const volume = volumeToDraw({ amount: 2, unit: 'IU' }, hgh, 'U-100')
    expect(volume && toShort(volume, 6)).toBe('0.2')
    expect(volumeToDraw({ amount: 2, unit: 'mg' }, hgh, 'U-100')).toBeUndefined()
    expect(dosesInVial({ amount: 2, unit: 'IU' }, hgh, 'U-100')).toBe(5)
  })

  test('doses of a vial are whole', () => {
    const of = (amount: number) => dosesInVial({ amount, unit: 'mg' }, { ...fiveInOne, waterMl: 2 }, 'U-100')
    expect([of(0.25), of(0.3), of(5), of(6)]).toEqual([20, 16, 1, 0])
  })

  test('more than the water exceeds the vial', () => {
    expect(isAboveWater(rational('1.01'), fiveInOne)).toBe(true)
    expect(isAboveWater(rational(1), fiveInOne)).toBe(false)
  })
})

describe('another unit', () => {
  const by = { vial: fiveInOne, scale: 'U-100' } as const

  test('between mg and mcg needs no vial', () => {
    expect(convertedBy({ amount: 0.5, unit: 'mg' }, 'mcg')).toEqual({ amount: 500, unit: 'mcg' })
  })

  test('is converted by the vial if there is one', () => {
    expect(convertedBy({ amount: 0.5, unit: 'mg' }, 'units', by)).toEqual({ amount: 10, unit: 'units' })
    expect(convertedBy({ amount: 10, unit: 'units' }, 'mcg', by)).toEqual({ amount: 500, unit: 'mcg' })
    expect(convertedBy({ amount: 0.5, unit: 'mg' }, 'units')).toBeUndefined()
    expect(convertedBy({ amount: 0.5, unit: 'mg' }, 'IU', by)).toBeUndefined()
  })

  test('is undefined without a finite decimal', () => {
    expect(doseIn(rational('0.1'), 'mg', { amount: 10, unit: 'mg', waterMl: 3 }, 'U-100')).toBeUndefined()
  })
})

const vials = record({
  amount: integer({ min: 1, max: 100 }),
  unit: constantFrom('mg', 'IU'),
  waterMl: integer({ min: 1, max: 10 }),
})

test('round-trips, checked in whole numbers', () => {
  assert(
    property(vials, integer({ min: 1, max: 500 }), (vial, units) => {
      const dose = convertedBy({ amount: units, unit: 'units' }, vial.unit, { vial, scale: 'U-100' })
      // units ÷ 100 mL × amount ÷ water, in millionths: whole or not at all.
      const millionths = (units * vial.amount * 1e4) / vial.waterMl
      expect(dose?.amount).toBe(Number.isInteger(millionths) ? millionths / 1e6 : undefined)
      if (dose) expect(convertedBy(dose, 'units', { vial, scale: 'U-100' })?.amount).toBe(units)
    }),
  )
})

describe('a step', () => {
  test.each([
    ['mg', half, fiveInOne, 0.05],
    ['mcg', half, fiveInOne, 50],
    ['mg', half, { ...fiveInOne, waterMl: 2 }, 0.025],
    ['mg', { scale: 'U-100', capacity: 1 }, fiveInOne, 0.1],
    ['mL', half, fiveInOne, 0.01],
    ['IU', half, hgh, 0.1],
    ['units', half, undefined, 1],
    ['units', { scale: 'U-100', capacity: 1 }, undefined, 2],
    ['mg', half, undefined, 0.05],
    ['mcg', half, undefined, 50],
    ['mg', half, { amount: 10, unit: 'mg', waterMl: 3 }, 0.05],
  ] as const)('in %s with %o and %o is %d', (unit, syringe, vial, step) => {
    expect(stepOf(unit, syringe, vial)).toBe(step)
  })

  test('up and down returns to the start, and never reaches zero', () => {
    const millionths = integer({ min: 1, max: 999_999_999 })
    assert(
      property(millionths, millionths, (amount, step) => {
        const up = stepped(amount / 1e6, step / 1e6, 1)
        expect(Math.round(up * 1e6)).toBe(amount + step)
        expect(stepped(up, step / 1e6, -1)).toBe(amount / 1e6)
        expect(stepped(amount / 1e6, step / 1e6, -1)).toBeGreaterThan(0)
      }),
    )
    expect(stepped(0.1, 0.2, 1)).toBe(0.3)
    expect(stepped(0.05, 0.05, -1)).toBe(0.05)
  })
})
