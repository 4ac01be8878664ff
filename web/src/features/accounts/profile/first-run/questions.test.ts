import { needsProfileSetup } from '@pepwell/domain/accounts/profile'
import { expect, test } from 'vitest'
import { aUser } from '../../../../test/users.ts'
import { openQuestions, questionNames } from './questions.ts'

test('has five questions, none open for a complete profile; 0 inches are an answer', () => {
  expect(questionNames).toHaveLength(5)
  expect(openQuestions(aUser({ heightInches: 0 }))).toEqual([])
})

test.each([
  ['dateOfBirth', 'date of birth'],
  ['gender', 'gender'],
  ['heightFeet', 'height'],
  ['heightInches', 'height'],
  ['weight', 'weight'],
])('without %s the app stays locked, and the form asks for the %s', (field, question) => {
  const user = aUser({ [field]: null })
  expect(openQuestions(user)).toEqual([question])
  expect(needsProfileSetup(user)).toBe(true)
})

test('an invalid number stays open', () => {
  expect(openQuestions({ ...aUser(), weight: Number.NaN, gender: '' })).toEqual(['gender', 'weight'])
})
