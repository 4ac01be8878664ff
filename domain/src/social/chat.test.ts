import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isChangeable, ownerOfGroup } from './chat.ts'

test('a message can be edited for fifteen minutes', () => {
  const sentAt = Date.parse('2026-06-15T12:00:00Z')
  expect(isChangeable(sentAt, sentAt)).toBe(true)
  expect(isChangeable(sentAt, sentAt + 15 * 60_000)).toBe(true)
  expect(isChangeable(sentAt, sentAt + 15 * 60_000 + 1)).toBe(false)
})

const people = fc.uniqueArray(
  fc.record({ userId: fc.stringMatching(/^user_[a-z]{1,3}$/), joinedAt: fc.integer({ min: 0, max: 5 }) }),
  { selector: ({ userId }) => userId },
)

test("the first member owns a group, and later ones don't change that", () => {
  fc.assert(
    fc.property(people, (inGroup) => {
      const keeper = ownerOfGroup(inGroup)
      expect(keeper === undefined).toBe(inGroup.length === 0)
      if (!keeper) return
      for (const { userId, joinedAt } of inGroup)
        expect(joinedAt > keeper.joinedAt || userId >= keeper.userId).toBe(true)
      expect(ownerOfGroup(inGroup.toReversed())).toEqual(keeper)
      const late = { userId: 'user_0', joinedAt: keeper.joinedAt + 1 }
      expect(ownerOfGroup([late, ...inGroup])).toEqual(keeper)
    }),
  )
})
