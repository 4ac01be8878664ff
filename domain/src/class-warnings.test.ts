import { expect, test } from 'vitest'
import { classWarnings } from './class-warnings.ts'

const sema = { name: 'Semaglutide', peptideClass: 'GLP-1 agonist' } as const
const tirz = { name: 'Tirzepatide', peptideClass: 'GLP-1 agonist' } as const
const amylin = { name: 'Cagrilintide', peptideClass: 'Amylin analogue' } as const
const own = { name: 'My blend', peptideClass: null }

test('a second GLP-1 agonist is warned of, with what labels say', () => {
  expect(classWarnings(tirz, [own, sema, amylin])).toEqual([
    {
      code: 'SAME_CLASS',
      message:
        'Semaglutide in your plan is a GLP-1 agonist too. Labels say not to use two of them together (MPR on Wegovy, checked Nov 22, 2026).',
    },
  ])
})

test('of other classes nothing is claimed', () => {
  expect(classWarnings(amylin, [{ ...amylin, name: 'Pramlintide' }])).toEqual([
    {
      code: 'SAME_CLASS',
      message:
        'Pramlintide in your plan is an amylin analogue too. Ask your prescriber before you take both.',
    },
  ])
})

test('what is of no known class, or of another, is not', () => {
  expect(classWarnings(own, [own, sema])).toEqual([])
  expect(classWarnings(sema, [own, amylin])).toEqual([])
})
