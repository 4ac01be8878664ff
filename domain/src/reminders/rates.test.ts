import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { frequencies } from '../schedules/frequencies.ts'
import { weekdays } from '../schedules/schedules.ts'
import { proposedSchedule } from './proposals.ts'
import { fitsFrequency } from './rates.ts'

const daily = { frequency: 'Daily', time: '08:00', days: [...weekdays], anchor: '2026-06-15' }
const evening = { ...daily, time: '20:00', anchor: '2026-01-31' }
const everyOther = { ...daily, frequency: 'Every other day' }
const on = (...days: string[]) => ({ ...daily, frequency: 'Custom', days })

describe('reminders fit a frequency', () => {
  test.each([
    ['Daily', [daily], true],
    ['Twice daily', [daily, evening], true],
    ['Twice daily', [daily], false],
    ['Daily', [daily, evening], false],
    ['Every other day', [everyOther], true],
    ['Every other day', [on('Monday', 'Wednesday', 'Friday')], false],
    ['3x per week', [on('Monday', 'Wednesday', 'Friday')], true],
    ['2x per week', [on('Monday'), on('Thursday')], true],
    ['Weekly', [daily], false],
    ['Weekly', [on('Sunday')], true],
    ['once a week', [on('Sunday')], true],
    ['Every 2 weeks', [on('Sunday')], false],
    ['As needed', [daily], true],
    ['Weekly', [on()], false],
  ])('%s: %#', (frequency, reminders, fits) => expect(fitsFrequency(reminders, frequency)).toBe(fits))

  test('with weekdays only when there are as many as it says', () => {
    const aWeek: Record<string, number> = {
      Daily: 7,
      '5x per week': 5,
      '3x per week': 3,
      '2x per week': 2,
      Weekly: 1,
    }
    fc.assert(
      fc.property(fc.subarray([...weekdays]), fc.constantFrom(...Object.keys(aWeek)), (days, frequency) => {
        expect(fitsFrequency([on(...days)], frequency)).toBe(days.length === aWeek[frequency])
      }),
      { numRuns: 60 },
    )
  })

  test.each([
    'Monthly',
    'every 10 days',
    'E3D',
    '5 on 2 off',
    '10 on 7 off',
    'every 3 weeks',
    'Mon/Wed/Fri',
    '5x per week',
  ])('with the proposed schedule: %s', (frequency) => {
    const { days = weekdays, ...schedule } = proposedSchedule(frequency) ?? { frequency: 'none' }
    // The person picks the days of a reminder for one or three days a week.
    const proposed = {
      ...daily,
      days: schedule.frequency.startsWith('Every few weeks') ? ['Monday'] : days,
      ...schedule,
    }
    expect([fitsFrequency([proposed], frequency), fitsFrequency([proposed], 'Twice daily')]).toEqual([
      true,
      false,
    ])
  })

  test.each([
    ['Daily', daily],
    ['Every other day', everyOther],
    ['Weekly', on('Sunday')],
    ['2x per week', on('Monday', 'Friday')],
  ])('with no other option of the plan except As needed: %s', (fitting, reminder) => {
    const all = frequencies.filter((frequency) => fitsFrequency([reminder], frequency))
    expect(all).toEqual([fitting, 'As needed'])
  })
})
