import { describe, expect, test } from 'vitest'
import { overdueOf, passedOccurrences } from './overdue.ts'

const source = { name: 'A label', url: 'https://labels.test', checked: '2026-11-22' }
const within96 = { window: 'within' as const, hours: 96, source }
const before48 = { window: 'before-next' as const, hours: 48, source }

const NEW_YORK = 'America/New_York'
const at = (wall: string) => Temporal.PlainDateTime.from(wall).toZonedDateTime(NEW_YORK).epochMilliseconds

/** Sundays at nine; November 15, 2026 is one. */
const weekly = {
  id: 1,
  frequency: 'Weekly',
  time: '09:00',
  days: ['Sunday'],
  anchor: '2026-11-01',
  countsFrom: new Date(0),
  startDate: '2026-11-01',
  endDate: null,
}
const daily = { ...weekly, id: 2, frequency: 'Daily', days: weekly.days.concat('Monday', 'Tuesday') }

type Reminder = Omit<typeof weekly, 'endDate'> & { endDate: string | null }

const overdueAt = (
  wall: string,
  rule?: Parameters<typeof overdueOf>[2],
  reminders: Reminder[] = [weekly],
  outcomes: Record<string, string> = {},
) => {
  const now = at(wall)
  return passedOccurrences(reminders, now, NEW_YORK).flatMap(
    (passed) => overdueOf(passed, ({ day }) => outcomes[day], rule, now) ?? [],
  )
}

describe('without a label a dose is overdue', () => {
  const open = { reminderId: 1, day: '2026-11-15', at: at('2026-11-15T09:00'), isLabeled: false }
  const next = { until: at('2026-11-22T09:00'), nextAt: at('2026-11-22T09:00') }

  test('from its time until the next one', () => {
    expect(overdueAt('2026-11-15T09:00')).toEqual([{ ...open, ...next, isMissed: false }])
    expect(overdueAt('2026-11-22T08:59')).toEqual([{ ...open, ...next, isMissed: false }])
    expect(overdueAt('2026-11-22T09:00')).toMatchObject([{ day: '2026-11-22' }])
  })

  test('unless it was taken or skipped, or the next one was taken early', () => {
    const resolved: Record<string, string>[] = [
      { '2026-11-15': 'taken' },
      { '2026-11-15': 'skipped' },
      { '2026-11-22': 'taken' },
    ]
    for (const outcomes of resolved)
      expect(overdueAt('2026-11-16T09:00', undefined, [weekly], outcomes)).toEqual([])
    expect(overdueAt('2026-11-16T09:00', undefined, [weekly], { '2026-11-22': 'skipped' })).toHaveLength(1)
  })

  test("within its plan entry, and since the reminder's start", () => {
    expect(overdueAt('2026-11-16T09:00', undefined, [{ ...weekly, startDate: '2026-11-16' }])).toEqual([])
    expect(overdueAt('2026-11-16T09:00', undefined, [{ ...weekly, endDate: '2026-11-14' }])).toEqual([])
    const countsFrom = new Date(at('2026-11-15T09:01'))
    expect(overdueAt('2026-11-16T09:00', undefined, [{ ...weekly, countsFrom }])).toEqual([])
    const last = overdueAt('2026-11-16T09:00', undefined, [{ ...weekly, endDate: '2026-11-15' }])
    expect(last).toEqual([{ ...open, ...next, nextAt: undefined, isMissed: false }])
  })

  test('until another reminder of its plan entry is due', () => {
    expect(overdueAt('2026-11-16T08:59', undefined, [weekly, daily])).toMatchObject([
      { reminderId: 1, until: at('2026-11-16T09:00') },
      { reminderId: 2, until: at('2026-11-16T09:00') },
    ])
    expect(overdueAt('2026-11-16T09:00', undefined, [weekly, daily])).toMatchObject([{ reminderId: 2 }])
    const younger = { ...daily, countsFrom: new Date(at('2026-11-16T12:00')) }
    expect(overdueAt('2026-11-16T13:00', undefined, [weekly, younger])).toMatchObject([
      { reminderId: 1, until: at('2026-11-17T09:00') },
    ])
  })
})

describe('with a label', () => {
  test('with a window in hours, it is open that long, then missed until the next one', () => {
    const expected = { until: at('2026-11-19T09:00'), isLabeled: true, nextAt: at('2026-11-22T09:00') }
    expect(overdueAt('2026-11-19T08:59', within96)).toMatchObject([{ ...expected, isMissed: false }])
    expect(overdueAt('2026-11-19T09:00', within96)).toMatchObject([{ ...expected, isMissed: true }])
    expect(overdueAt('2026-11-22T08:59', within96)).toMatchObject([{ ...expected, isMissed: true }])
    expect(overdueAt('2026-11-22T09:00', within96)).toMatchObject([{ day: '2026-11-22', isMissed: false }])
  })

  test('with a limit before the next one, it is open until that limit', () => {
    const expected = { until: at('2026-11-20T09:00'), isLabeled: true }
    expect(overdueAt('2026-11-20T08:59', before48)).toMatchObject([{ ...expected, isMissed: false }])
    expect(overdueAt('2026-11-20T09:00', before48)).toMatchObject([{ ...expected, isMissed: true }])
  })

  test('hours are elapsed hours, also across clock changes', () => {
    // Sunday, March 8, 2026 skips an hour at two in the morning.
    const saturday = { ...weekly, days: ['Saturday'], startDate: '2026-01-01' }
    expect(overdueAt('2026-03-07T10:00', within96, [saturday])).toMatchObject([
      { until: at('2026-03-11T10:00') },
    ])
  })

  test("for a less frequent dose, its rule doesn't apply: the next one ends the window", () => {
    for (const rule of [within96, before48])
      expect(overdueAt('2026-11-16T10:00', rule, [daily])).toMatchObject([
        { until: at('2026-11-17T09:00'), isLabeled: false, isMissed: false },
      ])
  })
})
