import { describe, expect, test } from 'vitest'
import { aUser } from '../test/users.ts'
import { accessOf } from './access.ts'

describe('signed-in states', () => {
  test.each([
    ['still being asked', null, true, 'loading'],
    ['nobody', null, false, 'signed-out'],
    ['a member', aUser(), false, 'complete'],
    ['a member without a weight', aUser({ weight: null }), false, 'needs-profile'],
    ['a member of 0 inches', aUser({ heightInches: 0 }), false, 'complete'],
    [
      'a member with a temporary password',
      aUser({ temporaryPasswordUntil: '2026-03-02T12:00:00.000Z' }),
      false,
      'needs-password',
    ],
    [
      'a newcomer with one',
      aUser({ weight: null, temporaryPasswordUntil: '2026-03-02T12:00:00.000Z' }),
      false,
      'needs-password',
    ],
    ['an admin', aUser({ isAdmin: true }), false, 'admin'],
    ['an admin without a weight', aUser({ weight: null, isAdmin: true }), false, 'admin'],
  ])('%s', (_who, user, isLoading, access) => {
    expect(accessOf(user, isLoading)).toBe(access)
  })
})
