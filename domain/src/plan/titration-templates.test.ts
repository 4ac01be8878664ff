import { describe, expect, test } from 'vitest'
import { stepTemplatesFor } from './titration-templates.ts'

/** '0.25/4w' is 0.25 mg for at least four weeks, '0.8/30d' for 30 doses; the last step has no end. */
const figuresOf = (peptide: string) =>
  stepTemplatesFor(peptide).map(({ steps }) =>
    steps.map(({ amount, unit, weeks, doses }) => {
      expect(unit).toBe('mg')
      return `${amount}${weeks ? `/${weeks}w` : doses ? `/${doses}d` : ''}`
    }),
  )

describe('templates have the figures of their label or trial', () => {
  test.each([
    [
      'Semaglutide',
      ['0.25/4w', '0.5/4w', '1/4w', '1.7/4w', '2.4'],
      ['0.25/4w', '0.5/4w', '1/4w', '1.7/4w', '2.4/4w', '7.2'],
    ],
    ['Tirzepatide', ['2.5/4w', '5/4w', '7.5/4w', '10/4w', '12.5/4w', '15']],
    ['Liraglutide', ['0.6/1w', '1.2/1w', '1.8/1w', '2.4/1w', '3']],
    // The label gives adults no length for 0.75 mg.
    ['Dulaglutide', ['0.75', '1.5/4w', '3/4w', '4.5']],
    ['Orforglipron', ['0.8/30d', '2.5/30d', '5.5/30d', '9/30d', '14.5/30d', '17.2']],
    ['Cagrilintide', ['0.25/4w', '0.5/4w', '1/4w', '1.7/4w', '2.4']],
    ['Mazdutide', ['2/4w', '4/4w', '6']],
  ])('%s', (peptide, ...expected) => {
    expect(figuresOf(peptide)).toEqual(expected)
  })

  test('doses only grow', () => {
    for (const peptide of ['Semaglutide', 'Tirzepatide', 'Liraglutide', 'Dulaglutide', 'Orforglipron'])
      for (const { steps } of stepTemplatesFor(peptide)) {
        const amounts = steps.map(({ amount }) => amount)
        expect(amounts).toEqual(amounts.toSorted((a, b) => a - b))
      }
  })
})

test.each([
  ['Semaglutide', 'label'],
  ['Tirzepatide', 'label'],
  ['Liraglutide', 'label'],
  ['Dulaglutide', 'label'],
  ['Orforglipron', 'label'],
  ['Cagrilintide', 'trials'],
  ['Mazdutide', 'trials'],
])('%s comes from %s, with its address', (peptide, saidBy) => {
  for (const template of stepTemplatesFor(peptide)) {
    expect(template.saidBy).toBe(saidBy)
    expect(template.source.url).toMatch(/^https:\/\/(dailymed\.nlm\.nih\.gov|doi\.org)\//)
  }
})

test.each(['Semaglutide', 'Tirzepatide', 'Liraglutide', 'Dulaglutide'])(
  'the label of %s names the day on which it was read',
  (peptide) => {
    for (const { source } of stepTemplatesFor(peptide)) expect(source.checked).toMatch(/^20\d\d-\d\d-\d\d$/)
  },
)

test('other peptides have none', () => {
  expect(stepTemplatesFor('BPC-157')).toEqual([])
})
