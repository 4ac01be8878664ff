import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isGreater, multiply, rational, toShort } from '../math/rational.ts'
import {
  calculateDosage,
  calculatedDoseText,
  convertDose,
  fitsPrecision,
  isAboveVial,
  perKilogramText,
  unitsOfVial,
  waterQuestion,
} from './calculator.ts'
import { unitsOf } from './syringes.ts'

const short = (value: ReturnType<typeof rational>) => toShort(value, 6)

describe('published examples', () => {
  // 5 mg and 10 mg vials: clevercalculator.com, gray.guide, null.health.
  test.each([
    { vial: 5, waterMl: 2, dose: 0.25, concentration: '2.5', volume: '0.1', units: '10', doses: 20 },
    { vial: 10, waterMl: 2, dose: 0.25, concentration: '5', volume: '0.05', units: '5', doses: 40 },
    { vial: 10, waterMl: 2, dose: 2.5, concentration: '5', volume: '0.5', units: '50', doses: 4 },
  ])(
    '$vial mg in $waterMl mL, $dose mg: $units units',
    ({ concentration, volume, units, doses, ...given }) => {
      const dosage = calculateDosage(given)
      expect(short(dosage.concentration)).toBe(concentration)
      expect(short(dosage.volume)).toBe(volume)
      expect(short(unitsOf(dosage.volume, 'U-100'))).toBe(units)
      expect(dosage.dosesPerVial).toBe(doses)
    },
  )

  test('10 units on U-100 are 4 on U-40', () => {
    const { volume } = calculateDosage({ vial: 5, waterMl: 2, dose: convertDose(250, 'mcg', 'mg') })
    expect(short(unitsOf(volume, 'U-40'))).toBe('4')
  })
})

test.each([
  [5, 0.25, 20],
  [3, 0.1, 30],
  [0.3, 0.1, 3],
  [1.1, 0.1, 11],
  [4.35, 0.01, 435],
  [5, 0.3, 16],
  [5, 5, 1],
])('a vial of %d mg contains whole doses of %d mg: %d', (vial, dose, doses) =>
  expect(calculateDosage({ vial, waterMl: 2, dose }).dosesPerVial).toBe(doses),
)

describe('refusals', () => {
  test('refuses a dose in mg where mcg were meant, because the vial holds less', () => {
    const confused = { vial: 5, waterMl: 2, dose: 250 }
    expect(isAboveVial(confused)).toBe(true)
    expect(() => calculateDosage(confused)).toThrow(RangeError)
  })

  test('refuses slightly more than the vial holds, but not all of it', () => {
    expect(isAboveVial({ vial: '0.3', dose: '0.300001' })).toBe(true)
    expect(isAboveVial({ vial: 0.3, dose: '0.3' })).toBe(false)
  })

  test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, '', 'x', '1.2.3', '.', '5 IU'])(
    '%j is no amount',
    (wrong) => {
      for (const field of ['vial', 'waterMl', 'dose']) {
        expect(() => calculateDosage({ vial: 5, waterMl: 2, dose: 0.25, [field]: wrong })).toThrow(RangeError)
      }
    },
  )
})

describe('mg and mcg', () => {
  test.each([
    [250, 'mcg', '0.25', '250'],
    [0.1, 'mg', '0.1', '100'],
    ['2.4', 'mg', '2.4', '2400'],
    [0.5, 'mcg', '0.0005', '0.5'],
    ['12.5', 'mcg', '0.0125', '12.5'],
    [1e-6, 'mg', '0.000001', '0.001'],
  ] as const)('%s %s is %s mg and %s mcg', (amount, unit, mg, mcg) => {
    expect([convertDose(amount, unit, 'mg'), convertDose(amount, unit, 'mcg')]).toEqual([mg, mcg])
  })

  test('displays a dose as it was typed', () => {
    expect([calculatedDoseText(0.25, 'mg', 'mcg'), calculatedDoseText(0.25, 'mg', 'mg')]).toEqual([
      '250 mcg',
      '0.25 mg',
    ])
  })

  test('a dose per kilogram', () => {
    expect(perKilogramText(0.25, 'mg', 80)).toBe('3.13 mcg')
    expect(perKilogramText(2000, 'IU', 80)).toBe('25 IU')
  })

  test.each([
    [0.000001, true],
    [0.0000001, false],
    ['5', true],
  ])('%s keeps all its digits: %s', (amount, kept) => expect(fitsPrecision(amount)).toBe(kept))
})

