import { expect, test } from 'vitest'
import { memoize } from './memoize.ts'

function counted() {
  const read: string[] = []
  const lengthOf = memoize((text) => {
    read.push(text)
    return text.length > 3 ? { length: text.length } : undefined
  })
  return { read, lengthOf }
}

test('a text is read once, also when there is nothing in it', () => {
  const { read, lengthOf } = counted()
  expect([lengthOf('daily'), lengthOf('mg'), lengthOf('daily'), lengthOf('mg')]).toEqual([
    { length: 5 },
    undefined,
    { length: 5 },
    undefined,
  ])
  expect(read).toEqual(['daily', 'mg'])
})

test('a shared result cannot be changed', () => {
  const { lengthOf } = counted()
  const found = lengthOf('daily')
  expect(() => Object.assign(found ?? {}, { length: 1 })).toThrow(TypeError)
})

test('long texts are not kept, and many texts do not fill the memory', () => {
  const { read, lengthOf } = counted()
  const long = 'x'.repeat(101)
  expect([lengthOf(long), lengthOf(long)]).toEqual([{ length: 101 }, { length: 101 }])
  expect(read).toHaveLength(2)
  for (let number = 0; number < 501; number++) lengthOf(`text ${number}`)
  lengthOf('text 0')
  expect(read).toHaveLength(2 + 502)
})
