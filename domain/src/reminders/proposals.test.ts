import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { proposedSchedule } from './proposals.ts'

test.each([
  ['Daily', { frequency: 'Daily' }],
  ['Twice daily', { frequency: 'Daily' }],
  ['QOD', { frequency: 'Every other day' }],
  ['E3D', { frequency: 'Every few days', every: 3 }],
  ['q90d', { frequency: 'Every few days', every: 90 }],
  ['Weekly', { frequency: 'Weekly' }],
  ['every Sunday', { frequency: 'Weekly', days: ['Sunday'] }],
  ['2x per week', { frequency: '2x per week' }],
  ['MWF', { frequency: '3x per week', days: ['Monday', 'Wednesday', 'Friday'] }],
  ['5x per week', { frequency: 'Custom', days: weekdays.slice(0, 5) }],
  ['weekdays', { frequency: 'Custom', days: weekdays.slice(0, 5) }],
  ['6 times a week', { frequency: 'Custom', days: weekdays.slice(0, 6) }],
  ['Every 2 weeks', { frequency: 'Every few weeks', every: 2 }],
  ['once every 4 weeks', { frequency: 'Every few weeks', every: 4 }],
  ['every other Monday', { frequency: 'Every few weeks', every: 2, days: ['Monday'] }],
  ['Monthly', { frequency: 'Monthly' }],
  ['quarterly', { frequency: 'Monthly', every: 3 }],
  ['every 24 weeks', { frequency: 'Every few weeks', every: 24 }],
  ['5 on 2 off', { frequency: 'On and off', daysOn: 5, daysOff: 2 }],
])('%j is proposed as %j', (frequency, schedule) => expect(proposedSchedule(frequency)).toEqual(schedule))

test.each(['As needed', 'twice a month', 'q36h', 'every 400 days', 'every 60 weeks', '9x per week'])(
  'nothing is proposed for %j',
  (frequency) => expect(proposedSchedule(frequency)).toBeUndefined(),
)
