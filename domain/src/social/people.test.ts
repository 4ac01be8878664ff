import { describe, expect, test } from 'vitest'
import { greeting } from '../accounts/greeting.ts'
import { canReceiveTexts, textReachOf, toE164 } from '../accounts/phone.ts'
import { ageOn, displayName, isProfileIncomplete, needsProfileSetup } from '../accounts/profile.ts'
import { planStatusLabel } from '../plan/plan.ts'
import { hasThousandsOfMembers } from '../text/brand.ts'
import { toHandle, usernameProblem } from './usernames.ts'

const complete = {
  isAdmin: false,
  firstName: 'Ada',
  lastName: 'Keller',
  phoneNumber: '+14155550123',
  dateOfBirth: '1990-01-01',
  heightFeet: 5,
  heightInches: 0,
  weight: 170,
  gender: 'female',
}

describe('profile completeness', () => {
  test("0 inches count as a height, and missing doesn't", () => {
    expect(needsProfileSetup(complete)).toBe(false)
    expect(needsProfileSetup({ ...complete, heightInches: null })).toBe(true)
  })

  test.each(['dateOfBirth', 'heightFeet', 'heightInches', 'weight', 'gender'] as const)(
    '%s keeps the app closed',
    (field) => {
      expect(needsProfileSetup({ ...complete, [field]: null })).toBe(true)
      expect(isProfileIncomplete({ ...complete, [field]: null })).toBe(true)
      expect(needsProfileSetup({ ...complete, [field]: null, isAdmin: true })).toBe(false)
    },
  )

  test.each(['firstName', 'lastName', 'phoneNumber'] as const)('%s only asks on the dashboard', (field) => {
    expect(needsProfileSetup({ ...complete, [field]: '' })).toBe(false)
    expect(isProfileIncomplete({ ...complete, [field]: '' })).toBe(true)
    expect(isProfileIncomplete({ ...complete, [field]: null, isAdmin: true })).toBe(false)
  })
})

test.each([
  ['1990-06-15', '2026-06-14', 35],
  ['1990-06-15', '2026-06-15', 36],
  ['2000-02-29', '2026-02-28', 25],
  ['2000-02-29', '2026-03-01', 26],
  ['2026-06-15', '2026-06-15', 0],
  ['2026-06-16', '2026-06-15', undefined],
  ['not a date', '2026-06-15', undefined],
])('born %s, on %s: %s', (born, today, age) => expect(ageOn(born, today)).toBe(age))

test.each([
  [{ firstName: 'Ada', email: 'a@b.c' }, 'Ada'],
  [{ firstName: '  ', email: 'grace@b.c' }, 'grace'],
  [{ firstName: null, email: null }, 'User'],
])('%j is called %s', (person, name) => expect(displayName(person)).toBe(name))

test.each([
  ['2026-06-15T12:05:00Z', 'Welcome to Pepwell, Ada'],
  ['2026-06-15T12:05:01Z', 'Welcome back, Ada'],
  [null, 'Welcome to Pepwell, Ada'],
])('last login at %s greets with %j', (lastLoginAt, text) => {
  expect(greeting({ firstName: 'Ada', email: 'a@b.c', createdAt: '2026-06-15T12:00:00Z', lastLoginAt })).toBe(
    text,
  )
})

test.each([
  ['(415) 555-0123', '+14155550123'],
  ['415.555.0123', '+14155550123'],
  ['1 415 555 0123', '+14155550123'],
  ['+1 604 555 0199', '+16045550199'],
  ['+49 30 901820', '+4930901820'],
  ['555-0123', undefined],
  ['2 415 555 0123', undefined],
  ['call me maybe', undefined],
  ['+0 123 456 789', undefined],
])('phone %j is %s', (text, number) => expect(toE164(text)).toBe(number))

test.each([
  ['+14155550123', true],
  ['+16045550123', true],
  ['+493012345678', false],
  ['+1415555012', false],
  ['+141555501234', false],
  ['4155550123', false],
  ['', false],
])('text messages go to %j: %s', (number, can) => expect(canReceiveTexts(number)).toBe(can))

describe('usernames', () => {
  test.each(['ab', '@ab', 'a_b_9', 'x'.repeat(20)])('%j is valid', (name) =>
    expect(usernameProblem(name)).toBeUndefined(),
  )
  test.each(['a', '@a', ''])('%j is too short', (name) =>
    expect(usernameProblem(name)).toBe('Username must be at least 2 characters long'),
  )
  test.each(['a b', 'x'.repeat(21), 'naïve', '@@ab', 'a-b'])('%j is invalid', (name) =>
    expect(usernameProblem(name)).toBe(
      'Username can only contain letters, numbers, and underscores (2-20 characters)',
    ),
  )
  test('handles have one @', () => {
    expect(toHandle('@ada')).toBe('@ada')
  })
})

test('an unlisted status is Unknown', () => {
  expect(planStatusLabel('paused')).toBe('Paused')
  expect(planStatusLabel('retired')).toBe('Unknown')
})

test("'thousands of users' from two thousand on", () => {
  expect(hasThousandsOfMembers(1999)).toBe(false)
  expect(hasThousandsOfMembers(2000)).toBe(true)
})

test.each([
  [null, 'no-number'],
  ['', 'no-number'],
  ['+442071838750', 'abroad'],
  ['+14155550123', 'yes'],
])('texts to %j: %s', (number, reach) => expect(textReachOf(number)).toBe(reach))