describe('IU', () => {
  test('are calculated without conversion: 5000 IU in 2 mL', () => {
    const { concentration, volume, dosesPerVial } = calculateDosage({ vial: 5000, waterMl: 2, dose: 500 })
    expect([short(concentration), short(volume), dosesPerVial]).toEqual(['2500', '0.2', 10])
    expect(calculatedDoseText(500, 'IU', 'IU')).toBe('500 IU')
  })

  test('never mix with mg or mcg', () => {
    expect([unitsOfVial('IU'), unitsOfVial('mg')]).toEqual([['IU'], ['mg', 'mcg']])
    expect(() => convertDose(1, 'IU', 'mg')).toThrow(RangeError)
    expect(() => convertDose(1, 'mcg', 'IU')).toThrow(RangeError)
  })
})

describe('for any amounts', () => {
  /** Decimals as people type them: up to 6 decimal places. */
  const amount = fc
    .integer({ min: 1, max: 10_000_000_000 })
    .map((n) => toShort(multiply(rational(n), rational('1e-6')), 6))
  const given = fc
    .record({ vial: amount, waterMl: amount, dose: amount })
    .filter((reconstitution) => !isAboveVial(reconstitution))
  const same = (one: ReturnType<typeof rational>, other: ReturnType<typeof rational>) =>
    !isGreater(one, other) && !isGreater(other, one)

  test('the volume contains exactly the dose, and never exceeds the water', () => {
    fc.assert(
      fc.property(given, (reconstitution) => {
        const { concentration, volume } = calculateDosage(reconstitution)
        expect(same(multiply(volume, concentration), rational(reconstitution.dose))).toBe(true)
        expect(isGreater(volume, rational(reconstitution.waterMl))).toBe(false)
      }),
    )
  })

  test('the doses fit into the vial, and one more would not', () => {
    fc.assert(
      fc.property(given, (reconstitution) => {
        const { dosesPerVial } = calculateDosage(reconstitution)
        const [dose, vial] = [rational(reconstitution.dose), rational(reconstitution.vial)]
        expect(isGreater(multiply(dose, rational(dosesPerVial)), vial)).toBe(false)
        expect(isGreater(multiply(dose, rational(dosesPerVial + 1)), vial)).toBe(true)
      }),
    )
  })

  test('no dose gets lost: a vial of n doses holds n', () => {
    const doses = fc.integer({ min: 1, max: 1000 })
    fc.assert(
      fc.property(amount, doses, (dose, count) => {
        const vial = toShort(multiply(rational(dose), rational(count)), 6)
        expect(calculateDosage({ vial, waterMl: 2, dose }).dosesPerVial).toBe(count)
      }),
    )
  })

  test('a number and its text are the same amount', () => {
    fc.assert(
      fc.property(given, (reconstitution) => {
        const numbers = { ...reconstitution, dose: Number(reconstitution.dose) }
        expect(calculateDosage(numbers)).toEqual(calculateDosage(reconstitution))
      }),
    )
  })

  test('converting between mg and mcg and back returns the same dose', () => {
    fc.assert(
      fc.property(amount, (mg) => {
        expect(convertDose(convertDose(mg, 'mg', 'mcg'), 'mcg', 'mg')).toBe(mg)
      }),
    )
  })
})

test.each([
  [2, undefined],
  [10, undefined],
  ['10.000001', 'More than 10 mL of water is unusual for a vial. Is that right?'],
  [1000, 'More than 10 mL of water is unusual for a vial. Is that right?'],
])('%s mL of water: %s', (waterMl, question) => expect(waterQuestion(waterMl)).toBe(question))
