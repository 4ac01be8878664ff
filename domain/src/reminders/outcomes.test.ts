import { describe, expect, test } from 'vitest'
import { type Weekday, weekdays } from '../schedules/schedules.ts'
import {
  type CountedReminder,
  canBeAlertedBy,
  occurrencesInQuestion,
  occurrencesNear,
  occurrenceTaken,
  type ReminderOccurrence,
} from './outcomes.ts'

const NEW_YORK = 'America/New_York'
// Days of June 2026: the 14th is a Sunday.
const [SATURDAY, SUNDAY, MONDAY, TUESDAY] = ['2026-06-13', '2026-06-14', '2026-06-15', '2026-06-16']
const at = (wallTime: string) =>
  Temporal.PlainDateTime.from(wallTime).toZonedDateTime(NEW_YORK).epochMilliseconds

interface Decided extends CountedReminder {
  decided: Record<string, string>
}

const reminder = (
  id: number,
  time: string,
  decided: Record<string, string> = {},
  more: Partial<CountedReminder> = {},
): Decided => ({
  id,
  countsFrom: new Date('2026-01-01T00:00:00Z'),
  time,
  frequency: 'Daily',
  days: weekdays,
  anchor: '2026-01-01',
  startDate: '2026-01-01',
  endDate: null,
  decided,
  ...more,
})
const on = (days: Weekday[], time = '09:00', decided: Record<string, string> = {}) =>
  reminder(1, time, decided, { frequency: 'Custom', days })

function around(wallTime: string, reminders: Decided[]) {
  const outcomeOf = ({ reminderId, day }: ReminderOccurrence) =>
    reminders.find(({ id }) => id === reminderId)?.decided[day]
  return [occurrencesNear(reminders, at(wallTime), NEW_YORK), outcomeOf] as const
}
const short = ({ reminderId, day }: ReminderOccurrence) => [reminderId, day]
const taken = (wallTime: string, ...reminders: Decided[]) => {
  const found = occurrenceTaken(...around(wallTime, reminders))
  return found && short(found)
}
const asked = (wallTime: string, ...reminders: Decided[]) =>
  occurrencesInQuestion(...around(wallTime, reminders)).map(short)

describe('within half the interval', () => {
  test('a weekly shot resolves its day up to three and a half days before and after', () => {
    const sundays = on(['Sunday'])
    expect(taken(`${SATURDAY}T21:00`, sundays)).toEqual([1, SUNDAY])
    expect(taken(`${MONDAY}T00:30`, sundays)).toEqual([1, SUNDAY])
    expect(taken('2026-06-10T21:01', sundays)).toEqual([1, SUNDAY])
    expect(taken('2026-06-17T20:59', sundays)).toEqual([1, SUNDAY])
    expect(taken('2026-06-17T21:01', sundays)).toEqual([1, '2026-06-21'])
  })

  test('a daily dose reaches twelve hours: at five in the morning it resolves the evening before', () => {
    expect(taken(`${MONDAY}T05:00`, reminder(1, '22:00'))).toEqual([1, SUNDAY])
    expect(taken(`${MONDAY}T09:59`, reminder(1, '22:00'))).toEqual([1, SUNDAY])
    expect(taken(`${MONDAY}T10:01`, reminder(1, '22:00'))).toEqual([1, MONDAY])
  })

  test('each side of chosen days has half of its own gap', () => {
    const days = on(['Monday', 'Wednesday', 'Friday'])
    // Friday to Monday is three days, Monday to Wednesday two.
    expect(taken('2026-06-13T20:59', days)).toEqual([1, '2026-06-12'])
    expect(taken('2026-06-13T21:01', days)).toEqual([1, MONDAY])
    expect(taken('2026-06-16T08:59', days)).toEqual([1, MONDAY])
    expect(taken('2026-06-16T09:01', days)).toEqual([1, '2026-06-17'])
  })

  test('every other day reaches a whole day, and nothing long before the first', () => {
    const everyOther = reminder(1, '09:00', {}, { frequency: 'Every other day', anchor: SUNDAY })
    expect(taken(`${MONDAY}T08:59`, everyOther)).toEqual([1, SUNDAY])
    expect(taken(`${MONDAY}T09:01`, everyOther)).toEqual([1, TUESDAY])
    expect(taken(`${SATURDAY}T09:01`, everyOther)).toEqual([1, SUNDAY])
    expect(taken(`${SATURDAY}T08:59`, everyOther)).toBeUndefined()
  })

  test('is measured in elapsed time, also on days with a clock change', () => {
    // March 8, 2026 has no 02:00 to 03:00: from eight to eight is 23 hours.
    expect(taken('2026-03-07T19:29', reminder(1, '08:00'))).toEqual([1, '2026-03-07'])
    expect(taken('2026-03-07T19:31', reminder(1, '08:00'))).toEqual([1, '2026-03-08'])
  })

  test('without days there is nothing to resolve', () => {
    expect(taken(`${MONDAY}T08:00`, on([]))).toBeUndefined()
    expect(taken(`${MONDAY}T08:00`)).toBeUndefined()
  })
})

