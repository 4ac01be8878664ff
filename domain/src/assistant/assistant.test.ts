import fc from 'fast-check'
import { expect, test } from 'vitest'
import { alarmAt, chatTitle, shareOf, tokenCost } from './assistant.ts'

test('uses a short question as the title, on one line', () => {
  expect(chatTitle('  What is\nBPC-157? ')).toBe('What is BPC-157?')
})

test('truncates a long question, between words where possible', () => {
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

test('prices tokens by the million, to the cent', () => {
  expect(tokenCost({ input: 1_000_000, output: 1_000_000 }, { input: 0.25, output: 1.25 })).toBe(150)
  expect(tokenCost({ input: 0, output: 0 }, { input: 3, output: 15 })).toBe(0)
  const tokens = fc.record({ input: fc.nat(1e9), output: fc.nat(1e9) })
  const prices = fc.record({ input: fc.nat(100), output: fc.nat(100) })
  fc.assert(
    fc.property(tokens, prices, (used, price) => {
      const millionths = BigInt(used.input) * BigInt(price.input) + BigInt(used.output) * BigInt(price.output)
      expect(tokenCost(used, price)).toBe(Number((millionths + 5_000n) / 10_000n))
    }),
  )
})

test("sixty accounts leave part of the month's budget, and nobody is left without a question", () => {
  fc.assert(
    fc.property(fc.integer({ min: 500_000, max: 1_000_000_000 }), (tokens) => {
      const { day, month } = shareOf(tokens)
      expect(day).toBeLessThanOrEqual(month)
      expect(60 * month).toBeLessThanOrEqual(0.8 * tokens)
    }),
  )
  expect(shareOf(2_000_000)).toEqual({ day: 13_333, month: 26_666 })
  expect(shareOf(3_000)).toEqual({ day: 5_000, month: 5_000 })
})

test.each([
  [49, undefined],
  [50, 50],
  [79, 50],
  [80, 80],
  [120, 80],
])('at %i of 100 tokens, the %s %% alert is due', (used, percent) => {
  expect(alarmAt(used, 100)).toBe(percent)
})
