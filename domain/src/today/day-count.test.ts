import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CountedReminder, dayCount } from './day-count.ts'
import { timelineOf } from './today.ts'

const moment = (at: string) => ({ now: Date.parse(at), timeZone: 'America/New_York' })
const NOON = moment('2026-03-10T16:00:00Z')
const EIGHT = '2026-03-10T12:00:00Z'
const TOMORROW = '2026-03-11T12:00:00Z'

const reminder = (changes: Partial<CountedReminder> = {}): CountedReminder => ({
  userPeptideId: 11,
  isActive: true,
  dueSince: null,
  nextAt: TOMORROW,
  overdue: null,
  takenBy: [],
  missedAt: null,
  ...changes,
})
const overdue = { since: EIGHT, until: TOMORROW, nextAt: TOMORROW, isMissed: false, label: null }
const dose = (id: number, userPeptideId: number | null = 11) => ({ id, userPeptideId, takenAt: EIGHT })

const count = (doses: ReturnType<typeof dose>[], reminders: CountedReminder[], at = NOON) =>
  dayCount(timelineOf({ doses, reminders }, at), reminders, at)

describe('counts what was due on a day', () => {
  test.each([
    ['taken', [dose(1)], [reminder({ takenBy: [1] })], { taken: 1, due: 1, extra: 0 }],
    ['open though it is overdue', [], [reminder({ overdue })], { taken: 0, due: 1, extra: 0 }],
    [
      'missed as the next one came',
      [],
      [reminder({ overdue: { ...overdue, nextAt: '2026-03-10T15:00:00Z' } })],
      { taken: 0, due: 1, extra: 0 },
    ],
    [
      'missed as its window closed',
      [],
      [reminder({ overdue: { ...overdue, until: '2026-03-10T15:00:00Z', label: {} } })],
      { taken: 0, due: 1, extra: 0 },
    ],
    ['missed, as the server says', [], [reminder({ missedAt: EIGHT })], { taken: 0, due: 1, extra: 0 }],
    [
      'not what was missed on another day',
      [],
      [reminder({ missedAt: '2026-03-09T12:00:00Z' })],
      { taken: 0, due: 0, extra: 0 },
    ],
    [
      'not what a paused reminder missed',
      [],
      [reminder({ isActive: false, missedAt: EIGHT })],
      { taken: 0, due: 0, extra: 0 },
    ],
    ['still to come', [], [reminder({ nextAt: '2026-03-10T20:00:00Z' })], { taken: 0, due: 1, extra: 0 }],
    [
      'and extra doses beside it',
      [dose(1), dose(2)],
      [reminder({ takenBy: [1] })],
      { taken: 1, due: 1, extra: 1 },
    ],
    [
      'so an extra dose fills no place of one that is overdue',
      [dose(2)],
      [reminder({ overdue })],
      { taken: 0, due: 1, extra: 1 },
    ],
    [
      'and every dose that no reminder could call for',
      [dose(1, 12), dose(2, null)],
      [reminder()],
      { taken: 2, due: 2, extra: 0 },
    ],
    [
      'and doses that are not sent yet, as many as were called for',
      [dose(-1), dose(-2)],
      [reminder({ queuedDoses: 1 })],
      { taken: 1, due: 1, extra: 1 },
    ],
  ])('%s', (_name, doses, reminders, expected) => {
    expect(count(doses, reminders)).toEqual(expected)
  })
})

test('extra doses never complete a day with an open one', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 2, max: 99 }), { maxLength: 5 }), (ids) => {
      const { taken, due, extra } = count(
        ids.map((id) => dose(id)),
        [reminder({ overdue, takenBy: [] })],
      )
      expect([taken, due, extra]).toEqual([0, 1, ids.length])
    }),
  )
})
