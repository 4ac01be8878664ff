import fc from 'fast-check'
import { expect, test } from 'vitest'
import { preparedPassword } from './passwords.ts'

test('composed and decomposed letters make the same password, and so do all kinds of spaces', () => {
  expect(preparedPassword('Ame\u0301lie\u00a0Ska\u030ane 1')).toBe('Am\u00e9lie Sk\u00e5ne 1')
  expect(preparedPassword('correct horse 🐎')).toBe('correct horse 🐎')
})

test('every Unicode form of a password normalizes to the same text, and normalizing twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const prepared = preparedPassword(typed)
      expect(preparedPassword(typed.normalize('NFD'))).toBe(prepared)
      expect(preparedPassword(typed.normalize('NFC'))).toBe(prepared)
      expect(preparedPassword(prepared)).toBe(prepared)
    }),
  )
})
