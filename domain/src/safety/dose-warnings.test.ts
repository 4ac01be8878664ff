import { assert, constantFrom, integer, oneof, option, property, record, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Label } from '../catalogue/medicines.ts'
import { doseText, doseUnits } from '../doses/doses.ts'
import { frequencies } from '../schedules/frequencies.ts'
import { doseProblem, doseWarnings, plannedDoseWarnings } from './dose-warnings.ts'

const source = { name: 'Example label', url: 'https://example.org/label', checked: '2026-11-22' }
const weekly: Label = { highest: { amount: 2.4, unit: 'mg', per: 'week', saidBy: 'label', source } }
const daily: Label = { highest: { amount: 3, unit: 'mg', per: 'day', saidBy: 'trials', source } }
const atOnce: Label = { highest: { amount: 500, unit: 'mcg', per: 'dose', saidBy: 'label', source } }

const codes = (...given: Parameters<typeof doseWarnings>) => doseWarnings(...given).map(({ code }) => code)
const messages = (...given: Parameters<typeof doseWarnings>) =>
  doseWarnings(...given).map(({ message }) => message)

describe('above the maximum', () => {
  test('warns from the first step above the label’s maximum, with source and date', () => {
    expect(codes({ dose: '2.4 mg', frequency: 'Weekly', label: weekly })).toEqual([])
    expect(messages({ dose: '2.41 mg', frequency: 'Weekly', label: weekly })).toEqual([
      'The label says at most 2.4 mg a week (Example label, checked Nov 22, 2026). This is 2.41 mg a week.',
    ])
  })

  test.each([
    ['0.8 mg', '3x per week', weekly, []],
    ['0.9 mg', '3x per week', weekly, ['ABOVE_HIGHEST']],
    ['600 mcg', 'Daily', weekly, ['ABOVE_HIGHEST']],
    ['300 mcg', 'Daily', weekly, []],
    // 'Every other week' doesn't halve a dose: it is taken within one week.
    ['2.5 mg', 'Every 2 weeks', weekly, ['ABOVE_HIGHEST']],
    ['2.5 mg', 'As needed', weekly, ['ABOVE_HIGHEST']],
    ['3 mg', 'Twice daily', daily, ['ABOVE_HIGHEST']],
    ['2 mg', 'Twice daily', daily, []],
    ['4.6 mg', 'Weekly', daily, ['ABOVE_HIGHEST']],
    ['0.51 mg', 'Daily', atOnce, ['ABOVE_HIGHEST']],
    ['0.5 mg', 'Three times daily', atOnce, []],
    // For trials, from one and a half times the maximum.
    ['4.5 mg', 'Daily', daily, []],
    ['50 units', 'Daily', atOnce, []],
    ['900 IU', 'Daily', weekly, ['IU_OR_UNITS']],
    ['900 mg', 'Daily', null, []],
  ])('%s, %s', (dose, frequency, label, expected) => {
    expect(codes({ dose, frequency, label })).toEqual(expected)
  })

  test('says how far trials went, and adds up the doses of a day', () => {
    expect(messages({ dose: '3 mg', frequency: 'Twice daily', label: daily })).toEqual([
      'Trials went up to 3 mg a day (Example label, checked Nov 22, 2026). This is 6 mg a day.',
    ])
  })
})

