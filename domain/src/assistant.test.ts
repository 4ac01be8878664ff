import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chatTitle } from './assistant.ts'

test('a short question is its own title, on one line', () => {
  expect(chatTitle('  What is\nBPC-157? ')).toBe('What is BPC-157?')
})

test('a long one is cut, between words where it can be', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 300 }), (text) => {
      const line = text.replaceAll(/\s+/g, ' ').trim()
      const title = chatTitle(text)
      expect(title.length).toBeLessThanOrEqual(61)
      expect(line.startsWith(title.replace(/…$/, ''))).toBe(true)
    }),
  )
  expect(chatTitle(`${'word '.repeat(30)}`)).toMatch(/^(word )+word…$/)
})
