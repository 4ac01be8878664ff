import { describe, expect, test } from 'vitest'
import {
  graduationsOf,
  linesOf,
  type SyringeScale,
  syringeCapacities,
  syringeScales,
  unitsHeld,
} from './syringes.ts'

const scales = Object.keys(syringeScales) as SyringeScale[]

const barrels = scales.flatMap((scale) => syringeCapacities.map((capacity) => ({ scale, capacity })))

describe.each(
  barrels.flatMap((barrel) => graduationsOf(barrel).map((graduation) => ({ ...barrel, graduation }))),
)('$scale, $capacity mL, a line every $graduation', (syringe) => {
  const lines = linesOf(syringe)

  test('begins at 0 and ends at its capacity, both numbered', () => {
    expect(lines[0]).toEqual({ units: 0, numbered: true, at: 0 })
    expect(lines.at(-1)).toEqual({ units: unitsHeld(syringe), numbered: true, at: 1 })
  })

  test('spaces lines by the chosen graduation', () => {
    expect(lines[1]?.units).toBe(syringe.graduation)
  })

  test("spaces numbers so that they don't overlap", () => {
    const numbered = lines.filter((line) => line.numbered)
    expect(numbered.length).toBeGreaterThanOrEqual(5)
    expect(numbered.length).toBeLessThanOrEqual(11)
  })
})