describe('a first dose above the starting dose', () => {
  const start = { amount: 0.25, unit: 'mg' as const, weeks: 4, saidBy: 'label' as const, source }
  const course: Label = { ...weekly, start }
  const first = { frequency: 'Weekly', label: course, isFirst: true }

  test('leads to a question with source and date', () => {
    expect(messages({ ...first, dose: '0.5 mg' })).toEqual([
      'The label starts at 0.25 mg for 4 weeks (Example label, checked Nov 22, 2026). Continuing a course? Then this is right.',
    ])
    expect(messages({ ...first, dose: '500 mcg' })).toHaveLength(1)
  })

  test('is above the trials’ starting dose, without a label', () => {
    const trials = { start: { ...start, amount: 2, weeks: 1, saidBy: 'trials' as const } }
    expect(messages({ ...first, label: trials, dose: '4 mg' })).toEqual([
      'Trials started at 2 mg for 1 week (Example label, checked Nov 22, 2026). Continuing a course? Then this is right.',
    ])
    const { weeks: _, ...open } = start
    expect(messages({ ...first, label: { start: open }, dose: '4 mg' })[0]).toMatch(
      /^The label starts at 0\.25 mg \(/,
    )
  })

  test.each([
    ['as high as it', { dose: '0.25 mg' }, []],
    ['lower', { dose: '0.2 mg' }, []],
    ['not the first', { dose: '0.5 mg', isFirst: false }, []],
    ['in another dimension', { dose: '10 units' }, []],
    // Never reassures about doses above the maximum, or a thousandth of the intended amount.
    ['above the highest', { dose: '5 mg' }, ['ABOVE_HIGHEST']],
    [
      'a thousand times what the plan says',
      { dose: '500 mg', planned: '0.5 mg' },
      ['FACTOR_1000', 'ABOVE_HIGHEST'],
    ],
  ])('is not asked about when %s', (_name, given, expected) => {
    expect(codes({ ...first, ...given })).toEqual(expected)
  })
})

test('uses a known rate instead of the frequency', () => {
  const given = { dose: '2 mg', frequency: 'Weekly', label: weekly }
  expect(codes({ ...given, rate: { doses: 9, days: 63 } })).toEqual([])
  expect(codes({ ...given, rate: { doses: 18, days: 63 } })).toEqual(['ABOVE_HIGHEST'])
})

describe('how often the plan calls for doses', () => {
  const interval = { hours: 168, saidBy: 'label' as const, source }
  const warningsOf = (frequency: string, label: Label) =>
    plannedDoseWarnings({ dose: '1 mg', frequency, label }).map(({ message }) => message)

  test.each([
    'Daily',
    'Twice weekly',
    'Mon/Thu',
    'Every other day',
    'Every 6 days',
    '5 on 2 off',
    'As needed',
  ])('%s is not once a week', (frequency) => {
    expect(warningsOf(frequency, { interval })).toEqual([
      `Your plan says ${frequency}, but the label says once a week (Example label, checked Nov 22, 2026).`,
    ])
  })

  test.each(['Weekly', 'Every 7 days', 'Every 2 weeks', 'Monthly', 'Sundays'])(
    '%s is no more often than once a week',
    (frequency) => {
      expect(warningsOf(frequency, { interval })).toEqual([])
    },
  )

  test('asks about ambiguous frequencies, with or without a label', () => {
    expect(warningsOf('Biweekly', {})).toEqual([
      'Does "Biweekly" mean Every 2 weeks or 2x per week? Choose one.',
    ])
    expect(warningsOf('Biweekly', { interval })).toHaveLength(1)
  })

  test('names trials as such, and the minimum interval of a label that only has one', () => {
    expect(warningsOf('Twice daily', { interval: { hours: 24, saidBy: 'trials', source } })).toEqual([
      'Your plan says Twice daily, but trials had once a day (Example label, checked Nov 22, 2026).',
    ])
    expect(warningsOf('Daily', { apart: { hours: 72, source } })).toEqual([
      'Your plan says Daily, but the label says at least 72 h (Example label, checked Nov 22, 2026).',
    ])
  })
})

describe('a step', () => {
  test.each([
    ['0.5 mg', '0.25 mg', []],
    ['0.51 mg', '0.25 mg', ['MORE_THAN_DOUBLED']],
    ['510 mcg', '0.25 mg', ['MORE_THAN_DOUBLED']],
    ['0.25 mg', '1 mg', []],
    ['20 units', '5 units', ['MORE_THAN_DOUBLED']],
    ['20 units', '0.05 mL', []],
    ['20 IU', '1 mg', []],
    ['1 mg', '0.3', []],
  ])('%s after %s', (dose, before, expected) => {
    expect(codes({ dose, before, frequency: 'Weekly' })).toEqual(expected)
  })

  test('is compared with the previous dose and with the plan', () => {
    const given = { dose: '1 mg', planned: '0.25 mg', frequency: 'Weekly' }
    const abovePlan = ['1 mg is more than double the 0.25 mg in your plan.']
    // The same amount last time doesn't make it the planned one.
    expect(messages({ ...given, before: '1 mg' })).toEqual(abovePlan)
    expect(messages({ ...given, before: '0.5 mg' })).toEqual(abovePlan)
    expect(messages({ ...given, before: '10 units' })).toEqual(abovePlan)
    expect(messages({ ...given, before: '0.4 mg' })).toEqual(['1 mg is more than double the 0.4 mg before.'])
  })
})

test.each(['2.5 mcg', '0.5 mg', '2500 mg'])(
  'the plan’s dose is right, regardless of earlier doses: %s',
  (before) => {
    expect(messages({ dose: '2.5 mg', planned: '2.5 mg', before, frequency: 'Weekly' })).toEqual([])
  },
)

test.each([
  ['5 mg', '1 week on 3 weeks off', '35 mg a week'],
  ['1.8 mg', '1 on 1 off', undefined],
  ['3 mg', '1 on 1 off', '12 mg a week'],
])('%s, %s: the fullest week counts', (dose, frequency, warningsOf) => {
  const source = { name: 'Label', url: 'https://label.example', checked: '2026-11-22' }
  const label = {
    highest: { amount: 7.2, unit: 'mg' as const, per: 'week' as const, saidBy: 'label' as const, source },
  }
  const found = messages({ dose, frequency, label })
  expect(found).toEqual(warningsOf ? [expect.stringContaining(`This is ${warningsOf}.`)] : [])
})

const written = record({
  amount: integer({ min: 1, max: 999_999_999 }).map((millionths) => millionths / 1e6),
  unit: constantFrom(...doseUnits),
}).map(doseText)

test('never throws for any text', () => {
  const text = oneof(string(), written, constantFrom('٣ mg', '1e9 mg', '½ mg', '\u0000', '0,5'))
  assert(
    property(text, text, option(text), option(text), (dose, frequency, before, planned) => {
      expect(doseWarnings({ dose, frequency, before, planned, label: weekly })).toBeInstanceOf(Array)
    }),
  )
})

test('repeating a dose is not a step, and each warning appears once', () => {
  assert(
    property(written, constantFrom(...frequencies), (dose, frequency) => {
      expect(codes({ dose, frequency, before: dose, planned: dose })).toEqual([])
      const found = codes({ dose, frequency, before: '250 mcg', planned: '0.25 mg', label: weekly })
      expect(new Set(found).size).toBe(found.length)
      expect(found.includes('FACTOR_1000') && found.includes('MORE_THAN_DOUBLED')).toBe(false)
    }),
  )
})

test('the form and the warnings ask about ambiguous numbers', () => {
  const message = 'Is 1,250 1250 or 1.25? Type it without the separator.'
  expect(doseProblem('1,250 mcg')).toBe(message)
  expect(doseWarnings({ dose: '1,250 mcg', frequency: 'Daily' })).toEqual([{ code: 'NO_UNIT', message }])
})
