import { describe, expect, test } from 'vitest'
import { dayLabel } from '../../lib/time/day-label.ts'
import { aDose } from '../../test/regimen.ts'
import { byDay, lastWeek } from './by-day.ts'

const zone = 'America/New_York'
const at = (id: number, takenAt: string) => aDose({ id, takenAt })

test('doses are grouped by day in the person’s time zone', () => {
  // 03:30 UTC is still the evening before in New York.
  const doses = [at(3, '2026-03-10T14:00:00Z'), at(2, '2026-03-10T03:30:00Z'), at(1, '2026-03-09T14:00:00Z')]
  const grouped = byDay(doses, zone).map(({ day, doses: ofDay }) => [day, ofDay.map(({ id }) => id)])
  expect(grouped).toEqual([
    ['2026-03-10', [3]],
    ['2026-03-09', [2, 1]],
  ])
})

describe('the last week', () => {
  const week = (doses: Parameters<typeof lastWeek>[0], isWhole: boolean) =>
    lastWeek(doses, { today: '2026-03-10', timeZone: zone, isWhole }).map(({ day, doses: ofDay }) => [
      day.slice(-2),
      ofDay.length,
    ])

  test('has seven days up to today, also across a clock change', () => {
    const doses = [
      at(2, '2026-03-10T14:00:00Z'),
      at(1, '2026-03-08T14:00:00Z'),
      at(0, '2026-03-01T14:00:00Z'),
    ]
    expect(week(doses, true)).toEqual([
      ['04', 0],
      ['05', 0],
      ['06', 0],
      ['07', 0],
      ['08', 1],
      ['09', 0],
      ['10', 1],
    ])
  })

  test('omits days that a truncated list may not include entirely', () => {
    const doses = [at(2, '2026-03-10T14:00:00Z'), at(1, '2026-03-08T14:00:00Z')]
    expect(week(doses, false)).toEqual([
      ['09', 0],
      ['10', 1],
    ])
  })
})

test('days have their usual names', () => {
  expect(dayLabel('2026-03-10', '2026-03-10')).toBe('Today')
  expect(dayLabel('2026-03-09', '2026-03-10')).toBe('Yesterday')
  expect(dayLabel('2026-03-03', '2026-03-10')).toBe('Tue, Mar 3')
  expect(dayLabel('2025-12-30', '2026-03-10')).toBe('Dec 30, 2025')
})
