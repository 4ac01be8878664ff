import fc from 'fast-check'
import { expect, test } from 'vitest'
import { adminAreas, coversRights, mayEnter } from './admin-areas.ts'

const permissions = fc.subarray([...adminAreas])

test('an admin with no areas named may enter everywhere, one with some only those and the panel', () => {
  expect([...adminAreas, 'panel' as const].every((area) => mayEnter([], area))).toBe(true)
  expect(mayEnter(['orders'], 'panel')).toBe(true)
  expect(mayEnter(['orders'], 'members')).toBe(false)
})

test('rights cover others exactly when whatever the others open is open', () => {
  fc.assert(
    fc.property(permissions, permissions, (own, theirs) => {
      const isOpen = (to: readonly string[]) => adminAreas.filter((area) => mayEnter(to, area))
      const expected = isOpen(theirs).every((area) => isOpen(own).includes(area))
      // To name every area is not everything: areas to come are not among them.
      fc.pre(theirs.length > 0 || own.length !== adminAreas.length)
      expect(coversRights(own, theirs)).toBe(expected)
    }),
  )
})

test('who may everything is not covered by who was given each area there is', () => {
  expect(coversRights([...adminAreas], [])).toBe(false)
  expect(coversRights([], [...adminAreas])).toBe(true)
})
