import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Dose, doseUnits } from '../doses/doses.ts'
import { doseStrengths, steppedPeptides } from './dose-steps.ts'

const taken = (name: string, dose: string, ...days: string[]) =>
  days.map((day) => ({ name, dose, day: `2026-${day}` }))

describe('peptides whose dose changed', () => {
  test('are listed with their doses, most steps first, without the others', () => {
    const doses = [
      ...taken('TB-500', '2 mg', '01-01', '01-08'),
      ...taken('BPC-157', '250 mcg', '01-01', '01-02'),
      ...taken('TB-500', '3 mg', '01-15', '01-22'),
      ...taken('Semaglutide', '0.25 mg', '01-01', '01-08'),
      ...taken('Semaglutide', '0.5 mg', '01-15', '01-22'),
      ...taken('Semaglutide', '1 mg', '01-29', '02-05'),
    ]
    const found = steppedPeptides(doses, '2026-02-06')
    expect(found.map(({ name }) => name)).toEqual(['Semaglutide', 'TB-500'])
    expect(found[0]?.levels).toMatchObject([
      { dose: { amount: 0.25 }, from: '2026-01-01', to: '2026-01-14' },
      { dose: { amount: 0.5 }, from: '2026-01-15', to: '2026-01-28' },
      { dose: { amount: 1 }, from: '2026-01-29', to: '2026-02-06' },
    ])
  })
})

describe('relative dose strength', () => {
  test('follows the amounts in any unit', () => {
    const doses = [
      { amount: 500, unit: 'mcg' as const },
      { amount: 0.25, unit: 'mg' as const },
      { amount: 1, unit: 'mg' as const },
      { amount: 0.5, unit: 'mg' as const },
      { amount: 10, unit: 'units' as const },
    ]
    expect(doseStrengths(doses)).toEqual([0.5, 0, 1, 0.5, 0])
  })

  test('ranges from 0 to 1, and a larger dose is never weaker', () => {
    const dose = fc.record({ amount: fc.integer({ min: 1, max: 9 }), unit: fc.constantFrom(...doseUnits) })
    const inOrder = (doses: Dose[]) => doses.toSorted((a, b) => a.amount - b.amount)
    fc.assert(
      fc.property(fc.array(dose, { maxLength: 8 }), fc.constantFrom(...doseUnits), (doses, unit) => {
        const sorted = inOrder(doses)
        const strengths = doseStrengths(sorted)
        expect(strengths.every((strength) => strength >= 0 && strength <= 1)).toBe(true)
        const same = strengths.filter((_, index) => sorted[index]?.unit === unit)
        expect(same).toEqual(same.toSorted((a, b) => a - b))
      }),
      { numRuns: 200 },
    )
  })
})
