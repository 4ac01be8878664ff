import { expect, test } from 'vitest'
import { someCatalogue } from '../stacks/catalogue.samples.ts'
import { safetyWarnings } from './plan-safety.ts'

const said = (notes: string | null, healthConditions: string | null = null, name = 'Semaglutide') =>
  safetyWarnings(
    { name, notes, peptide: someCatalogue.find((peptide) => peptide.name === name) },
    {
      person: { age: 40, healthConditions, allergies: null, bodyMass: 33 },
      others: [],
      catalogue: someCatalogue,
    },
  ).filter(({ code }) => code === 'SAME_CLASS')

test.each([
  'also on Ozempic',
  'Also taking Wegovy pills',
  'still using Ozempic',
  'plus Ozempic on Sundays',
  'zusätzlich Ozempic',
  'nehme auch Wegovy',
  'además Ozempic',
  'aussi sous Ozempic',
  'Ozempic as well',
  'on Ozempic too',
])('a plan with semaglutide and the note “%s” may be the same medicine twice', (note) => {
  for (const [warning, ...more] of [said(note), said(null, note)]) {
    expect(more).toEqual([])
    expect(warning?.message).toMatch(
      /^You noted “.*”\. If that is not this entry, you take Semaglutide twice\. Labels say not to use two of them together \(/,
    )
  }
})

test.each([
  'Ozempic pen',
  'Wegovy 1.7',
  'also known as Ozempic',
  'also tried Ozempic last year',
  'switched from Ozempic',
  'auch Ozempic früher',
  'not also on Ozempic',
  'also on metformin',
  'Ozempic was too strong',
])('“%s” names no second one', (note) => expect(said(note)).toEqual([]))

test('a substance without a class warns too', () => {
  expect(said('also BPC-157 capsules', null, 'BPC-157')).toEqual([
    {
      code: 'SAME_CLASS',
      message:
        'You noted “also BPC-157 capsules”. If that is not this entry, you take BPC-157 twice. Ask your prescriber before you take both.',
    },
  ])
})
