import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reordered } from './catalogue-order.ts'

const list = fc.uniqueArray(fc.integer({ min: 1, max: 40 }), { maxLength: 20 })
const sorted = (ids: readonly number[]) => [...ids].sort((a, b) => a - b)

test('no id is lost or duplicated in any requested order', () => {
  fc.assert(
    fc.property(
      list,
      fc.array(fc.integer({ min: 1, max: 40 })),
      fc.option(fc.nat(40)),
      (now, wanted, moved) => {
        expect(sorted(reordered(now, wanted, moved ?? undefined))).toEqual(sorted(now))
      },
    ),
  )
})

describe('a complete order', () => {
  test('is applied as given', () => {
    fc.assert(
      fc.property(
        list.chain((ids) => fc.tuple(fc.constant(ids), fc.shuffledSubarray(ids, { minLength: ids.length }))),
        ([now, wanted]) => {
          expect(reordered(now, wanted)).toEqual(wanted)
        },
      ),
    )
  })

  test("keeps ids it doesn't name behind their predecessor", () => {
    expect(reordered([1, 2, 3, 4], [4, 1, 3])).toEqual([4, 1, 2, 3])
    expect(reordered([9, 8, 1, 2], [2, 1])).toEqual([9, 8, 2, 1])
  })

  test('ignores ids that no longer exist', () => {
    expect(reordered([1, 2], [2, 3, 1])).toEqual([2, 1])
  })
})

describe('a moved id', () => {
  test('moves alone and keeps the order that another operator set meanwhile', () => {
    // From 1 2 3 4, one operator moves 4 to the top, another moves 1 behind 2.
    const after = reordered([4, 1, 2, 3], [2, 1, 3, 4], 1)
    expect(after).toEqual([4, 2, 1, 3])
  })

  test('goes to the top', () => expect(reordered([1, 2, 3], [3, 1, 2], 3)).toEqual([3, 1, 2]))

  test('ends where the complete order would put it when nothing else moved', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.nat(50), { minLength: 2, maxLength: 20 }),
        fc.nat(),
        fc.nat(),
        (now, a, b) => {
          const moved = now[a % now.length] as number
          const others = now.filter((id) => id !== moved)
          const wanted = others.toSpliced(b % now.length, 0, moved)
          expect(reordered(now, wanted, moved)).toEqual(wanted)
        },
      ),
    )
  })

  test('moves nothing when it no longer exists', () =>
    expect(reordered([1, 2], [3, 1, 2], 3)).toEqual([1, 2]))
})
