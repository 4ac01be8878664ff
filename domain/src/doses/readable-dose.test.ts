import { expect, test } from 'vitest'
import { readableDose } from './readable-dose.ts'

test.each([
  [{ amount: 25_000, unit: 'mcg' }, '25,000 mcg'],
  [{ amount: 999, unit: 'mcg' }, '999 mcg'],
  [{ amount: 1234.123456, unit: 'IU' }, '1,234.123456 IU'],
] as const)('%o is said as %s', (dose, words) => {
  expect(readableDose(dose)).toBe(words)
})
