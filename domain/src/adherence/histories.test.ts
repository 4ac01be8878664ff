import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weekdays } from '../schedules/schedules.ts'
import { adherence } from './adherence.ts'
import type { EntryRecord } from './entry.ts'
import { byFrequencies, type Figures, nth, type Spans, spanOf, times, ZERO } from './reference.samples.ts'

const frequencies = [
  'Daily',
  'Twice daily',
  'Every other day',
  '3x per week',
  'Weekly',
  'Every 2 weeks',
  'Monthly',
  'twice a month',
  '5 on 2 off',
  '2 on 3 off',
  'As needed',
]
const history = fc
  .array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 60 }), fc.constantFrom(...frequencies)), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => {
    let day = 0
    return parts.map(([pause, length, frequency], index) => {
      const from = day + pause
      day = from + length
      return { from, to: index === parts.length - 1 ? null : day - 1, frequency }
    })
  })
const days = (maxLength: number) => fc.array(fc.nat(320), { maxLength })
const reminder = fc.record({
  frequency: fc.constantFrom(
    'Weekly',
    'Custom',
    'Every other day',
    'Every few days',
    'Every few weeks',
    'Monthly',
    'On and off',
    'After the last dose',
  ),
  every: fc.integer({ min: 1, max: 12 }),
  daysOn: fc.integer({ min: 1, max: 40 }),
  daysOff: fc.integer({ min: 1, max: 90 }),
  time: fc.constant('09:00'),
  days: fc.subarray([...weekdays]),
  anchor: fc.nat(320),
  changedOn: fc.nat(320),
})
const story = fc.record({
  spans: history,
  taken: fc.oneof(days(5), days(50), days(300)),
  skipped: days(8),
  reminders: fc.array(reminder, { maxLength: 3 }),
})

interface Story {
  spans: Spans
  taken: number[]
  skipped: number[]
  reminders: {
    frequency: string
    time: string
    days: string[]
    every: number
    daysOn: number
    daysOff: number
    anchor: number
    changedOn: number
  }[]
}

const asEntry = ({ spans, taken, skipped, reminders }: Story): EntryRecord => ({
  periods: spans.map(({ from, to, frequency }) => ({
    startsOn: nth(from),
    endsOn: to === null ? null : nth(to),
    frequency,
  })),
  reminders: reminders.map((reminder) => ({
    ...reminder,
    anchor: nth(reminder.anchor),
    changedOn: nth(reminder.changedOn),
  })),
  takenOn: taken.map((day) => ZERO + day),
  skippedOn: skipped.map((day) => ZERO + day),
})

// The reference implementation: see reference.samples.ts.

/** Caches a result by day: thousands of histories ask for the same days. */
function byDay<Result>(find: (day: number) => Result): (day: number) => Result {
  const found = new Map<number, Result>()
  return (day) => {
    const known = found.get(day) ?? find(day)
    found.set(day, known)
    return known
  }
}

const dateOf = byDay((day) => {
  const { year, month, day: dayOfMonth, daysInMonth } = Temporal.PlainDate.from(nth(day))
  return { year, month, day: dayOfMonth, daysInMonth }
})

/** Whether a reminder falls on a day. */
function isFor(reminder: Story['reminders'][number], day: number): boolean {
  const { frequency, anchor, every, daysOn, daysOff } = reminder
  const isWeekday = reminder.days.includes(weekdays[day % 7] ?? '')
  if (frequency === 'Weekly' || frequency === 'Custom') return isWeekday
  if (day < anchor) return false
  const since = day - anchor
  if (frequency === 'Every other day') return since % 2 === 0
  if (frequency === 'Every few days') return since % every === 0
  if (frequency === 'On and off') return since % (daysOn + daysOff) < daysOn
  if (frequency === 'Every few weeks') return isWeekday && Math.floor(since / 7) % every === 0
  const [date, first] = [dateOf(day), dateOf(anchor)]
  const months = 12 * (date.year - first.year) + date.month - first.month
  return months % every === 0 && date.day === Math.min(first.day, date.daysInMonth)
}

/** A bit longer than the gap between two occurrences of a yearly reminder. */
const MAX_GAP = 372

