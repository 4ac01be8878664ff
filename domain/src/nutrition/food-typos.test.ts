import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestWords, slipsBetween } from './food-typos.ts'

/** The textbook definition, from the ends of both words backward. */
function reference(one: string, other: string): number {
  if (!one || !other) return Math.max(one.length, other.length)
  const [a, b] = [one.slice(0, -1), other.slice(0, -1)]
  const ways = [
    reference(a, other) + 1,
    reference(one, b) + 1,
    reference(a, b) + Number(one.at(-1) !== other.at(-1)),
  ]
  if (one.length > 1 && other.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1))
    ways.push(reference(one.slice(0, -2), other.slice(0, -2)) + 1)
  return Math.min(...ways)
}

const word = fc.stringMatching(/^[abc]{0,6}$/)

describe('typos', () => {
  test('are counted as in the definition', () => {
    fc.assert(fc.property(word, word, (one, other) => slipsBetween(one, other) === reference(one, other)))
  })

  test.each([
    ['aubergnie', 'aubergine', 1],
    ['chiken', 'chicken', 1],
    ['brocolli', 'broccoli', 2],
    ['', 'egg', 3],
  ])('from %s to %s are %d', (one, other, slips) => {
    expect(slipsBetween(one, other)).toBe(slips)
  })
})

describe('the nearest words', () => {
  const known = 'banana bandana chocolate broccoli jello ham pea cake sauce sugar bagel'.split(' ')

  test.each([
    ['bananna', ['banana']],
    ['brocolli', ['broccoli']],
    ['choclat', ['chocolate']],
    ['bandna', ['banana', 'bandana']],
    ['suger', ['sugar']],
    ['sause', ['sauce']],
    ['bagle', ['bagel']],
    ['caek', ['cake']],
  ])('to %s are %j', (typed, nearest) => {
    expect(nearestWords(typed, known)).toEqual(nearest)
  })

  test.each(['cafe', 'saute', 'hello', 'hum', 'pee', 'keyboard', 'xyzzy', ''])(
    'to %j there are none',
    (typed) => {
      expect(nearestWords(typed, known)).toEqual([])
    },
  )

  test('are known words, all equally near', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[abc]{4,9}$/), fc.array(word), (typed, words) => {
        const nearest = nearestWords(typed, words)
        for (const one of nearest) expect(words).toContain(one)
        const within = words.filter(
          (word) =>
            word[0] === typed[0] &&
            slipsBetween(typed, word) <= 1 &&
            (typed.length > 5 || word.length !== typed.length || word === typed),
        )
        if (within.length > 0) expect(nearest.length).toBeGreaterThan(0)
      }),
    )
  })
})
