import { weekdays } from '@pepwell/domain/schedules/schedules'
import { expect, test } from 'vitest'
import { aReminder } from '../../../test/regimen.ts'
import { isPlain, proposalFor } from './proposal.ts'

/** A Tuesday. */
const TODAY = '2026-03-10'

const on = (...days: string[]) => ({ frequency: 'Custom', days: JSON.stringify(days) })
const everyOther = { frequency: 'Every other day' }

test.each([
  ['Daily', on('Sunday'), { frequency: 'Daily', days: weekdays }, true],
  ['every day', on('Sunday'), { frequency: 'Daily', days: weekdays }, true],
  ['EOD', {}, { frequency: 'Every other day', days: weekdays }, true],
  ['Weekly', {}, { frequency: 'Weekly', days: ['Tuesday'] }, false],
  ['Weekly', everyOther, { frequency: 'Weekly', days: ['Tuesday'] }, false],
  ['once a week', on('Thursday', 'Sunday'), { frequency: 'Weekly', days: ['Thursday'] }, false],
  ['every Sunday', on('Thursday'), { frequency: 'Weekly', days: ['Sunday'] }, false],
  ['E3D', {}, { frequency: 'Every few days', every: 3 }, false],
  ['every 2 weeks', {}, { frequency: 'Every few weeks', every: 2, days: ['Tuesday'] }, false],
  ['5 on 2 off', {}, { frequency: 'On and off', daysOn: 5, daysOff: 2 }, false],
  ['3x per week', {}, { frequency: '3x per week', days: ['Monday', 'Wednesday', 'Friday'] }, false],
])('%s, from %j', (planSays, times, proposal, plain) => {
  const found = proposalFor(aReminder({ planSays, ...times }), TODAY)
  expect(found).toMatchObject({ ...proposal, anchor: TODAY })
  expect(found && isPlain(found)).toBe(plain)
})

test.each(['Twice daily', 'twice a month', 'now and then'])(
  'no reminder can have the frequency %s',
  (planSays) => {
    expect(proposalFor(aReminder({ planSays }), TODAY)).toBeUndefined()
  },
)
