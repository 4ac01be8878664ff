import { expect, test } from 'vitest'
import { ageText } from './age-text.ts'

test.each([
  [null, undefined],
  ['', undefined],
  ['1990-05-17', '35 years'],
  ['1990-03-02', '36 years'],
  ['2025-01-01', '1 year'],
  ['2026-03-02', '0 years'],
  ['2026-03-03', 'Invalid date'],
  ['1990-02-30', 'Invalid date'],
  ['0019-05-17', 'Invalid date'],
  ['yesterday', 'Invalid date'],
])('born on %s: %s', (dateOfBirth, text) => {
  expect(ageText(dateOfBirth, '2026-03-02')).toBe(text)
})