describe('decided occurrences', () => {
  test("that were taken aren't resolved again, nor is the next one by a duplicate", () => {
    expect(taken(`${MONDAY}T00:10`, reminder(1, '23:50', { [SUNDAY]: 'taken' }))).toBeUndefined()
    expect(taken(`${MONDAY}T09:30`, reminder(1, '09:00', { [MONDAY]: 'taken' }))).toBeUndefined()
  })

  test('that were skipped are resolved when the dose is taken after all', () => {
    expect(taken(`${MONDAY}T00:10`, reminder(1, '23:50', { [SUNDAY]: 'skipped' }))).toEqual([1, SUNDAY])
    const both = [reminder(1, '09:00', { [MONDAY]: 'skipped' }), reminder(2, '09:00')]
    expect(taken(`${MONDAY}T09:10`, ...both)).toEqual([2, MONDAY])
  })
})

describe('several reminders of one plan entry', () => {
  const both = (decided: Record<string, string> = {}) => [
    reminder(1, '08:00', decided),
    reminder(2, '20:00', decided),
  ]

  test('share the day between them', () => {
    expect(taken(`${MONDAY}T13:59`, ...both())).toEqual([1, MONDAY])
    expect(taken(`${MONDAY}T14:01`, ...both())).toEqual([2, MONDAY])
    expect(taken(`${MONDAY}T01:59`, ...both())).toEqual([2, SUNDAY])
  })

  test("a duplicate of one doesn't resolve another", () => {
    expect(taken(`${MONDAY}T09:00`, reminder(1, '08:00', { [MONDAY]: 'taken' }), reminder(2, '20:00'))).toBe(
      undefined,
    )
    expect(taken(`${MONDAY}T20:00`, reminder(1, '08:00'), reminder(2, '20:00', { [MONDAY]: 'taken' }))).toBe(
      undefined,
    )
  })

  test('a dose resolves one of two at the same time', () => {
    const decided = { [MONDAY]: 'taken' }
    expect(taken(`${MONDAY}T08:00`, reminder(1, '08:00'), reminder(2, '08:00'))).toEqual([1, MONDAY])
    expect(taken(`${MONDAY}T08:00`, reminder(1, '08:00', decided), reminder(2, '08:00'))).toEqual([2, MONDAY])
  })

  test('a daily one next to a distant weekly one reaches no further than half a day', () => {
    const daily = reminder(2, '20:00', {}, { countsFrom: new Date(at('2026-06-17T12:00')) })
    expect(taken('2026-06-17T10:00', on(['Sunday']), daily)).toEqual([2, '2026-06-17'])
    expect(taken('2026-06-17T07:59', on(['Sunday']), daily)).toBeUndefined()
  })
})

