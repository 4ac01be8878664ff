import fc from 'fast-check'
import { expect, test } from 'vitest'
import { copyName, NAME_LENGTH } from './copy-names.ts'

const name = fc
  .string({ minLength: 1, maxLength: NAME_LENGTH, unit: 'grapheme' })
  .map((text) => text.slice(0, NAME_LENGTH))

test('copies of copies get distinct names', () => {
  const taken = new Set(['BPC-157'])
  const copied = (of: string) => {
    const copy = copyName(of, taken)
    taken.add(copy)
    return copy
  }
  expect(copied('BPC-157')).toBe('Copy of BPC-157')
  expect(copied('BPC-157')).toBe('Copy of BPC-157 (2)')
  expect(copied('BPC-157')).toBe('Copy of BPC-157 (3)')
  expect(copied('Copy of BPC-157')).toBe('Copy of Copy of BPC-157')
  expect(copied('bpc-157')).toBe('Copy of bpc-157 (4)')
})

test('any name can be copied repeatedly and stays short enough to store', () => {
  fc.assert(
    fc.property(name, (first) => {
      const taken = new Set<string>()
      for (let copy = first, round = 0; round < 25; round++) {
        const next = copyName(copy, taken)
        expect(next.length).toBeLessThanOrEqual(NAME_LENGTH)
        expect(next.startsWith('Copy of')).toBe(true)
        expect(next.isWellFormed() || !first.isWellFormed()).toBe(true)
        expect(taken.has(next)).toBe(false)
        taken.add(next)
        copy = next
      }
    }),
    { numRuns: 50 },
  )
})
