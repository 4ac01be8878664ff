import { describe, expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import {
  automaticTitle,
  daysText,
  dueReminderOccurrence,
  nextReminderOccurrence,
  type PlannedTimes,
} from './reminders.ts'

const NOW = Date.parse('2026-06-15T12:00:00Z')
const daily: PlannedTimes = {
  frequency: 'Daily',
  time: '08:00',
  days: weekdays,
  anchor: '2026-06-15',
  startDate: '2026-06-01',
  endDate: null,
}
const atEight = (day: string) => Date.parse(`${day}T08:00:00Z`)

const next = (change: Partial<PlannedTimes>, resolved?: string[]) =>
  nextReminderOccurrence({ ...daily, ...change }, NOW, 'UTC', resolved?.map(atEight))?.day

describe('nextReminderOccurrence', () => {
  test('follows the weekdays, but every other day counts from the anchor', () => {
    expect(next({})).toBe('2026-06-16')
    expect(next({ days: ['Friday'] })).toBe('2026-06-19')
    expect(next({ frequency: 'Every other day', days: ['Friday'] })).toBe('2026-06-17')
  })

  test('counts from the anchor for anything but weekly frequencies', () => {
    expect(next({ frequency: 'Every few days', every: 10 })).toBe('2026-06-25')
    expect(next({ frequency: 'After the last dose', every: 7, anchor: '2026-06-18' })).toBe('2026-06-18')
    expect(next({ frequency: 'Every few weeks', every: 2, days: ['Monday'] })).toBe('2026-06-29')
    expect(next({ frequency: 'Every few weeks', every: 2, days: [] })).toBeUndefined()
    expect(next({ frequency: 'Monthly', anchor: '2026-05-31' })).toBe('2026-06-30')
    expect(next({ frequency: 'On and off', daysOn: 1, daysOff: 3 })).toBe('2026-06-19')
  })

  test('stays within the plan entry', () => {
    expect(next({ startDate: '2026-07-01' })).toBe('2026-07-01')
    expect(next({ endDate: '2026-06-16' })).toBe('2026-06-16')
    expect(next({ endDate: '2026-06-15' })).toBeUndefined()
    expect(next({ days: ['Friday'], endDate: '2026-06-18' })).toBeUndefined()
  })

  test('skips resolved occurrences', () => {
    expect(next({}, ['2026-06-16', '2026-06-18'])).toBe('2026-06-17')
    expect(next({ endDate: '2026-06-16' }, ['2026-06-16'])).toBeUndefined()
  })

  test('a reminder without days has none', () => expect(next({ days: [] })).toBeUndefined())
})

describe('dueReminderOccurrence', () => {
  const due = (now: string, resolved?: string[]) =>
    dueReminderOccurrence(daily, Date.parse(now), 'UTC', resolved?.map(atEight))?.at

  test.each([
    ['2026-06-15T07:59:59.999Z', undefined],
    ['2026-06-15T08:00:00.000Z', Date.parse('2026-06-15T08:00:00Z')],
    ['2026-06-15T08:59:59.999Z', Date.parse('2026-06-15T08:00:00Z')],
    ['2026-06-15T09:00:00.000Z', undefined],
  ])('is due from its time for an hour: %s', (now, at) => expect(due(now)).toBe(at))

  test('is not due once it is resolved', () => {
    expect(due('2026-06-15T08:30:00Z', ['2026-06-15'])).toBeUndefined()
    expect(due('2026-06-15T08:30:00Z', ['2026-06-14'])).toBe(Date.parse('2026-06-15T08:00:00Z'))
  })

  test('is due across a clock change', () => {
    // 1:30 occurs twice in New York on that day, at 5:30 and 6:30 UTC; the first counts, for an hour.
    const early = { ...daily, time: '01:30' }
    const at = (now: string) => dueReminderOccurrence(early, Date.parse(now), 'America/New_York')?.at
    expect(at('2026-11-01T06:29:00Z')).toBe(Date.parse('2026-11-01T05:30:00Z'))
    expect(at('2026-11-01T06:31:00Z')).toBeUndefined()
  })
})

test('the days in words', () => {
  expect(daysText(weekdays)).toBe('Daily')
  expect(daysText([])).toBe('No days set')
  expect(daysText(['Friday', 'Monday'])).toBe('Mon, Fri')
})

test('the automatic title', () => expect(automaticTitle('BPC-157')).toBe('BPC-157 Reminder'))
