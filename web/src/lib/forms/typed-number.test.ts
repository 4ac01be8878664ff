import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.ts'

test.each([
  ['12.5', 12.5],
  [' 12,5 ', 12.5],
  [12.5, 12.5],
  ['', null],
  [' ', null],
  [null, null],
  [undefined, null],
  ['a lot', Number.NaN],
  ['1,000,5', Number.NaN],
  ['0,250', 0.25],
  ['1250,5', 1250.5],
  ['.5', 0.5],
  ['5.', 5],
  ['-1', -1],
])('%j is displayed for %d', (typed, number) => expect(typedNumber(typed)).toBe(number))

test.each(['1,000', '250,000', '1,234.5', '1 000', '0x10', '1e3', 'Infinity', ',', '-'])(
  'rejects %j instead of guessing',
  (typed) => expect(typedNumber(typed)).toBeNaN(),
)
