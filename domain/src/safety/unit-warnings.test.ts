import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { citedDose } from '../catalogue/cited-doses.ts'
import type { Label } from '../catalogue/medicines.ts'
import type { CalculatedVial } from '../vials/vials.ts'
import { doseWarnings } from './dose-warnings.ts'
import { amountInDraw } from './unit-warnings.ts'

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const label: Label = {
  highest: { amount: 2.4, unit: 'mg', per: 'week', saidBy: 'label', source },
  start: { amount: 0.25, unit: 'mg', weeks: 4, saidBy: 'label', source },
}
/** 5 mg in 2 mL: 10 units are 0.25 mg. */
const vial: CalculatedVial = { amount: 5, unit: 'mg', waterMl: 2, scale: 'U-100' }
const weekly = { frequency: 'Weekly', label }

const messages = (given: Parameters<typeof doseWarnings>[0]) =>
  doseWarnings(given).map(({ message }) => message)
const codes = (given: Parameters<typeof doseWarnings>[0]) => doseWarnings(given).map(({ code }) => code)

describe('a draw', () => {
  test('is converted by the vial, judged by the label, and explains the conversion', () => {
    expect(codes({ ...weekly, dose: '96 units', vial })).toEqual([])
    expect(messages({ ...weekly, dose: '100 units', vial })).toEqual([
      'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). This is 2.5 mg a week. By your latest calculation, 100 units on a U-100 syringe is 2.5 mg.',
    ])
    expect(codes({ ...weekly, dose: '1 mL', vial })).toEqual(['ABOVE_HIGHEST'])
    expect(codes({ ...weekly, dose: '20 units', vial, isFirst: true })).toEqual(['ABOVE_START'])
    expect(codes({ ...weekly, dose: '10 units', vial, isFirst: true })).toEqual([])
  })

  test('can’t be checked without a vial, so we ask for one', () => {
    expect(messages({ ...weekly, dose: '100 units', vial: null })).toEqual([
      "We can't check 100 units without your vial. How many mg is that?",
    ])
    expect(codes({ frequency: 'Daily', dose: '0.5 mL', vial: null })).toEqual(['NO_VIAL'])
  })

  test('is converted by the syringe scale of the calculation', () => {
    expect(messages({ ...weekly, dose: '40 units', vial: { ...vial, scale: 'U-40' } })).toEqual([
      'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). This is 2.5 mg a week. By your latest calculation, 40 units on a U-40 syringe is 2.5 mg.',
    ])
    expect(codes({ ...weekly, dose: '40 units', vial })).toEqual([])
  })

  test('asks about an unnamed scale, except for mL', () => {
    const unknown = { ...weekly, vial: { ...vial, scale: null } }
    expect(messages({ ...unknown, dose: '20 units' })).toEqual([
      'Is 20 units on a U-100 or U-40 syringe: 0.5 mg or 1.25 mg? Calculate it again with yours.',
    ])
    expect(codes({ ...unknown, dose: '100 units' })).toEqual(['ABOVE_HIGHEST', 'NO_SCALE'])
    expect(codes({ ...unknown, dose: '0.5 mL' })).toEqual([])
    expect(codes({ ...unknown, dose: '20 units', planned: '20 units' })).toEqual([])
  })

  test('isn’t asked about when the plan agrees or no vial was looked up', () => {
    expect(codes({ ...weekly, dose: '10 units', planned: '10 units', vial: null })).toEqual([])
    expect(codes({ ...weekly, dose: '10 units' })).toEqual([])
    expect(codes({ ...weekly, dose: '0.25 mg', vial: null })).toEqual([])
  })

  test("is exactly its share of the vial's content", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 20 }), (units, amount) => {
        const drawAmount = amountInDraw(
          { amount: units, unit: 'units' },
          { vial: { amount, unit: 'mg', waterMl: 2, scale: 'U-100' } },
        )
        expect(drawAmount).toEqual({ amount: (units * amount) / 200, unit: 'mg' })
      }),
    )
  })
})

test.each(['HCG (Chorionic gonadotropin)', 'HMG (Menotropins)', 'Somatropin', 'Oxytocin'])(
  'units of %s may be IU or marks of the syringe',
  (name) => {
    const given = { name, frequency: 'Daily', vial }
    expect(messages({ ...given, dose: '10 units' })).toEqual([
      'Does 10 units mean IU or syringe units? Choose one.',
    ])
    expect(codes({ ...given, dose: '250 IU' })).toEqual(name === 'Oxytocin' ? ['NO_FIGURE'] : [])
  },
)

test.each(['HCG (Chorionic gonadotropin)', 'HMG (Menotropins)'])(
  'a mass of %s is a mistaken unit',
  (name) => {
    expect(messages({ name, frequency: 'Daily', dose: '250 mg' })).toEqual([
      'Its label is in IU, not mg. How many IU is that?',
    ])
    expect(codes({ name, frequency: 'Daily', dose: '250 IU' })).toEqual([])
    expect(codes({ name: 'Oxytocin', frequency: 'Daily', dose: '1 mg' })).toEqual(['NO_FIGURE'])
  },
)

