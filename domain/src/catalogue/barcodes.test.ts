import fc from 'fast-check'
import { expect, test } from 'vitest'
import { barcodeIn } from './barcodes.ts'

test.each([
  ['3017620422003', '3017620422003'],
  ['036000291452', '036000291452'],
  ['73513537', '73513537'],
  [' 0 36000 29145 2 ', '036000291452'],
  ['4006381-333931', '4006381333931'],
])('%s is a valid barcode', (typed, digits) => {
  expect(barcodeIn(typed)).toBe(digits)
})

test.each(['3017620422004', '0360002914', '', '12345678901234', '36000291452a', '٣٠١٧٦٢٠٤٢٢٠٠٣'])(
  '%j is none',
  (typed) => expect(barcodeIn(typed)).toBeUndefined(),
)

/** The definition by position, computed independently: of 13 digits, those at even positions weigh three times. */
const checkDigit = (twelve: number[]) =>
  (10 - (twelve.reduce((sum, digit, at) => sum + digit * (at % 2 === 1 ? 3 : 1), 0) % 10)) % 10

const digit = fc.integer({ min: 0, max: 9 })

test('exactly one of ten check digits is right, and any single wrong digit is detected', () => {
  fc.assert(
    fc.property(
      fc.array(digit, { minLength: 12, maxLength: 12 }),
      fc.nat({ max: 12 }),
      fc.integer({ min: 1, max: 9 }),
      (twelve, place, off) => {
        const code = [...twelve, checkDigit(twelve)]
        expect(barcodeIn(code.join(''))).toBe(code.join(''))
        const wrong = code.with(place, ((code[place] ?? 0) + off) % 10)
        expect(barcodeIn(wrong.join(''))).toBeUndefined()
      },
    ),
  )
})

test('accepts both a UPC-A and the EAN-13 with a leading 0', () => {
  fc.assert(
    fc.property(fc.array(digit, { minLength: 11, maxLength: 11 }), (eleven) => {
      const code = `${eleven.join('')}${checkDigit([0, ...eleven])}`
      expect([barcodeIn(code), barcodeIn(`0${code}`)]).toEqual([code, `0${code}`])
    }),
  )
})
