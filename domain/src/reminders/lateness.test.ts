import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { dueOccurrences, MAX_COUNTED } from './lateness.ts'
import { nextAlert } from './leads.ts'
import { latenessOf } from './notifications.ts'
import { nextReminderOccurrence, type PlannedTimes } from './reminders.ts'

const MINUTE = 60_000
const at = (text: string) => Date.parse(text)

const daily: PlannedTimes = {
  frequency: 'Daily',
  time: '08:00',
  days: weekdays,
  anchor: '2026-06-01',
  startDate: '2026-06-01',
  endDate: null,
}
const occurrence = { day: '2026-06-15', at: at('2026-06-15T12:00:00Z') }
const first = { ...occurrence, time: '08:00' }
const inNewYork = (now: string, minutesBefore = 30) => ({
  minutesBefore,
  now: at(now),
  timeZone: 'America/New_York',
})

describe('due occurrences', () => {
  test('are a single one when checked in time, followed by the next', () => {
    expect(dueOccurrences(daily, first, inNewYork('2026-06-15T11:30:00Z'))).toEqual({
      expired: [],
      hasMoreExpired: false,
      current: [occurrence],
      next: { day: '2026-06-16', at: at('2026-06-16T12:00:00Z') },
    })
  })

  test('are all missed ones of the last day, with older ones reported separately', () => {
    const { expired, current, next } = dueOccurrences(daily, first, inNewYork('2026-06-18T13:00:00Z'))
    expect(expired.map(({ day }) => day)).toEqual(['2026-06-15', '2026-06-16', '2026-06-17'])
    expect(current.map(({ day }) => day)).toEqual(['2026-06-18'])
    expect(next?.day).toBe('2026-06-19')
  })

  test('are counted only up to a limit after a long downtime', () => {
    const walked = dueOccurrences(daily, first, inNewYork('2036-06-15T11:45:00Z'))
    expect(walked.expired).toHaveLength(MAX_COUNTED)
    expect(walked.hasMoreExpired).toBe(true)
    expect(walked.current.map(({ day }) => day)).toEqual(['2036-06-15'])
    expect(walked.next?.day).toBe('2036-06-16')
  })

  test('end with the plan entry', () => {
    const ending = { ...daily, endDate: '2026-06-15' }
    expect(dueOccurrences(ending, first, inNewYork('2026-06-15T11:30:00Z'))).toMatchObject({
      current: [occurrence],
      next: undefined,
    })
    expect(
      dueOccurrences({ ...daily, days: [] }, first, inNewYork('2026-06-15T11:30:00Z')).next,
    ).toBeUndefined()
  })

  test('include each day once, even if the person moved west since it was scheduled', () => {
    const moved = { minutesBefore: 0, now: at('2026-06-15T20:00:00Z'), timeZone: 'Pacific/Honolulu' }
    expect(dueOccurrences(daily, first, moved)).toMatchObject({
      current: [occurrence],
      next: { day: '2026-06-16', at: at('2026-06-16T18:00:00Z') },
    })
  })

  test('include a day again when it was moved to a later time', () => {
    const evening = { ...daily, time: '20:00' }
    expect(dueOccurrences(evening, first, inNewYork('2026-06-15T11:30:00Z'))).toMatchObject({
      current: [occurrence],
      next: { day: '2026-06-15', at: at('2026-06-16T00:00:00Z') },
    })
  })
})

/** The reference: reads the previous day off the calendar. */
const tellingOf = (occurrence: { day: string; at: number }, minutesBefore: number, timeZone: string) =>
  minutesBefore === 1440
    ? Temporal.PlainDate.from(occurrence.day)
        .subtract({ days: 1 })
        .toZonedDateTime({ timeZone, plainTime: daily.time }).epochMilliseconds
    : occurrence.at - minutesBefore * MINUTE

/** The days on which a reminder became due between two instants. */
function daysDue(
  reminder: PlannedTimes,
  { from, to }: { from: number; to: number },
  timeZone: string,
  minutesBefore: number,
) {
  const days: string[] = []
  let one = nextReminderOccurrence(reminder, from, timeZone)
  for (; one; one = nextReminderOccurrence(reminder, one.at, timeZone)) {
    const alert = tellingOf(one, minutesBefore, timeZone)
    if (alert > to) break
    if (alert > from) days.push(one.day)
  }
  return days
}

test('reports every occurrence once, as current or expired, however often and late it is checked', () => {
  const zones = ['America/New_York', 'Pacific/Auckland', 'Australia/Lord_Howe', 'UTC', 'Pacific/Honolulu']
  const pause = fc.integer({ min: 1, max: 6 * 24 * 60 })
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.constantFrom(0, 5, 30, 240, 1440),
      fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
      fc.array(pause, { minLength: 1, maxLength: 8 }),
      (timeZone, minutesBefore, days, pauses) => {
        const reminder = { ...daily, days }
        const from = at('2026-10-20T00:00:00Z')
        let due: { day: string; at: number } | undefined = nextAlert(reminder, {
          minutesBefore,
          now: from,
          timeZone,
        })
        const sent: string[] = []
        let now = from
        for (const minutes of pauses) {
          now += minutes * MINUTE
          if (!due || tellingOf(due, minutesBefore, timeZone) > now) continue
          const { expired, current, next } = dueOccurrences(
            reminder,
            { ...due, time: reminder.time },
            { minutesBefore, now, timeZone },
          )
          const isExpired = (one: { day: string; at: number }) =>
            latenessOf(tellingOf(one, minutesBefore, timeZone), now) === 'expired'
          expect(expired.every(isExpired)).toBe(true)
          expect(current.some(isExpired)).toBe(false)
          sent.push(...[...expired, ...current].map(({ day }) => day))
          due = next
          expect(due && tellingOf(due, minutesBefore, timeZone)).toBeGreaterThan(now)
        }
        expect(sent).toEqual(daysDue(reminder, { from, to: now }, timeZone, minutesBefore))
      },
    ),
    { numRuns: 300 },
  )
})
