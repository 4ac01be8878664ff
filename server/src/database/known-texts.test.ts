import { expect, test } from 'vitest'
import { KnownTexts } from './known-texts.ts'

test('an unchanged text gives the same object, a changed one a new object', () => {
  const texts = new KnownTexts((text) => ({ text }), 1000)
  const first = texts.get('ada', 'one')
  expect(texts.get('ada', 'one')).toBe(first)
  expect(texts.get('ada', 'two')).toEqual({ text: 'two' })
  expect(texts.get('ben', 'one')).not.toBe(first)
})

test('drops the texts used longest ago beyond its limit', () => {
  const texts = new KnownTexts((text) => ({ text }), 8)
  const [ada, ben] = [texts.get('ada', 'aaa'), texts.get('ben', 'bbb')]
  expect(texts.get('ada', 'aaa')).toBe(ada)
  texts.get('cleo', 'ccc')
  expect(texts.get('ada', 'aaa')).toBe(ada)
  expect(texts.get('ben', 'bbb')).not.toBe(ben)
})
