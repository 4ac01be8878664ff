import { expect, test } from 'vitest'
import { mostUrgentFirst, sourceText } from './warnings.ts'

const label = { name: 'Zepbound label', url: 'https://uspl.lilly.com/zepbound/zepbound.html' }

test('a source is cited with the day on which we read it, or as not checked yet', () => {
  expect(sourceText({ ...label, checked: '2026-11-22' })).toBe('(Zepbound label, checked Nov 22, 2026)')
  expect(sourceText({ ...label, checked: null })).toBe('(Zepbound label, not checked yet)')
})

test('the most important warnings come first, and equal ones keep their order', () => {
  const codes = ['UNREAD_NOTE', 'CAUTION', 'TOO_OFTEN', 'SAME_CLASS', 'CONTRAINDICATED', 'BODY_MASS'] as const
  expect(mostUrgentFirst(codes.map((code) => ({ code }))).map(({ code }) => code)).toEqual([
    'CONTRAINDICATED',
    'TOO_OFTEN',
    'SAME_CLASS',
    'UNREAD_NOTE',
    'CAUTION',
    'BODY_MASS',
  ])
})
