import { expect, test } from 'vitest'
import { ParseCache } from './parse-cache.ts'

test('an unchanged text gives the same object, a changed one a new object', () => {
  const cache = new ParseCache((text) => ({ text }), 1000)
  const first = cache.get('ada', 'one')
  expect(cache.get('ada', 'one')).toBe(first)
  expect(cache.get('ada', 'two')).toEqual({ text: 'two' })
  expect(cache.get('ben', 'one')).not.toBe(first)
})

test('drops the least recently used texts beyond its limit', () => {
  const cache = new ParseCache((text) => ({ text }), 8)
  const [ada, ben] = [cache.get('ada', 'aaa'), cache.get('ben', 'bbb')]
  expect(cache.get('ada', 'aaa')).toBe(ada)
  cache.get('cleo', 'ccc')
  expect(cache.get('ada', 'aaa')).toBe(ada)
  expect(cache.get('ben', 'bbb')).not.toBe(ben)
})

test('rows of the same version need no text', () => {
  const cache = new ParseCache((text) => ({ text }), 8)
  expect(cache.unchanged('ada', 'v1')).toBeUndefined()
  const ada = cache.get('ada', 'aaa', 'v1')
  cache.get('ben', 'bbb', 'v1')
  expect(cache.unchanged('ada', 'v1')).toBe(ada)
  expect(cache.unchanged('ada', 'v2')).toBeUndefined()
  // Another version with the same text is the same object.
  expect(cache.get('ada', 'aaa', 'v2')).toBe(ada)
  expect(cache.unchanged('ada', 'v2')).toBe(ada)
  cache.get('cleo', 'ccc', 'v1')
  expect(cache.unchanged('ben', 'v1')).toBeUndefined()
})
