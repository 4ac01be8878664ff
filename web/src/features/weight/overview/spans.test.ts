import { addDays } from '@pepwell/domain/time/calendar'
import { expect, test } from 'vitest'
import { defaultSpan, startsBefore, within } from './spans.ts'

const TODAY = '2026-06-30'
const ago = (...days: number[]) =>
  days.map((before, index) => ({ at: index, day: addDays(TODAY, -before), weight: 170, trend: 170 }))

test('a period includes its last days and today', () => {
  const points = ago(400, 182, 181, 91, 90, 30, 29, 0)
  const counts = (['1M', '3M', '6M', 'All'] as const).map((span) => within(points, span, TODAY).length)
  expect(counts).toEqual([2, 4, 6, 8])
})

test('shows three months, or as many as a line needs', () => {
  expect(defaultSpan(ago(90, 1), TODAY)).toBe('3M')
  expect(defaultSpan(ago(120, 1), TODAY)).toBe('6M')
  expect(defaultSpan(ago(300, 200), TODAY)).toBe('All')
})

test('loaded data may not cover a longer period', () => {
  expect(startsBefore(ago(100, 0), '3M', TODAY)).toBe(false)
  expect(startsBefore(ago(100, 0), '6M', TODAY)).toBe(true)
  expect(startsBefore(ago(100, 0), 'All', TODAY)).toBe(true)
})
