import { needsProfileSetup } from '@pepwell/domain/profile'
import { expect, test } from 'vitest'
import { aUser } from '../../../test/users.ts'
import { missingFields, neededFieldNames } from './missing-fields.ts'

test('a complete profile misses nothing; 0 inches are an answer', () => {
  expect(missingFields(aUser({ heightInches: 0 }))).toEqual([])
})

test.each(neededFieldNames)('without %s the app stays closed, and the form says why', (name) => {
  const user = aUser({ [name]: null })
  expect(missingFields(user)).toEqual([name])
  expect(needsProfileSetup(user)).toBe(true)
})

test('what is typed but is no number is still missing', () => {
  expect(missingFields({ ...aUser(), weight: Number.NaN, gender: '' })).toEqual(['gender', 'weight'])
})
