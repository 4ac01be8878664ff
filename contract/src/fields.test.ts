import { describe, expect, test } from 'vitest'
import { dollars, optionalLine, pageAddress, requiredText, text } from './fields.ts'

describe('page URLs', () => {
  test.each([
    ['https://vitamins.example/d3?size=60#top', 'https://vitamins.example/d3?size=60#top'],
    [' vitamins.example/d3 ', 'https://vitamins.example/d3'],
    ['HTTP://Vitamins.example', 'http://vitamins.example/'],
    ['vitamins.example:8080/a b', 'https://vitamins.example:8080/a%20b'],
    ['', null],
    [null, null],
    [undefined, undefined],
  ])('%j is %j', (typed, address) => expect(pageAddress.parse(typed)).toBe(address))

  test.each([
    'some words',
    'javascript:alert(1)',
    'ftp://vitamins.example',
    'https://me:secret@vitamins.example',
    'localhost',
    '💉💉',
    `vitamins.example/${'x'.repeat(2000)}`,
  ])('%s is rejected', (typed) => expect(pageAddress.safeParse(typed).success).toBe(false))
})

describe('dollars', () => {
  const price = dollars('Price is required')

  test.each([0, 0.01, 19.99, 9_999_999_999.99])('accepts %d', (amount) =>
    expect(price.parse(amount)).toBe(amount),
  )

  test.each([
    [undefined, 'Price is required'],
    ['', 'Price is required'],
    ['12.50', 'Enter a number, not text'],
    [-0.01, 'Price must be positive'],
    [1.005, 'Please use at most two decimals'],
    [10_000_000_000, 'That’s too much'],
  ])('%j: %s', (amount, message) => expect(price.safeParse(amount).error?.issues[0]?.message).toBe(message))
})

test.each(['', '  ', '\u200b', '\u202e \u2066', '\u3164', '\u2800', '\ufeff\u00ad'])(
  '%j shows nothing, and is no text',
  (typed) => {
    expect(
      requiredText(20, 'Name is required')
        .safeParse(typed)
        .error?.issues.map(({ message }) => message),
    ).toEqual(['Name is required'])
  },
)

test.each(['BPC-157', 'नमस्ते', '👩‍🔬', 'می\u200cخواهم'])('%j has visible characters', (typed) => {
  expect(requiredText(20, 'Name is required').parse(typed)).toBe(typed)
})

test('text is composed, and a line loses invisible characters', () => {
  const typed = '\u202eZoe\u0308\u200b\n K'
  expect(text(20).parse(typed)).toBe('\u202eZoë\u200b\n K')
  expect(requiredText(20, 'Name is required').parse(typed)).toBe('Zoë K')
  expect(optionalLine(20).parse(typed)).toBe('Zoë K')
  expect([optionalLine(20).parse('\u200b'), optionalLine(3).safeParse('Zoe\u0308').success]).toEqual([
    null,
    true,
  ])
})
