import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ceil, divide, fitsDecimals, floor, isGreater, rational, toFixed, toShort } from './rational.ts'

const third = divide(rational(1), rational(3))

test.each([
  ['2e-3', '0.002'],
  [1e-7, '0.0000001'],
  ['.5', '0.5'],
  ['5.', '5'],
  [' 1.50 ', '1.5'],
  [1e21, '1000000000000000000000'],
])('parses %j as %s', (value, text) => expect(toShort(rational(value), 8)).toBe(text))

test.each(['', '.', 'e3', '1,5', '0x10', '1e9999', 'NaN', '--1', '1 2'])('rejects %j', (value) =>
  expect(() => rational(value)).toThrow(RangeError),
)

test('one tenth is one tenth', () => {
  expect(floor(divide(rational(0.3), rational(0.1)))).toBe(3)
  expect(isGreater(rational(0.3), rational('0.30'))).toBe(false)
})

test('refuses to divide by zero', () => expect(() => divide(rational(1), rational(0))).toThrow(RangeError))

describe('text', () => {
  test.each([
    [rational('0.0005'), 3, '0.001', '0.001'],
    [rational('0.00049'), 3, '0.000', '0'],
    [rational('12'), 3, '12.000', '12'],
    [rational('100'), 0, '100', '100'],
    [third, 4, '0.3333', '0.3333'],
  ])('of %o with %d decimals', (value, decimals, fixed, short) => {
    expect([toFixed(value, decimals), toShort(value, decimals)]).toEqual([fixed, short])
  })
})

test.each([
  [rational('2.1'), 2, 3],
  [rational('2'), 2, 2],
  [third, 0, 1],
])('%o lies between whole numbers', (value, below, above) => {
  expect([floor(value), ceil(value)]).toEqual([below, above])
})

test('a third has no finite decimals', () => {
  expect([
    fitsDecimals(third, 6),
    fitsDecimals(rational('0.125'), 3),
    fitsDecimals(rational('0.125'), 2),
  ]).toEqual([false, true, false])
})

test('every number round-trips through text', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), (value) => {
      expect(Number(toFixed(rational(value), 25))).toBe(value)
    }),
  )
})
