import { addDays } from '@pepwell/domain/calendar'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstDayOf, heatOf, heatWeeks } from './weeks.ts'

test('the weeks run from Monday to Sunday, and days to come have no number', () => {
  // 11 March 2026 is a Wednesday.
  const weeks = heatWeeks([{ day: '2026-03-09', doses: 2 }], '2026-03-11', 2)
  expect(weeks.map((week) => week[0]?.day)).toEqual(['2026-03-02', '2026-03-09'])
  expect(weeks[1]?.map(({ doses }) => doses)).toEqual([2, 0, 0, null, null, null, null])
})

test('whatever the day, it stands in the last week, and every day stands once', () => {
  const days = fc.integer({ min: -20_000, max: 20_000 }).map((n) => addDays('2026-01-01', n))
  fc.assert(
    fc.property(days, fc.integer({ min: 1, max: 53 }), (today, count) => {
      const weeks = heatWeeks([], today, count)
      const all = weeks.flat().map(({ day }) => day)
      expect(weeks.at(-1)?.some(({ day }) => day === today)).toBe(true)
      expect(new Set(all).size).toBe(7 * count)
      expect(all[0]).toBe(firstDayOf(today, count))
      expect(Temporal.PlainDate.from(all[0] ?? '').dayOfWeek).toBe(1)
    }),
  )
})

test('three doses and more look alike', () => {
  expect([0, 1, 2, 3, 9].map(heatOf)).toEqual([0, 1, 2, 3, 3])
})
