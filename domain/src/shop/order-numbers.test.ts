import fc from 'fast-check'
import { expect, test } from 'vitest'
import { orderNumber, orderNumberIn } from './order-numbers.ts'

const bytes = fc.uint8Array({ minLength: 64, maxLength: 64 })
const number = bytes
  .filter((some) => some.filter((byte) => byte < 253).length >= 7)
  .map((some) => orderNumber(some))
const SIGNS = '23456789CDFHJKMNPQRTVWX'

test('looks like K7M-4Q2-9D, and round-trips', () => {
  fc.assert(
    fc.property(number, (one) => {
      expect(one).toMatch(/^[2-9CDFHJKMNPQRTVWX]{3}-[2-9CDFHJKMNPQRTVWX]{3}-[2-9CDFHJKMNPQRTVWX]{2}$/)
      expect(orderNumberIn(one)).toBe(one)
    }),
  )
})

test('is parsed in any spelling', () => {
  const one = orderNumber(new Uint8Array(32).fill(7))
  expect(orderNumberIn(` ${one.toLowerCase().replaceAll('-', ' ')} `)).toBe(one)
  expect(orderNumberIn(one.replaceAll('-', ''))).toBe(one)
})

test('detects one wrong character', () => {
  fc.assert(
    fc.property(number, fc.nat(7), fc.nat(22), (one, place, sign) => {
      const signs = [...one.replaceAll('-', '')]
      fc.pre(signs[place] !== SIGNS[sign])
      signs[place] = SIGNS[sign] ?? ''
      expect(orderNumberIn(signs.join(''))).toBeUndefined()
    }),
  )
})

test('detects two swapped characters', () => {
  fc.assert(
    fc.property(number, fc.nat(7), fc.nat(7), (one, here, there) => {
      const signs = [...one.replaceAll('-', '')]
      fc.pre(signs[here] !== signs[there])
      const [a = '', b = ''] = [signs[here], signs[there]]
      signs[here] = b
      signs[there] = a
      expect(orderNumberIn(signs.join(''))).toBeUndefined()
    }),
  )
})

test.each(['', 'K7M', 'K7M-4Q2-9D0', 'OIL-OIL-OI', '💉', '../../etc', 'K7M-4Q2-9'])(
  '%j is invalid',
  (text) => {
    expect(orderNumberIn(text)).toBeUndefined()
  },
)

test('all characters are equally frequent', () => {
  const counts = new Map<string, number>()
  for (let byte = 0; byte < 253; byte++) {
    const [first = ''] = orderNumber(new Uint8Array(7).fill(byte))
    counts.set(first, (counts.get(first) ?? 0) + 1)
  }
  expect([...counts.keys()].sort().join('')).toBe(SIGNS)
  expect(new Set(counts.values())).toEqual(new Set([11]))
  expect(() => orderNumber(new Uint8Array(32).fill(255))).toThrow(RangeError)
})