/** Reminder days, each with the doses that resolved it. */
function onTheirDays({ spans, taken, skipped, reminders }: Story, since: number, today: number): Figures {
  const calls = byDay((day) => reminders.filter((reminder) => isFor(reminder, day)).length)
  const toNext = (day: number, step: 1 | -1) =>
    [...Array(MAX_GAP + 1).keys()].slice(1).find((n) => day + step * n >= 0 && calls(day + step * n) > 0)
  const reach = (day: number) => {
    const [back, on] = [toNext(day, -1), toNext(day, 1)]
    return { back: back ?? on ?? 0, on: on ?? back ?? 0 }
  }
  const isReal = (day: number) => day > since && spanOf(spans, day) !== undefined
  const open = new Map<number, number>()
  for (let day = since + 1; day <= today + MAX_GAP; day++)
    if (isReal(day) && calls(day) > 0) open.set(day, calls(day))
  let good = 0
  const takes = (day: number | undefined) => {
    const left = day === undefined ? 0 : (open.get(day) ?? 0)
    if (day === undefined || left === 0) return false
    open.set(day, left - 1)
    good++
    return true
  }
  const doses = taken.filter((day) => isReal(day) && day <= today).sort((a, b) => a - b)
  for (const dose of doses.filter((day) => !takes(day))) {
    const [last, next] = [
      [...open.keys()].findLast((day) => day < dose),
      [...open.keys()].find((day) => day > dose),
    ]
    const isNextDone = next !== undefined && open.get(next) === 0 && !open.has(dose)
    const isLate =
      last !== undefined && (dose - last === 1 || 2 * (dose - last) <= reach(last).on || isNextDone)
    const isEarly = next !== undefined && 2 * (next - dose) <= reach(next).back
    if (!(isLate && takes(last)) && isEarly) takes(next)
  }
  const before = Math.max(Number.NEGATIVE_INFINITY, ...taken.filter((day) => day <= since))
  const missed = [...open].map(([day, left]) => {
    const span = Array.from({ length: Math.floor(reach(day).on / 2) + 1 }, (_, n) => day + n)
    const isOver = span.every((each) => each < today && spanOf(spans, each) !== undefined)
    return isOver && day - before >= reach(day).back ? Math.max(0, left - times(skipped, day)) : 0
  })
  return { good, due: good + missed.reduce((sum, one) => sum + one, 0) }
}

function expectedRate(story: Story, today: number) {
  const byWeekdays = ['Weekly', 'Custom', 'Every few weeks']
  const reminders = story.reminders
    .filter(({ frequency }) => frequency !== 'After the last dose')
    .filter(({ frequency, days }) => !byWeekdays.includes(frequency) || days.length > 0)
  const since = Math.max(Number.NEGATIVE_INFINITY, ...reminders.map(({ changedOn }) => changedOn))
  const parts = byFrequencies(story, reminders.length > 0 ? Math.min(since, today) : today, today)
  if (reminders.length > 0) parts.push(onTheirDays({ ...story, reminders }, since, today))
  const [due, good] = [
    parts.reduce((sum, part) => sum + part.due, 0),
    parts.reduce((sum, part) => sum + part.good, 0),
  ]
  return due === 0 ? null : Math.round((100 * good) / due)
}

describe('any history of a plan', () => {
  const aDay = fc.nat(320)

  test('the rate stays between 0 and 100, and one more dose never lowers it', () => {
    fc.assert(
      fc.property(
        fc.array(story.map(asEntry), { minLength: 1, maxLength: 3 }),
        fc.nat(2),
        aDay,
        aDay,
        (entries, which, one, other) => {
          const today = nth(Math.max(one, other))
          const before = adherence(entries, today)
          const more = entries.map((entry, index) =>
            index === which % entries.length
              ? { ...entry, takenOn: [...entry.takenOn, ZERO + Math.min(one, other)] }
              : entry,
          )
          const after = adherence(more, today)
          if (before.rate === null) return
          expect(before.rate).toBeGreaterThanOrEqual(0)
          expect(before.rate).toBeLessThanOrEqual(100)
          // With a dose right before the plan began, nothing may have been due after all.
          expect(after.rate ?? 100).toBeGreaterThanOrEqual(before.rate)
          const { now, points = 0 } = after.trend ?? {}
          expect(Math.abs(points)).toBeLessThanOrEqual(100)
          if (now) expect(now.taken).toBeLessThanOrEqual(now.due)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('agrees with a day-by-day reference', () => {
    fc.assert(
      fc.property(story, aDay, (told, today) => {
        expect(adherence([asEntry(told)], nth(today)).rate).toBe(expectedRate(told, today))
      }),
      { numRuns: 2000 },
    )
  })
})