describe("occurrences that don't count", () => {
  const counting = (from: string) => reminder(1, '22:00', {}, { countsFrom: new Date(at(from)) })

  test('are from before the reminder was created or resumed', () => {
    expect(taken(`${MONDAY}T05:00`, counting(`${MONDAY}T00:00`))).toBeUndefined()
    expect(taken(`${MONDAY}T11:00`, counting(`${MONDAY}T10:30`))).toEqual([1, MONDAY])
    expect(taken(`${SATURDAY}T21:00`, counting(`${MONDAY}T00:00`))).toBeUndefined()
  })

  test('are outside the plan entry', () => {
    const entry = reminder(1, '22:00', {}, { startDate: SUNDAY, endDate: MONDAY })
    expect(taken(`${SATURDAY}T21:00`, entry)).toBeUndefined()
    expect(taken(`${SUNDAY}T11:00`, entry)).toEqual([1, SUNDAY])
    expect(taken(`${TUESDAY}T09:00`, entry)).toEqual([1, MONDAY])
    expect(taken(`${TUESDAY}T11:00`, entry)).toBeUndefined()
  })
})

describe('a tie', () => {
  test('resolves the earlier one by default', () => {
    expect(taken(`${MONDAY}T10:00`, reminder(1, '22:00'))).toEqual([1, SUNDAY])
    expect(taken(`${MONDAY}T10:00`, reminder(1, '22:00', { [SUNDAY]: 'taken' }))).toEqual([1, MONDAY])
  })

  test.each([
    ['09:29', [SUNDAY]],
    ['09:30', [SUNDAY, MONDAY]],
    ['10:30', [MONDAY, SUNDAY]],
    ['10:31', [MONDAY]],
  ])('leads to a question within half an hour of the middle of a day: %s', (time, days) => {
    expect(asked(`${MONDAY}T${time}`, reminder(1, '22:00'))).toEqual(days.map((day) => [1, day]))
  })

  test('leads to a question within three and a half hours of the middle of a week', () => {
    expect(asked('2026-06-17T17:30', on(['Sunday']))).toHaveLength(2)
    expect(asked('2026-06-17T17:29', on(['Sunday']))).toHaveLength(1)
  })

  test('is settled when one of the two is decided', () => {
    expect(asked(`${MONDAY}T09:45`, reminder(1, '22:00', { [MONDAY]: 'taken' }))).toEqual([[1, SUNDAY]])
    expect(asked(`${MONDAY}T09:45`, reminder(1, '22:00', { [SUNDAY]: 'taken' }))).toEqual([])
    expect(asked(`${MONDAY}T09:45`, reminder(1, '22:00', { [SUNDAY]: 'skipped' }))).toEqual([[1, SUNDAY]])
  })
})

describe('the occurrence that a person chose for a dose', () => {
  const told = (wallTime: string, day: string, ...reminders: Decided[]) => {
    const found = occurrenceTaken(...around(wallTime, reminders), { reminderId: 1, day })
    return found && short(found)
  }

  test('is resolved even when another is nearer', () => {
    expect(told('2026-06-18T12:00', SUNDAY, on(['Sunday']))).toEqual([1, SUNDAY])
    expect(told(`${MONDAY}T21:00`, MONDAY, reminder(1, '08:00'), reminder(2, '20:00'))).toEqual([1, MONDAY])
    expect(told(`${MONDAY}T09:00`, MONDAY, reminder(1, '22:00'))).toEqual([1, MONDAY])
  })

  test("but not once it is taken, once the next one has come, or when it doesn't exist", () => {
    expect(told('2026-06-18T12:00', SUNDAY, on(['Sunday'], '09:00', { [SUNDAY]: 'taken' }))).toEqual([
      1,
      '2026-06-21',
    ])
    expect(told('2026-06-22T12:00', SUNDAY, on(['Sunday']))).toEqual([1, '2026-06-21'])
    expect(told(`${MONDAY}T21:00`, SUNDAY, on(['Monday']))).toEqual([1, MONDAY])
  })
})

test("occurrences beyond any lead time can't have been alerted", () => {
  expect(canBeAlertedBy(at(`${SUNDAY}T23:59`), TUESDAY, NEW_YORK)).toBe(false)
  expect(canBeAlertedBy(at(`${MONDAY}T00:00`), TUESDAY, NEW_YORK)).toBe(true)
  expect(canBeAlertedBy(at(`${MONDAY}T12:00`), MONDAY, NEW_YORK)).toBe(true)
})
