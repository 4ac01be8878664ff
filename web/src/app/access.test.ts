import { describe, expect, test } from 'vitest'
import { aUser } from '../test/users.ts'
import { accessOf, pageAt } from './access.ts'
import { pages } from './pages.ts'

describe('who somebody is', () => {
  test.each([
    ['still being asked', null, true, 'loading'],
    ['nobody', null, false, 'signed-out'],
    ['a member', aUser(), false, 'complete'],
    ['a member without a weight', aUser({ weight: null }), false, 'needs-profile'],
    ['a member of 0 inches', aUser({ heightInches: 0 }), false, 'complete'],
    ['an admin without a weight', aUser({ weight: null, isAdmin: true }), false, 'complete'],
  ])('%s', (_who, user, isLoading, access) => {
    expect(accessOf(user, isLoading)).toBe(access)
  })
})

describe('what they see', () => {
  test.each([
    ['/', pages.landing],
    ['/login', pages.login],
    ['/signup', pages.signUp],
    ['/reset-password', pages.resetPassword],
    ['/dashboard', pages.notFound],
    ['/profile', pages.notFound],
    ['/no/such', pages.notFound],
  ])('signed out at %s', (path, page) => expect(pageAt(path, 'signed-out')).toBe(page))

  test.each([
    ['/', pages.profile],
    ['/dashboard', pages.profile],
    ['/login', pages.profile],
    ['/no/such', pages.profile],
    ['/profile', pages.profile],
    ['/profile-setup', pages.profile],
    ['/reset-password', pages.resetPassword],
  ])('with an incomplete profile at %s', (path, page) => expect(pageAt(path, 'needs-profile')).toBe(page))

  test.each([
    ['/', pages.dashboard],
    ['/dashboard', pages.dashboard],
    ['/dashboard/', pages.dashboard],
    ['/peptides', pages.peptides],
    ['/reminders', pages.myPlan],
    ['/calculator', pages.calculator],
    ['/ai-assistant', pages.aiAssistant],
    ['/trusted-source', pages.trustedSource],
    ['/profile', pages.profile],
    ['/profile-setup', pages.profileSetup],
    ['/reset-password', pages.resetPassword],
    ['/no/such', pages.notFound],
  ])('with a complete profile at %s', (path, page) => expect(pageAt(path, 'complete')).toBe(page))

  test.each([
    ['/', undefined],
    ['/peptides', undefined],
    ['/reset-password', pages.resetPassword],
  ])('while it is being asked, at %s', (path, page) => expect(pageAt(path, 'loading')).toBe(page))
})
