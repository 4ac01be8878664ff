import { expect, test } from 'vitest'
import { type DecidedReminder, isToldBy, occurrenceTaken } from './reminder-outcomes.ts'
import { weekdays } from './schedules.ts'

const NEW_YORK = 'America/New_York'
const MONDAY = '2026-06-15'
const at = (wallTime: string) =>
  Temporal.PlainDateTime.from(wallTime).toZonedDateTime(NEW_YORK).epochMilliseconds

const reminder = (
  id: number,
  time: string,
  decided: Record<string, string> = {},
  more: Partial<DecidedReminder> = {},
): DecidedReminder => ({
  id,
  createdAt: new Date('2026-01-01T00:00:00Z'),
  time,
  frequency: 'Daily',
  days: weekdays,
  anchor: '2026-01-01',
  decided: Object.entries(decided).map(([day, outcome]) => ({ day, outcome })),
  ...more,
})
const taken = (wallTime: string, ...reminders: DecidedReminder[]) => {
  const found = occurrenceTaken(reminders, at(wallTime), NEW_YORK)
  return found && [found.reminderId, found.day]
}
const YESTERDAY_TAKEN = { '2026-06-14': 'taken' }

test.each(['00:10', '08:00', '23:50'])('the only one of the day is settled by a dose at %s', (time) => {
  expect(taken(`${MONDAY}T${time}`, reminder(1, '08:00', YESTERDAY_TAKEN))).toEqual([1, MONDAY])
})

test('of several the nearest open one, within twelve hours', () => {
  const both = (decided: Record<string, string>) => [
    reminder(1, '08:00', YESTERDAY_TAKEN),
    reminder(2, '20:00', { ...YESTERDAY_TAKEN, ...decided }),
  ]
  expect(taken(`${MONDAY}T13:59`, ...both({}))).toEqual([1, MONDAY])
  expect(taken(`${MONDAY}T14:01`, ...both({}))).toEqual([2, MONDAY])
  expect(taken(`${MONDAY}T19:00`, ...both({ [MONDAY]: 'taken' }))).toEqual([1, MONDAY])
  expect(taken(`${MONDAY}T20:01`, ...both({ [MONDAY]: 'taken' }))).toBeUndefined()
})

test('a dose after midnight is for the evening before while that is open', () => {
  const evening = (decided: Record<string, string>) => reminder(1, '23:50', decided)
  expect(taken(`${MONDAY}T00:10`, evening({}))).toEqual([1, '2026-06-14'])
  expect(taken(`${MONDAY}T00:10`, evening(YESTERDAY_TAKEN))).toEqual([1, MONDAY])
  expect(taken(`${MONDAY}T00:10`, evening({ '2026-06-14': 'skipped' }))).toEqual([1, MONDAY])
  expect(taken(`${MONDAY}T03:50`, evening({}))).toEqual([1, '2026-06-14'])
  expect(taken(`${MONDAY}T03:51`, evening({}))).toEqual([1, MONDAY])
})

test('an evening before the reminder was made is nobody’s', () => {
  const createdAt = new Date(at(`${MONDAY}T00:05`))
  expect(taken(`${MONDAY}T00:10`, reminder(1, '23:50', {}, { createdAt }))).toEqual([1, MONDAY])
  expect(
    taken(`${MONDAY}T12:00`, reminder(1, '08:00', {}, { createdAt: new Date(at(`${MONDAY}T12:00`)) })),
  ).toEqual([1, MONDAY])
})

test('a day that the schedule does not call for has nothing to settle', () => {
  const tuesdays = reminder(1, '08:00', {}, { frequency: 'Weekly', days: ['Tuesday'] })
  expect(taken(`${MONDAY}T08:00`, tuesdays)).toBeUndefined()
  const everyOther = reminder(1, '08:00', {}, { frequency: 'Every other day', anchor: '2026-06-14' })
  expect(taken(`${MONDAY}T21:00`, everyOther)).toBeUndefined()
  expect(taken('2026-06-16T21:00', everyOther)).toEqual([1, '2026-06-16'])
  expect(taken(`${MONDAY}T08:00`)).toBeUndefined()
})

test('one that was left out is settled when the dose is taken after all, and none is open', () => {
  const skipped = reminder(1, '08:00', { ...YESTERDAY_TAKEN, [MONDAY]: 'skipped' })
  expect(taken(`${MONDAY}T09:00`, skipped)).toEqual([1, MONDAY])
  expect(taken(`${MONDAY}T09:00`, skipped, reminder(2, '20:00', YESTERDAY_TAKEN))).toEqual([2, MONDAY])
  expect(taken(`${MONDAY}T09:00`, reminder(1, '08:00', { ...YESTERDAY_TAKEN, [MONDAY]: 'taken' }))).toBe(
    undefined,
  )
})

test('nearness is counted in time that passes, also on the day the clock changes', () => {
  // 8 March 2026 has no 02:00 to 03:00: at 05:00 it is 4 h since midnight's and 4 h to nine's.
  const night = { decided: [{ day: '2026-03-07', outcome: 'taken' }] }
  const both = [reminder(1, '00:00', {}, night), reminder(2, '09:10', {}, night)]
  expect(taken('2026-03-08T05:00', ...both)).toEqual([1, '2026-03-08'])
  expect(taken('2026-03-09T05:00', ...both)).toEqual([2, '2026-03-09'])
})

test('what lies further ahead than any lead time cannot have been told of', () => {
  expect(isToldBy(at(`${MONDAY}T19:59`), '2026-06-16', NEW_YORK)).toBe(false)
  expect(isToldBy(at(`${MONDAY}T20:00`), '2026-06-16', NEW_YORK)).toBe(true)
  expect(isToldBy(at(`${MONDAY}T12:00`), MONDAY, NEW_YORK)).toBe(true)
})
