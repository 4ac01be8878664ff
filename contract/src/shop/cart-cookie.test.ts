import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cartCookieValue, linesInCookie } from './cart-cookie.ts'

const line = fc.record({
  productId: fc.integer({ min: 1, max: 999_999_999 }),
  quantity: fc.integer({ min: 1, max: 99 }),
  priceWhenAdded: fc.integer({ min: 0, max: 9_999_999 }).map((cents) => cents / 100),
})

test('a cart round-trips through a cookie', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 40 }), (lines) => {
      const text = cartCookieValue(lines)
      expect(linesInCookie(text)).toEqual(lines)
      expect(encodeURIComponent(text).length).toBeLessThan(1000)
    }),
  )
})

test('no cookie means an empty cart', () => {
  expect(linesInCookie(undefined)).toEqual([])
})

test('a long cart is marked as long, without its lines', () => {
  const lines = Array.from({ length: 41 }, (_, index) => ({
    productId: index + 1,
    quantity: 1,
    priceWhenAdded: 1,
  }))
  expect(cartCookieValue(lines)).toBe('long')
  expect(linesInCookie('long')).toBeUndefined()
})

test.each([
  '',
  'x',
  '1-0-5',
  '1-100-5',
  '-1-1-5',
  '1-1-5.',
  '1-1-5,1-1-5',
  '1-1--5',
  `${'1-1-1.'.repeat(40)}1-1-1`,
])('an invalid cookie is ignored: %s', (text) => {
  expect(linesInCookie(text)).toBeUndefined()
})
