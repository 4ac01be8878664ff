import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adherence } from './adherence.ts'
import type { EntryRecord } from './adherence-entry.ts'
import { addDays, dayNumber } from './calendar.ts'
import { weekdays } from './schedules.ts'

const BEGIN = '2025-01-06'
const ZERO = dayNumber(BEGIN)
/** The n-th day; the 0th is a Monday. */
const nth = (n: number) => addDays(BEGIN, n)

/** Spans of days, both ends included, or without an end. */
type Spans = { from: number; to: number | null; frequency: string }[]

const frequencies = [
  'Daily',
  'Twice daily',
  'Every other day',
  '3x per week',
  'Weekly',
  'Every 2 weeks',
  'Monthly',
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
  frequency: fc.constantFrom('Weekly', 'Custom', 'Every other day'),
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
  reminders: { frequency: string; time: string; days: string[]; anchor: number; changedOn: number }[]
}

const asEntry = ({ spans, taken, skipped, reminders }: Story): EntryRecord => ({
  periods: spans.map(({ from, to, frequency }) => ({
    startsOn: nth(from),
    endsOn: to === null ? null : nth(to),
    frequency,
  })),
  reminders: reminders.map((each) => ({
    ...each,
    anchor: nth(each.anchor),
    changedOn: nth(each.changedOn),
  })),
  takenOn: taken.map((day) => ZERO + day),
  skippedOn: skipped.map((day) => ZERO + day),
})

// The reference: the same rules told once more, day after day as a person lives them, sharing no code with what they are
// rules of.

interface Figures {
  due: number
  good: number
}

const times = (days: number[], day: number) => days.filter((each) => each === day).length
const spanOf = (spans: Spans, day: number) =>
  spans.find(({ from, to }) => from <= day && (to === null || day <= to))

/** A story as days, told up to the one after `last`, on which nothing is known any more. */
const lived = ({ spans, taken, skipped }: Story, last: number, today: number) =>
  Array.from({ length: last + 2 }, (_, day) => {
    const span = day > last ? undefined : spanOf(spans, day)
    return {
      frequency: span?.frequency ?? 'As needed',
      isFirst: span?.from === day,
      isToday: day === today,
      taken: day > last ? 0 : times(taken, day),
      skipped: span && day < today ? times(skipped, day) : 0,
    }
  })

type Lived = ReturnType<typeof lived>

/** Fits all the intervals in days, so that they are counted in whole numbers. */
const PARTS = 210
const inDays: Record<string, number> = { 'Every other day': 2, Weekly: 7, 'Every 2 weeks': 14, Monthly: 30 }

/** One dose in several days: a clock that doses set back. */
function waitedFor(days: Lived): Figures {
  let [clock, dueAt, lastCounted, wasRated] = [0, 0, -PARTS, true]
  const found = { due: 0, good: 0 }
  for (const { frequency, taken, skipped, isToday } of days.slice(0, -1)) {
    const isRated = frequency !== 'As needed'
    if (isRated && !wasRated) dueAt = Math.max(dueAt, clock)
    wasRated = isRated
    if (inDays[frequency] && taken > 0 && 2 * (clock - lastCounted) > PARTS) {
      found.due++
      found.good++
      lastCounted = clock
    }
    if (taken + skipped > 0) dueAt = clock + PARTS
    clock += PARTS / (inDays[frequency] ?? Number.POSITIVE_INFINITY)
    if (isToday || clock < dueAt + PARTS) continue
    found.due++
    dueAt += PARTS
  }
  return found
}

const perDay: Record<string, number> = { Daily: 1, 'Twice daily': 2 }

/** Days that call for doses of their own. */
function dayByDay(days: Lived): Figures {
  const found = { due: 0, good: 0 }
  days.slice(0, -1).forEach(({ frequency, taken, skipped, isToday }, index) => {
    const called = perDay[frequency] ?? 0
    const next = days[index + 1]
    const spare = next && !next.isFirst && next.frequency === frequency ? next.taken - called : 0
    const had = Math.min(called, Math.min(called, taken) + Math.max(0, spare))
    found.good += had
    found.due += isToday ? had : Math.max(had, called - skipped)
  })
  return found
}

