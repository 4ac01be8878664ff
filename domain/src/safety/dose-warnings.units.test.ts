import { describe, expect, test } from 'vitest'
import type { Label } from '../catalogue/medicines.ts'
import { doseWarnings } from './dose-warnings.ts'

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const weekly: Label = { highest: { amount: 2.4, unit: 'mg', per: 'week', saidBy: 'label', source } }
const daily: Label = { highest: { amount: 3, unit: 'mg', per: 'day', saidBy: 'trials', source } }

const codes = (...given: Parameters<typeof doseWarnings>) => doseWarnings(...given).map(({ code }) => code)
const messages = (...given: Parameters<typeof doseWarnings>) =>
  doseWarnings(...given).map(({ message }) => message)

describe('a factor of 1000', () => {
  test.each([
    ['250 mg', '250 mcg', '250 mg is 1,000 times the 250 mcg in your plan. Did you mean 250 mcg?'],
    ['500 mg', '0.25 mg', '500 mg is 2,000 times the 0.25 mg in your plan. Did you mean 500 mcg?'],
    ['25000 mg', '25 mg', '25,000 mg is 1,000 times the 25 mg in your plan. Did you mean 25,000 mcg?'],
    ['0.25 mcg', '250 mcg', '0.25 mcg is a thousandth of the 250 mcg in your plan. Did you mean 0.25 mg?'],
    ['0.3 mcg', '0.25 mg', '0.3 mcg is about a thousandth of the 0.25 mg in your plan. Did you mean 0.3 mg?'],
    ['100 mg', '0.3 mg', undefined],
    ['3 mg', '1 mcg', undefined],
  ])('%s where the plan says %s', (dose, planned, message) => {
    const [found] = doseWarnings({ dose, planned, frequency: 'Daily' })
    if (message) expect(found).toEqual({ code: 'FACTOR_1000', message })
    else expect(found?.code).not.toBe('FACTOR_1000')
  })

  test('replaces the warning about more than double, also against the previous dose', () => {
    expect(codes({ dose: '250 mg', before: '250 mcg', frequency: 'Daily' })).toEqual(['FACTOR_1000'])
  })

  test('compares a first dose with the label, with its source', () => {
    expect(doseWarnings({ dose: '250 mcg', frequency: 'Weekly', label: weekly })).toEqual([])
    expect(doseWarnings({ dose: '2.4 mcg', frequency: 'Weekly', label: weekly })).toEqual([
      {
        code: 'FACTOR_1000',
        message:
          'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). 2.4 mcg is a tiny fraction of that. Did you mean 2.4 mg?',
      },
    ])
  })

  test.each([
    ['0.25 mcg', 'Weekly', ['FACTOR_1000']],
    // An amount that would be too much in mg was probably not in mg.
    ['5 mcg', 'Weekly', []],
    ['3 mcg', 'Daily', []],
    ['10 mcg', 'Weekly', []],
    ['0.25 mg', 'Weekly', []],
    ['2.4 units', 'Weekly', []],
  ])('%s %s as a first dose', (dose, frequency, found) => {
    expect(codes({ dose, frequency, label: weekly })).toEqual(found)
  })

  test("compares with a person's own dose before the label", () => {
    expect(codes({ dose: '2.4 mcg', before: '2 mcg', frequency: 'Weekly', label: weekly })).toEqual([])
  })

  test("doesn't compare IU or units across kinds", () => {
    expect(codes({ dose: '1000 IU', planned: '1 IU', frequency: 'Daily' })).toEqual(['MORE_THAN_DOUBLED'])
  })
})

describe('without a unit', () => {
  test.each([
    ['0.5', '0.5 of what? Choose a unit.'],
    [' 250 ', '250 of what? Choose a unit.'],
    ['two clicks', 'We can’t check "two clicks". Enter an amount with its unit, such as 0.5 mg.'],
  ])('asks about %j', (dose, message) => {
    expect(doseWarnings({ dose, frequency: 'Weekly', before: '1 mg', label: weekly })).toEqual([
      { code: 'NO_UNIT', message },
    ])
  })
})

describe('a count', () => {
  const frequency = 'Daily'

  test('says that nothing could be checked when there is nothing to compare with', () => {
    expect(doseWarnings({ dose: '1 tablet', frequency, label: daily })).toEqual([
      { code: 'NO_UNIT', message: 'We can’t check "1 tablet" without its strength. How many mg is one?' },
    ])
    expect(codes({ dose: '1 tablet', planned: '3 mg', frequency })).toEqual(['NO_UNIT'])
  })

  test.each([
    ['1 tablet', '1 tablet', []],
    ['2 tablets', '1 tablet', []],
    ['4 tablets', '1 tablet', ['MORE_THAN_DOUBLED']],
    ['1000 drops', '1 drop', ['MORE_THAN_DOUBLED']],
    ['3 sprays', '1 tablet', ['NO_UNIT']],
  ])('%s against the %s of the plan', (dose, planned, expected) => {
    expect(codes({ dose, planned, frequency, label: daily })).toEqual(expected)
  })

  test('is written in the singular and the plural', () => {
    expect(messages({ dose: '4 tablets', planned: '1 tablet', frequency })).toEqual([
      '4 tablets is more than double the 1 tablet in your plan.',
    ])
  })
})
