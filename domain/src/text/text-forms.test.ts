import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { composed, hasPiledMarks, singleLine } from './text-forms.ts'

test('composes text from a Mac', () => {
  expect(composed('Zoe\u0308')).toBe('Zoë')
})

describe('a line', () => {
  test.each([
    ['marks of direction', '\u202etroppus\u202c \u2066a\u2069\u200e', 'troppus a'],
    ['zero-width characters', 'A\u200bd\u200da\u2060 \ufeffK', 'Ada K'],
    ['soft hyphens and fillers', 'Kel\u00adler\u3164\u115f', 'Keller'],
    ['tags and variation selectors', 'Ada\u{e0041}\ufe0f', 'Ada'],
    ['control characters', 'A\u0007d\u0001a\u0085\u001b', 'Ada'],
    ['invisible ends', '\u200b \u202eAda\u200bK ❤️\u200e\u3164', ' AdaK ❤️'],
    ['breaks of lines', 'Ada\n\tKeller', 'Ada Keller'],
    ['marks beyond two a letter', `Z${'\u0300\u0316\u0334\u0317\u0318'}a`, 'Z\u0334\u0316a'],
  ])('loses %s', (_, typed, stored) => {
    expect(singleLine(typed)).toBe(stored)
  })

  test.each([
    ...[
      'Zoë Ångström',
      'Nguyễn Thị Ánh',
      '李小龙',
      'ज़ीं ज़ें',
      'שָׁלוֹם',
      'ที่นี้',
      '👩🏽‍🔬 lab',
      '👨‍👩‍👧‍👦',
      '❤️',
      '1️⃣',
      '🏳️‍🌈',
    ],
    ...['می\u200cخواهم', 'क\u094d\u200dष'],
  ])('keeps %j', (typed) => {
    expect(singleLine(typed)).toBe(composed(typed))
    expect(hasPiledMarks(typed)).toBe(false)
  })

  test.each([
    ['a\u0301\u0302\u0303', true],
    ['\u00e1\u0302\u0303', true],
    ['Nguye\u0302\u0303n', false],
    ['\u1fa7', false],
  ])('three marks on a letter are too many in a name, except in Greek: %j', (typed, isTooMuch) => {
    expect(hasPiledMarks(typed)).toBe(isTooMuch)
  })

  test('is idempotent and never longer than its composed form', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const line = singleLine(typed)
        expect(singleLine(line)).toBe(line)
        expect(line.length).toBeLessThanOrEqual(composed(typed).length)
      }),
    )
  })

  test('has at most two general marks in a row, for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('a', '\u0301', '\u0327', '\u0334', '\u0489', 'é')), (typed) => {
        expect(singleLine(typed.join(''))).not.toMatch(/[\u0300-\u036f]{3}/)
      }),
    )
  })
})
