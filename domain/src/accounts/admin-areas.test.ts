import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminAreas, coversRights, mayEnter } from './admin-areas.ts'

const permissions = fc.subarray([...adminAreas])

test('an admin with no areas listed may open all of them, others only theirs and the overview', () => {
  expect([...adminAreas, 'panel' as const].every((area) => mayEnter([], area))).toBe(true)
  expect(mayEnter(['orders'], 'panel')).toBe(true)
  expect(mayEnter(['orders'], 'members')).toBe(false)
})

test('one set of permissions covers another when it opens everything the other does', () => {
  fc.assert(
    fc.property(permissions, permissions, (own, theirs) => {
      const isOpen = (to: readonly string[]) => adminAreas.filter((area) => mayEnter(to, area))
      const expected = isOpen(theirs).every((area) => isOpen(own).includes(area))
      // Listing every area is not full access: it excludes areas added later.
      fc.pre(theirs.length > 0 || own.length !== adminAreas.length)
      expect(coversRights(own, theirs)).toBe(expected)
    }),
  )
})

test('full access is not covered by a list of every current area', () => {
  expect(coversRights([...adminAreas], [])).toBe(false)
  expect(coversRights([], [...adminAreas])).toBe(true)
})
