import { addDays } from '@pepwell/domain/time/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { intensityOf, lastDayOf, lastMonths, monthOf, weekdayOf, weeksOf } from './months.ts'

test('a month has weeks from Sunday to Saturday', () => {
  // 1 March 2026 is a Sunday, 1 April a Wednesday.
  expect(weeksOf('2026-03').map((week) => week[0])).toEqual(
    ['01', '08', '15', '22', '29'].map((day) => `2026-03-${day}`),
  )
  expect(weeksOf('2026-04')[0]).toEqual([
    undefined,
    undefined,
    undefined,
    '2026-04-01',
    '2026-04-02',
    '2026-04-03',
    '2026-04-04',
  ])
})

test('every day appears once, under its weekday, to the end of the month', () => {
  const days = fc.integer({ min: -20_000, max: 20_000 }).map((n) => addDays('2026-01-01', n))
  fc.assert(
    fc.property(days, (day) => {
      const weeks = weeksOf(monthOf(day))
      const found = weeks.flatMap((week) => (week.includes(day) ? [week.indexOf(day)] : []))
      expect(found).toEqual([weekdayOf(day)])
      expect(weekdayOf(day)).toBe(Temporal.PlainDate.from(day).dayOfWeek % 7)
      expect(weeks.flat().findLast((one) => one !== undefined)).toBe(lastDayOf(monthOf(day)))
      expect(lastMonths(day).at(-1)).toBe(monthOf(day))
      expect(new Set(lastMonths(day)).size).toBe(12)
    }),
    { numRuns: 200 },
  )
})

test('three doses and more look the same', () => {
  expect([0, 1, 2, 3, 9].map(intensityOf)).toEqual([0, 1, 2, 3, 3])
})
