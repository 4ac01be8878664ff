import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSameDose } from './same-dose.ts'

test.each([
  ['0.5 mg', '500 mcg', true],
  ['0.5 mg', '0,5mg', true],
  [' 250 µg ', '0.25 mg', true],
  ['0.000001 mg', '0.001 mcg', true],
  ['10 units', '10 Units', true],
  ['one scoop', ' one scoop', true],
  ['0.5 mg', '0.25 mg', false],
  ['0.5 mg', '0.5 mcg', false],
  ['10 units', '10 IU', false],
  ['1 mL', '1 mg', false],
  ['one scoop', 'two scoops', false],
  ['0.5', '0.5 mg', false],
  ['1,000 mcg', '1 mg', true],
  ['1,250 mcg', '1250 mcg', false],
])('%j and %j: %j', (one, other, isSame) => {
  expect([isSameDose(one, other), isSameDose(other, one)]).toEqual([isSame, isSame])
})

test('a mass is the same in mg and in mcg, and differs from one that is a millionth more', () => {
  // In thousandths of a microgram, so that either text has at most six decimals.
  const thousandths = fc.integer({ min: 1, max: 999_999_999 })
  const asText = (digits: number, decimals: number, unit: string) => {
    const padded = String(digits).padStart(decimals + 1, '0')
    return `${padded.slice(0, -decimals)}.${padded.slice(-decimals)} ${unit}`
  }
  fc.assert(
    fc.property(thousandths, (amount) => {
      expect(isSameDose(asText(amount, 6, 'mg'), asText(amount, 3, 'mcg'))).toBe(true)
      expect(isSameDose(asText(amount + 1, 6, 'mg'), asText(amount, 3, 'mcg'))).toBe(false)
    }),
  )
})