describe('one standard vial is the limit when no label has a maximum', () => {
  test.each([
    ['250 mg', 5, '250 mg is more than one usual vial of 5 mg. Check the unit.'],
    ['100 mg', 5, '100 mg is more than one usual vial of 5 mg. Check the unit.'],
    ['6000 mcg', 5, '6,000 mcg is more than one usual vial of 5 mg. Check the unit.'],
    ['5 mg', 5, undefined],
    ['250 mcg', 5, undefined],
    ['250 mg', null, undefined],
    ['2 tablets', 5, undefined],
  ])('%s of %s mg', (dose, vialMg, message) => {
    expect(
      doseWarnings({ dose, vialMg, frequency: 'Daily' }).filter(({ code }) => code === 'ABOVE_VIAL'),
    ).toEqual(message ? [{ code: 'ABOVE_VIAL', message }] : [])
  })

  test('a vial is no limit when a label has a maximum, or when mg and mcg were confused', () => {
    expect(codes({ dose: '6 mg', vialMg: 5, ...weekly })).toEqual(['ABOVE_HIGHEST'])
    expect(codes({ dose: '250 mg', planned: '250 mcg', vialMg: 5, frequency: 'Daily' })).toEqual([
      'FACTOR_1000',
    ])
  })
})

describe('ten times the catalog’s figure is the limit when no label has a maximum', () => {
  test.each([
    ['BPC-157', '250 mg', '250 mg is more than 10 times the 500 mcg that protocols cite. Check the unit.'],
    ['Ipamorelin', '100 mg', '100 mg is more than 10 times the 300 mcg that protocols cite. Check the unit.'],
    [
      'Ipamorelin',
      '3.01 mg',
      '3.01 mg is more than 10 times the 300 mcg that protocols cite. Check the unit.',
    ],
    ['Ipamorelin', '3 mg', undefined],
    ['BPC-157', '500 mcg', undefined],
    ['BPC-157', '2 tablets', undefined],
    ['toString', '250 mg', undefined],
  ])('%s, %s', (name, dose, message) => {
    const found = doseWarnings({ name, dose, cited: citedDose(name), frequency: 'Daily' })
    expect(found.filter(({ code }) => code === 'ABOVE_CITED')).toEqual(
      message ? [{ code: 'ABOVE_CITED', message }] : [],
    )
  })

  test('the catalog’s figure warns once besides a vial, and not when a label has a maximum', () => {
    const cited = citedDose('BPC-157')
    expect(codes({ dose: '6 mg', cited, vialMg: 5, frequency: 'Daily' })).toEqual(['ABOVE_VIAL'])
    expect(codes({ dose: '6 mg', cited, ...weekly })).toEqual(['ABOVE_HIGHEST'])
    expect(codes({ dose: '100 units', cited: citedDose('LL-37'), vial, frequency: 'Daily' })).toEqual([
      'ABOVE_CITED',
    ])
  })
})

describe('a dose doesn’t pass without a warning', () => {
  const said = (name: string, dose: string, besides: Partial<Parameters<typeof doseWarnings>[0]> = {}) =>
    doseWarnings({ name, dose, frequency: 'Daily', isFirst: true, ...besides }).map(({ message }) => message)
  const glow = ['GHK-Cu', 'BPC-157', 'TB-500'].map((part) => ({ name: part }))

  test.each([
    [
      'GLOW',
      '250 mg',
      ['250 mg is more than 10 times the 5 mg that protocols cite for its parts together. Check the unit.'],
    ],
    ['GLOW', '50 mg', []],
    ['Dihexa', '250 mg', ['250 mg is more than 10 times the 20 mg that protocols cite. Check the unit.']],
    ['Dihexa', '20 mg', []],
    ['NAD+', '250 mg', ['We can’t check 250 mg. No source we found names a dose of NAD+.']],
    ['BPC-157', '5000 IU', ['Its amounts are in mg, not IU. How many mg is that?']],
    ['Oxytocin', '10 IU', ['We can’t check 10 IU. No source we found names a dose of Oxytocin.']],
    [
      'NAD+',
      '100 IU',
      [
        'Its amounts are in mg, not IU. How many mg is that?',
        'We can’t check 100 IU. No source we found names a dose of NAD+.',
      ],
    ],
    ['Somatropin', '3 IU', []],
  ])('%s, %s', (name, dose, messages) => {
    expect(said(name, dose, { cited: citedDose(name, name === 'GLOW' ? glow : []) })).toEqual(messages)
  })

  test('IU of somatropin are compared with its vial: 1 mg is about 3 IU', () => {
    expect(said('Somatropin', '100 IU', { vialMg: 5 })).toEqual([
      '33.33 mg is more than one usual vial of 5 mg. Check the unit.',
    ])
  })

  test('a blend with a component without a figure has none', () => {
    expect(citedDose('A blend', [{ name: 'BPC-157' }, { name: 'Selank' }])).toBeUndefined()
  })

  test('a draw above the water in the vial warns, even without another limit', () => {
    const big = { amount: 500, unit: 'mg', waterMl: 5, scale: 'U-100' } as const
    expect(said('NAD+', '40 mL', { vial: big })).toEqual([
      '40 mL is more than the 5 mL in your vial. Check the unit.',
    ])
    expect(said('NAD+', '600 units', { vial: big })).toEqual([
      '600 units is more than the 500 units in your vial. Check the unit.',
    ])
  })
})
