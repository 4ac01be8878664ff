import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencyIn, pricesIn, statedPrice } from './price-text.ts'

describe('a price for people', () => {
  test.each([
    ['$54.99', [5499], 'USD'],
    ['$1,234.56', [123456], 'USD'],
    ['1.234,56 €', [123456], 'EUR'],
    ['EUR 1.234', [123400], 'EUR'],
    ["CHF 1'234.50", [123450], 'CHF'],
    ['1 234,56 zł', [123456], 'PLN'],
    ['1\u202f234,56\u00a0€', [123456], 'EUR'],
    ['US$ 54', [5400], 'USD'],
    ['$54.9', [5490], 'USD'],
    ['$1,234,567.00', [123456700], 'USD'],
    ['$1,234', [123400], 'USD'],
    ['$12,50', [1250], 'USD'],
    ['$0.375', [38], 'USD'],
    ['$54.99 CAD', [5499], 'CAD'],
    ['CA$54.99', [5499], 'CAD'],
    ['A$54.99', [5499], 'AUD'],
    ['£9', [900], 'GBP'],
    ['from $45.00 – $85.00', [4500, 8500], 'USD'],
    ['$30.00 $25.00 each', [3000, 2500], 'USD'],
    ['54.99', [5499], null],
    ['$0.00', [], 'USD'],
    ['Call us', [], null],
    ['', [], null],
  ])('%j is %j in %j', (text, amounts, currency) => expect(pricesIn(text)).toEqual({ amounts, currency }))

  const grouped = (cents: number, thousands: string, point: string) => {
    const [whole = '', rest = ''] = (cents / 100).toFixed(2).split('.')
    return `${whole.replaceAll(/\B(?=(\d{3})+$)/g, thousands)}${point}${rest}`
  }

  test('has the same price in any country', () => {
    const cents = fc.integer({ min: 1, max: 999_999_999 })
    const style = fc.constantFrom(
      [',', '.'],
      ['.', ','],
      [' ', ','],
      ['\u00a0', ','],
      ["'", '.'],
      ['', '.'],
      ['', ','],
    )
    fc.assert(
      fc.property(
        cents,
        style,
        fc.constantFrom('$', 'from ', ''),
        (price, [thousands = '', point = ''], before) => {
          expect(pricesIn(`${before}${grouped(price, thousands, point)}`).amounts).toEqual([price])
        },
      ),
    )
  })
})

describe('a price for programs', () => {
  test.each([
    [54.99, 5499],
    ['54.99', 5499],
    ['54.990', 5499],
    ['1.234', 123],
    ['1,234.56', 123456],
    ['1.234,56', 123456],
    ['1,234', 123400],
    ['$54.99', 5499],
    ['54', 5400],
    [54, 5400],
    [0.1 + 0.2, 30],
    [1e20, null],
    ['-5', null],
    [-5, null],
    [0, null],
    ['0.00', null],
    ['45 - 85', null],
    ['on request', null],
    ['', null],
    [null, null],
    [{ price: 5 }, null],
    [Number.NaN, null],
  ])('%j is %j', (value, cents) => expect(statedPrice(value)).toBe(cents))

  test('is parsed correctly', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999 }), (cents) => {
        expect(statedPrice(cents / 100)).toBe(cents)
        expect(statedPrice((cents / 100).toFixed(2))).toBe(cents)
        expect(statedPrice(String(cents / 100))).toBe(cents)
      }),
    )
  })
})

test('handles any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const cents of pricesIn(text).amounts) expect(Number.isSafeInteger(cents) && cents > 0).toBe(true)
      statedPrice(text)
      currencyIn(text)
    }),
  )
  for (const part of ['1,', '1.', '1 234', '9', "1'", 'US', '$'])
    expect(() => pricesIn(part.repeat(200_000 / part.length))).not.toThrow()
})
