import { expect, test, vi } from 'vitest'
import { memoizeTexts } from './memoize.ts'

test('reads a long text once', () => {
  const read = vi.fn((text: string) => text.length)
  const lengthOf = memoizeTexts(read)
  const text = 'on insulin '.repeat(200)
  expect([lengthOf(text), lengthOf(text)]).toEqual([text.length, text.length])
  expect(read).toHaveBeenCalledTimes(1)
})

test('forgets earlier texts once they fill its space', () => {
  const read = vi.fn((text: string) => text.length)
  const lengthOf = memoizeTexts(read)
  const texts = Array.from({ length: 5 }, (_, n) => `${n}`.repeat(500_000))
  for (const text of texts) lengthOf(text)
  lengthOf(texts[4] as string)
  expect(read).toHaveBeenCalledTimes(5)
  lengthOf(texts[0] as string)
  expect(read).toHaveBeenCalledTimes(6)
})
