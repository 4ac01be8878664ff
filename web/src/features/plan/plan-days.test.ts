import { expect, test } from 'vitest'
import { dayOfRegimen, daysLeft, fractionDone } from './plan-days.ts'

test('the first day is day 1, and earlier days show the start', () => {
  expect(dayOfRegimen('2026-03-10', '2026-03-10')).toBe('Day 1')
  expect(dayOfRegimen('2026-03-01', '2026-03-10')).toBe('Day 10')
  expect(dayOfRegimen('2026-03-12', '2026-03-10')).toBe('Starts Mar 12, 2026')
})

test('days left are never negative', () => {
  expect(daysLeft('2026-03-15', '2026-03-10')).toBe('5 days left')
  expect(daysLeft('2026-03-11', '2026-03-10')).toBe('1 day left')
  expect(daysLeft('2026-03-10', '2026-03-10')).toBe('0 days left')
  expect(daysLeft('2026-03-01', '2026-03-10')).toBe('0 days left')
})

test('progress grows from none to all', () => {
  expect(fractionDone('2026-03-01', '2026-03-10', '2026-02-20')).toBe(0)
  expect(fractionDone('2026-03-01', '2026-03-10', '2026-03-06')).toBe(0.5)
  expect(fractionDone('2026-03-01', '2026-03-10', '2026-04-01')).toBe(1)
})