/** Three doses a week, in the weeks that suit the person best. */
function weekByWeek(days: Lived): Figures {
  const found = { due: 0, good: 0 }
  days.forEach(({ frequency, isFirst }, begin) => {
    if (frequency !== '3x per week' || !isFirst) return
    const rest = days.slice(begin)
    const length = rest.findIndex((day, n) => day.frequency !== frequency || (n > 0 && day.isFirst))
    const span = rest.slice(0, length)
    const counted: number[] = []
    span.forEach(({ taken }, day) => {
      for (let n = 0; n < taken; n++) if (counted.filter((one) => one > day - 7).length < 3) counted.push(day)
    })
    const over = span.filter(({ isToday }) => !isToday)
    const missing = [0, 1, 2, 3, 4, 5, 6].map((first) =>
      over
        .map((_, day) => over.slice(day, day + 7))
        .filter((week, day) => week.length === 7 && day % 7 === first)
        .map((week) => 3 - week.reduce((sum, { taken, skipped }) => sum + taken + skipped, 0))
        .reduce((sum, short) => sum + Math.max(0, short), 0),
    )
    found.good += counted.length
    found.due += counted.length + Math.min(...missing)
  })
  return found
}

/** The days of reminders, each with the doses that came for it. */
function onTheirDays({ spans, taken, skipped, reminders }: Story, since: number, today: number): Figures {
  const calls = (day: number) =>
    reminders.filter(({ frequency, days, anchor }) =>
      frequency === 'Every other day'
        ? day >= anchor && (day - anchor) % 2 === 0
        : days.includes(weekdays[day % 7] ?? ''),
    ).length
  const toNext = (day: number, step: 1 | -1) =>
    [...Array(40).keys()].slice(1).find((n) => day + step * n >= 0 && calls(day + step * n) > 0)
  const reach = (day: number) => {
    const [back, on] = [toNext(day, -1), toNext(day, 1)]
    return { back: back ?? on ?? 0, on: on ?? back ?? 0 }
  }
  const isReal = (day: number) => day > since && spanOf(spans, day) !== undefined
  const open = new Map<number, number>()
  for (let day = since + 1; day <= today + 20; day++)
    if (isReal(day) && calls(day) > 0) open.set(day, calls(day))
  let good = 0
  const takes = (day: number | undefined) => {
    const left = day === undefined ? 0 : (open.get(day) ?? 0)
    if (day === undefined || left === 0) return false
    open.set(day, left - 1)
    good++
    return true
  }
  const doses = taken.filter((day) => isReal(day) && day <= today).sort((one, other) => one - other)
  for (const dose of doses.filter((day) => !takes(day))) {
    const [last, next] = [
      [...open.keys()].findLast((day) => day < dose),
      [...open.keys()].find((day) => day > dose),
    ]
    const isLate = last !== undefined && (dose - last === 1 || 2 * (dose - last) <= reach(last).on)
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

function reckoned(story: Story, today: number) {
  const reminders = story.reminders.filter(
    ({ frequency, days }) => frequency === 'Every other day' || days.length > 0,
  )
  const since = Math.max(Number.NEGATIVE_INFINITY, ...reminders.map(({ changedOn }) => changedOn))
  const days = lived(story, reminders.length > 0 ? Math.min(since, today) : today, today)
  const parts = [waitedFor(days), dayByDay(days), weekByWeek(days)]
  if (reminders.length > 0) parts.push(onTheirDays({ ...story, reminders }, since, today))
  const [due, good] = [
    parts.reduce((sum, part) => sum + part.due, 0),
    parts.reduce((sum, part) => sum + part.good, 0),
  ]
  return due === 0 ? null : Math.round((100 * good) / due)
}

describe('whatever the history of a plan', () => {
  const aDay = fc.nat(320)

  test('nobody is below 0 or above 100, and one dose more never lowers it', () => {
    fc.assert(
      fc.property(
        fc.array(story.map(asEntry), { minLength: 1, maxLength: 3 }),
        fc.nat(2),
        aDay,
        aDay,
        (entries, which, one, other) => {
          const today = nth(Math.max(one, other))
          const before = adherence(entries, today)
          const more = entries.map((each, index) =>
            index === which % entries.length
              ? { ...each, takenOn: [...each.takenOn, ZERO + Math.min(one, other)] }
              : each,
          )
          const after = adherence(more, today)
          if (before.rate === null) return
          expect(before.rate).toBeGreaterThanOrEqual(0)
          expect(before.rate).toBeLessThanOrEqual(100)
          // With a dose from right before the plan began nothing may have been due after all.
          expect(after.rate ?? 100).toBeGreaterThanOrEqual(before.rate)
          const { now, points = 0 } = after.trend ?? {}
          expect(Math.abs(points)).toBeLessThanOrEqual(100)
          if (now) expect(now.taken).toBeLessThanOrEqual(now.due)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test('it is what somebody reckons who lives through it day after day', () => {
    fc.assert(
      fc.property(story, aDay, (told, today) => {
        expect(adherence([asEntry(told)], nth(today)).rate).toBe(reckoned(told, today))
      }),
      { numRuns: 2000 },
    )
  })
})
