import type { CurrentUser } from '@pepwell/contract/accounts'

/** Somebody with a complete profile; change what the test is about. */
export const aUser = (changes: Partial<CurrentUser> = {}): CurrentUser => ({
  id: 'user_0198c7f0-0000-7000-8000-000000000001',
  userHandle: '@ada',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  profileImageUrl: null,
  phoneNumber: '+12125550123',
  dateOfBirth: '1990-05-17',
  heightFeet: 5,
  heightInches: 8,
  weight: 170,
  goalWeight: 160,
  gender: 'female',
  healthConditions: null,
  allergies: null,
  goals: null,
  timeZone: 'America/New_York',
  weightUnit: 'lbs',
  isAdmin: false,
  createdAt: '2026-01-05T12:00:00.000Z',
  updatedAt: '2026-01-05T12:00:00.000Z',
  temporaryPasswordUntil: null,
  lastLoginAt: '2026-03-01T12:00:00.000Z',
  ...changes,
})
