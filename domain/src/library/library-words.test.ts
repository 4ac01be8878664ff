import { expect, test } from 'vitest'
import { namesInOne, relatedWords, searchable } from './library-words.ts'

test.each(['BPC-157', 'bpc 157', 'bpc157'])('%s is one name in questions and in the library', (name) => {
  expect(namesInOne(name)).toBe('bpc157')
  expect(searchable(name)).toBe('bpc157 bpc 157')
  expect(relatedWords(name)).toBe('bpc 157')
})

test.each([
  ['keep it in the fridge?', 'refrigerator'],
  ['I throw up', 'vomiting'],
  ['Where do I JAB', 'injection'],
])('%j also matches %s, and nothing that it contains itself', (question, meant) => {
  const words = relatedWords(question).split(' ')
  expect(words).toContain(meant)
  expect(words).not.toContain('jab')
  expect(words).not.toContain('fridge')
})

test('a word inside another matches nothing', () => {
  expect(relatedWords('a refreshing hairdo')).toBe('')
})
