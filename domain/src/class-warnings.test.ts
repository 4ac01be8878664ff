import { expect, test } from 'vitest'
import { classWarnings, partWarnings } from './class-warnings.ts'

test('a second GLP-1 agonist is warned of, with what labels say', () => {
  expect(classWarnings('GLP-1 agonist', [{ name: 'Semaglutide' }])).toEqual([
    {
      code: 'SAME_CLASS',
      message:
        'Semaglutide in your plan is a GLP-1 agonist too. Labels say not to use two of them together (Wegovy label on DailyMed, checked Nov 22, 2026).',
    },
  ])
})

test('of other classes nothing is claimed; each in the plan is named', () => {
  const messages = classWarnings('Amylin analogue', [{ name: 'Cagrilintide' }, { name: 'Pramlintide' }])
  expect(messages.map(({ message }) => message)).toEqual([
    'Cagrilintide in your plan is an amylin analogue too. Ask your prescriber before you take both.',
    'Pramlintide in your plan is an amylin analogue too. Ask your prescriber before you take both.',
  ])
  expect(classWarnings('IGF-1 analogue', [{ name: 'PEG-MGF' }])[0]?.message).toMatch(
    / is an IGF-1 analogue too\./,
  )
  expect(classWarnings('Growth hormone', [])).toEqual([])
})

test('a blend and what is in it are told of, whichever comes first', () => {
  const shared = [
    { name: 'BPC-157', part: 'BPC-157' },
    { name: 'KLOW', part: 'TB-500' },
  ]
  expect(partWarnings(shared).map(({ message }) => message)).toEqual([
    'BPC-157 is in your plan by itself too.',
    'KLOW in your plan holds TB-500 too.',
  ])
})
