import { describe, expect, test } from 'vitest'
import { instantOf } from '../time/calendar.ts'
import { hoursBetweenDoses, plannedDoses, weekdaysOf } from './planned-doses.ts'

describe('planned doses', () => {
  const zone = 'America/New_York'
  const last = instantOf('2026-03-01', '08:00', zone)

  test("keep the time of day and take each day's dose", () => {
    const doseOfDay = (day: string) => (day < '2026-03-15' ? 0.5 : 1)
    const course = { last, interval: 168, doseOfDay, timeZone: zone }
    const to = instantOf('2026-03-23', '00:00', zone)
    expect(plannedDoses(course, { from: last, to })).toEqual(
      [
        { day: '2026-03-08', mg: 0.5 },
        { day: '2026-03-15', mg: 1 },
        { day: '2026-03-22', mg: 1 },
      ].map(({ day, mg }) => ({ at: instantOf(day, '08:00', zone), mg })),
    )
  })

  test('exclude past ones and days without a dose', () => {
    const doseOfDay = (day: string) => (day === '2026-03-15' ? null : 1)
    const course = { last, interval: 168, doseOfDay, timeZone: zone }
    const span = { from: instantOf('2026-03-10', '00:00', zone), to: instantOf('2026-03-23', '00:00', zone) }
    expect(plannedDoses(course, span)).toEqual([{ at: instantOf('2026-03-22', '08:00', zone), mg: 1 }])
  })

  test.each([
    ['Mon/Wed/Fri', ['2026-03-02', '2026-03-04', '2026-03-06', '2026-03-09']],
    ['Twice weekly', ['2026-03-05', '2026-03-08', '2026-03-12']],
    ['Every other day', ['2026-03-03', '2026-03-05', '2026-03-07', '2026-03-09', '2026-03-11']],
    ['Every other Monday', ['2026-03-15']],
  ])('%s keeps the time of day', (frequency, days) => {
    const interval = hoursBetweenDoses(frequency) ?? 0
    const course = { last, interval, on: weekdaysOf(frequency), doseOfDay: () => 1, timeZone: zone }
    const to = instantOf(days.at(-1) ?? '', '08:00', zone)
    expect(plannedDoses(course, { from: last, to })).toEqual(
      days.map((day) => ({ at: instantOf(day, '08:00', zone), mg: 1 })),
    )
  })

  test.each([
    ['Weekly', 168],
    ['Daily', 24],
    ['Twice daily', 12],
    ['As needed', undefined],
  ])('%s is a dose every %s hours', (frequency, hours) => {
    expect(hoursBetweenDoses(frequency)).toBe(hours)
  })
})
