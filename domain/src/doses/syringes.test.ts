import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGreater, multiply, rational, toShort } from '../math/rational.ts'
import {
  drawWarning,
  filledFraction,
  graduationOf,
  graduationsOf,
  linesOf,
  type Syringe,
  type SyringeScale,
  syringeCapacities,
  syringeScales,
  unitsHeld,
} from './syringes.ts'

const syringe = (scale: SyringeScale, capacity: Syringe['capacity']): Syringe => ({ scale, capacity })
const warningOf = (volume: string, of: Syringe) => drawWarning(rational(volume), of)

test.each([
  ['U-100', 0.3, 30, 1],
  ['U-100', 0.5, 50, 1],
  ['U-100', 1, 100, 2],
  ['U-40', 0.3, 12, 0.5],
  ['U-40', 0.5, 20, 1],
  ['U-40', 1, 40, 1],
] as const)('a %s syringe of %d mL holds %d units, a line every %d', (scale, capacity, held, graduation) => {
  expect([unitsHeld({ scale, capacity }), graduationOf({ scale, capacity })]).toEqual([held, graduation])
})

test('barrels have marks for whole and half units, or one and two, and unavailable ones fall back to the standard', () => {
  expect(graduationsOf(syringe('U-100', 0.3))).toEqual([1, 0.5])
  expect(graduationsOf(syringe('U-100', 0.5))).toEqual([1, 0.5])
  expect(graduationsOf(syringe('U-100', 1))).toEqual([2, 1])
  expect(graduationOf({ scale: 'U-100', capacity: 0.3, graduation: 0.5 })).toBe(0.5)
  expect(graduationOf({ scale: 'U-100', capacity: 0.5, graduation: 0.5 })).toBe(0.5)
  expect(graduationOf({ scale: 'U-100', capacity: 0.5, graduation: 0.2 })).toBe(1)
  expect(graduationOf({ scale: 'U-100', capacity: 1, graduation: Number.NaN })).toBe(2)
})

describe('drawing', () => {
  test.each(syringeCapacities)(
    'accepts everything that a barrel of %d mL holds, and not slightly more',
    (capacity) => {
      expect(warningOf(String(capacity), syringe('U-100', capacity))).toBeUndefined()
      expect(warningOf(`${capacity}${capacity === 1 ? '.' : ''}0001`, syringe('U-100', capacity))?.kind).toBe(
        'above-barrel',
      )
    },
  )

  test('splits more than the barrel holds into equal draws', () => {
    const warning = warningOf('0.8', syringe('U-100', 0.3))
    expect(warning).toMatchObject({ kind: 'above-barrel', draws: 3 })
    expect(warning?.kind === 'above-barrel' && toShort(warning.unitsEach, 2)).toBe('26.67')
  })

  test('warns below the first line, but not at the line itself', () => {
    expect(warningOf('0.019', syringe('U-100', 1))).toEqual({ kind: 'below-graduation', graduation: 2 })
    expect(warningOf('0.02', syringe('U-100', 1))).toBeUndefined()
    expect(warningOf('0.01', syringe('U-100', 0.5))).toBeUndefined()
    expect(warningOf('0.0125', syringe('U-40', 0.3))).toBeUndefined()
  })

  test('names both lines when a volume falls between them', () => {
    expect(warningOf('0.05', syringe('U-100', 1))).toEqual({
      ...{ kind: 'between-lines', lower: 4, upper: 6 },
      nearest: 4,
    })
    expect(warningOf('0.05', syringe('U-100', 0.3))).toBeUndefined()
    expect(warningOf('0.03', syringe('U-40', 0.3))).toEqual({
      ...{ kind: 'between-lines', lower: 1, upper: 1.5 },
      nearest: 1,
    })
  })

  test.each([
    ['0.103', 10.5],
    ['0.105', 10.5],
    ['0.1024', 10],
    ['0.1025', 10],
    ['0.1026', 10.5],
  ])('%s mL is nearest to the mark for %d on a barrel with half units', (volume, nearest) => {
    const warning = warningOf(volume, { scale: 'U-100', capacity: 0.3, graduation: 0.5 })
    expect(warning?.kind === 'between-lines' ? warning.nearest : nearest).toBe(nearest)
  })

  const volume = fc.integer({ min: 1, max: 50_000 }).map((n) => multiply(rational(n), rational('0.0001')))

  const anySyringe = fc.record({
    scale: fc.constantFrom(...(Object.keys(syringeScales) as SyringeScale[])),
    capacity: fc.constantFrom(...syringeCapacities),
    graduation: fc.constantFrom(0.5, 1, 2, Number.NaN),
  })

  test('no mark of the barrel is nearer than the nearest', () => {
    fc.assert(
      fc.property(volume, anySyringe, (mL, of) => {
        const warning = drawWarning(mL, of)
        if (warning?.kind !== 'between-lines') return
        const units = Number(toShort(multiply(mL, rational(syringeScales[of.scale])), 6))
        const away = linesOf(of).map((line) => Math.abs(line.units - units))
        expect(linesOf(of).map((line) => line.units)).toContain(warning.nearest)
        expect(Math.abs(warning.nearest - units)).toBeCloseTo(Math.min(...away), 6)
      }),
    )
  })

  test('for any volume, every draw fits the barrel, and one draw fewer would not', () => {
    fc.assert(
      fc.property(volume, anySyringe, (mL, of) => {
        const warning = drawWarning(mL, of)
        const capacity = rational(of.capacity)
        expect(warning?.kind === 'above-barrel').toBe(isGreater(mL, capacity))
        if (warning?.kind !== 'above-barrel') return
        expect(isGreater(mL, multiply(capacity, rational(warning.draws)))).toBe(false)
        expect(isGreater(mL, multiply(capacity, rational(warning.draws - 1)))).toBe(true)
      }),
    )
  })

  test('a volume without a warning is a whole number of lines', () => {
    fc.assert(
      fc.property(anySyringe, fc.integer({ min: 1, max: 100 }), (of, lines) => {
        const units = lines * graduationOf(of)
        fc.pre(units <= unitsHeld(of))
        const mL = String(units / syringeScales[of.scale])
        expect(warningOf(mL, of)).toBeUndefined()
      }),
    )
  })
})

test.each([
  ['10', 1, 0.1],
  ['15', 0.3, 0.5],
  ['200', 1, 1],
] as const)('%s units fill a barrel of %d mL to %d', (units, capacity, part) => {
  expect(filledFraction(rational(units), syringe('U-100', capacity))).toBeCloseTo(part, 10)
})
