import fc from 'fast-check'
import { expect, test } from 'vitest'
import { numberText } from './number-text.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [-1234567, '-1,234,567'],
  [0.125, '0.125'],
  [1234.5678, '1,234.568'],
  [0.1 + 0.2, '0.3'],
])('%d is %s', (value, text) => {
  expect(numberText(value)).toBe(text)
})

test('decimals limit what is shown', () => {
  expect([numberText(12.46, 1), numberText(1250.5, 0), numberText(3, 2)]).toEqual(['12.5', '1,251', '3'])
})

test('a number equals Intl’s', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), (whole) => {
      expect(numberText(whole)).toBe(whole.toLocaleString('en-US'))
      expect(numberText(whole / 1000)).toBe((whole / 1000).toLocaleString('en-US'))
    }),
  )
})
