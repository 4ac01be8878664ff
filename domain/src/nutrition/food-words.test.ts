import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foodWords, formsOf } from './food-words.ts'

test.each([
  ['Milk, 2% fat', ['milk', '2', 'fat']],
  ["Reese's Jalapeño crème brûlée", ['reeses', 'jalapeno', 'creme', 'brulee']],
  ['M&M’s (plain)', ['m', 'ms', 'plain']],
  ['ｅｇｇ　２ Ｃｒèｍｅ', ['egg', '2', 'creme']],
  ['Oreo™ ½', ['oreo', '½']],
  ['  %% __ 🍌 ', []],
])('%s is %j', (text, words) => {
  expect(foodWords(text)).toEqual(words)
})

test.each([
  ['egg', 'eggs'],
  ['berry', 'berries'],
  ['cookie', 'cookies'],
  ['pie', 'pies'],
  ['potato', 'potatoes'],
  ['avocado', 'avocados'],
  ['peach', 'peaches'],
  ['radish', 'radishes'],
  ['box', 'boxes'],
  ['cheese', 'cheeses'],
  ['olive', 'olives'],
  ['loaf', 'loaves'],
  ['knife', 'knives'],
  ['pea', 'peas'],
  ['turkey', 'turkeys'],
])('%s and %s match', (singular, plural) => {
  expect(formsOf(singular)).toContain(plural)
  expect(formsOf(plural)).toContain(singular)
})

test.each([
  ['gas', 'ga'],
  ['bass', 'bas'],
  ['hummus', 'hummu'],
  ['asparagus', 'asparagu'],
  ['dates', 'dat'],
  ['limes', 'lim'],
])('%s is not a plural of %s', (word, none) => {
  expect(formsOf(word)).not.toContain(none)
})

test('a word is its own first form, forms are unique, and only the word itself may be shorter than three letters', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{1,12}$/), (word) => {
      const [first, ...others] = formsOf(word)
      expect(first).toBe(word)
      expect(new Set(others).size).toBe(others.length)
      expect(others).not.toContain(word)
      for (const form of others) expect(form.length).toBeGreaterThanOrEqual(3)
    }),
  )
})
