import { expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { type OpenReminder, resolvedByUnsynced, type UnsyncedDose } from './unsynced-doses.ts'

const NEW_YORK = 'America/New_York'
// Days of June 2026: the 14th is a Sunday.
const at = (wallTime: string) =>
  Temporal.PlainDateTime.from(wallTime).toZonedDateTime(NEW_YORK).epochMilliseconds

const daily: OpenReminder = {
  id: 1,
  time: '09:00',
  frequency: 'Daily',
  days: weekdays,
  anchor: '2026-01-01',
  startDate: '2026-01-01',
  endDate: null,
  openSince: null,
  nextAt: at('2026-06-15T09:00'),
}
const weekly: OpenReminder = { ...daily, frequency: 'Weekly', days: ['Monday'] }

const resolved = (doses: UnsyncedDose[], ...reminders: OpenReminder[]) =>
  resolvedByUnsynced(reminders, doses, NEW_YORK).map(({ reminderId, day }) => [reminderId, day])
const takenAt = (wallTime: string): UnsyncedDose => ({ takenAt: at(wallTime) })

test('a dose resolves the nearest open occurrence, at most half an interval early', () => {
  expect(resolved([takenAt('2026-06-14T21:01')], daily)).toEqual([[1, '2026-06-15']])
  expect(resolved([takenAt('2026-06-14T20:59')], daily)).toEqual([])
  expect(resolved([takenAt('2026-06-12T10:00')], weekly)).toEqual([[1, '2026-06-15']])
})

test("resolved occurrences aren't resolved again, and a second dose resolves the next", () => {
  const doses = [takenAt('2026-06-14T22:00'), takenAt('2026-06-15T08:00')]
  expect(resolved(doses, daily)).toEqual([[1, '2026-06-15']])
  expect(resolved([...doses, takenAt('2026-06-15T22:00')], daily)).toEqual([
    [1, '2026-06-15'],
    [1, '2026-06-16'],
  ])
})

test('overdue comes before future, and a chosen occurrence before a nearer one', () => {
  const overdue = { ...daily, openSince: at('2026-06-14T09:00') }
  expect(resolved([takenAt('2026-06-14T20:00')], overdue)).toEqual([[1, '2026-06-14']])
  const settles = { reminderId: 1, day: '2026-06-14' }
  expect(resolved([{ ...takenAt('2026-06-15T03:00'), settles }], overdue)).toEqual([[1, '2026-06-14']])
  expect(resolved([takenAt('2026-06-15T03:00')], overdue)).toEqual([[1, '2026-06-15']])
})

test('a reminder without a next time has nothing open', () => {
  expect(resolved([takenAt('2026-06-15T08:00')], { ...daily, nextAt: null })).toEqual([])
})
