import { addDays, dayNumber } from '../time/calendar.ts'

// The adherence rules implemented again, day by day, sharing no code with the implementation under test.

const BEGIN = '2025-01-06'
/** The number of the 0th day. */
export const ZERO = dayNumber(BEGIN)
/** The n-th day; the 0th is a Monday. */
export const nth = (n: number) => addDays(BEGIN, n)

const dates = Array.from({ length: 400 }, (_, n) => Temporal.PlainDate.from(nth(n)))
const dateOf = (n: number) => dates[n] as Temporal.PlainDate

/** Ranges of days, both ends inclusive, or open-ended. */
export type Spans = { from: number; to: number | null; frequency: string }[]

interface Doses {
  spans: Spans
  taken: number[]
  skipped: number[]
}

export interface Figures {
  due: number
  good: number
}

export const times = (days: number[], day: number) => days.filter((each) => each === day).length
export const spanOf = (spans: Spans, day: number) =>
  spans.find(({ from, to }) => from <= day && (to === null || day <= to))

/** A history as days, up to the day after `last`, on which nothing is known yet. */
const lived = ({ spans, taken, skipped }: Doses, last: number, today: number) =>
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

/** A multiple of all the intervals in days, so that they are counted in whole numbers. */
const PARTS = 14 * 31
const inDays: Record<string, number> = { 'Every other day': 2, Weekly: 7, 'Every 2 weeks': 14 }

/**
 * How far a frequency's clock advances on a day. From a day of the month to the same day of the next is one full turn.
 */
function partOf(frequency: string, day: number): number {
  if (frequency !== 'Monthly') return PARTS / (inDays[frequency] ?? Number.POSITIVE_INFINITY)
  const date = dateOf(day)
  const isLast = date.day === date.daysInMonth
  return (PARTS / 31) * (isLast ? 32 - date.day : 1)
}

/** One dose every several days: a clock that doses reset. */
function waitedFor(days: Lived): Figures {
  let [clock, dueAt, lastCounted, wasRated] = [0, 0, -PARTS, true]
  const found = { due: 0, good: 0 }
  for (const [day, { frequency, taken, skipped, isToday }] of days.slice(0, -1).entries()) {
    const isRated = frequency !== 'As needed'
    if (isRated && !wasRated) dueAt = Math.max(dueAt, clock)
    wasRated = isRated
    if (partOf(frequency, day) > 0 && taken > 0 && 2 * (clock - lastCounted) > PARTS) {
      found.due++
      found.good++
      lastCounted = clock
    }
    if (taken + skipped > 0) dueAt = clock + PARTS
    clock += partOf(frequency, day)
    if (isToday || clock < dueAt + PARTS) continue
    found.due++
    dueAt += PARTS
  }
  return found
}

const perDay: Record<string, number> = { Daily: 1, 'Twice daily': 2 }

/** Days with due doses of their own. */
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

/** Each period of a frequency: its first day and its days. */
const spansOf = (days: Lived, wanted: string) =>
  days.flatMap(({ frequency, isFirst }, begin) => {
    if (frequency !== wanted || !isFirst) return []
    const rest = days.slice(begin)
    const length = rest.findIndex((day, n) => day.frequency !== frequency || (n > 0 && day.isFirst))
    return [{ begin, span: rest.slice(0, length) }]
  })

/** Limits doses to a maximum within any number of days. */
function atMost(taken: number[], doses: number, within: number): number {
  const counted: number[] = []
  taken.forEach((times, day) => {
    for (let n = 0; n < times; n++)
      if (counted.filter((one) => one > day - within).length < doses) counted.push(day)
  })
  return counted.length
}

const perRound: Record<string, number> = { '3x per week': 3, 'twice a month': 2 }

/** The days of a stretch on which a period begins, if periods begin on the given day of the week or month. */
const beginsOn = (begin: number, length: number, choice: number, isMonthly: boolean) =>
  Array.from({ length }, (_, day) => {
    if (!isMonthly) return day % 7 === choice % 7
    const date = dateOf(begin + day)
    return date.day === Math.min(choice, date.daysInMonth)
  })

/** How many doses are missing in the periods that are over. */
function shortOf(span: Lived, begins: boolean[], doses: number): number {
  let [short, given, hasBegun] = [0, 0, false]
  for (const [day, isBegin] of begins.entries()) {
    if (isBegin && hasBegun) short += Math.max(0, doses - given)
    if (isBegin) [hasBegun, given] = [true, 0]
    const lived = span[day]
    if (!lived || lived.isToday) break
    given += lived.taken + lived.skipped
  }
  return short
}

/** Several doses a week or month, in the weeks or months that give the fewest misses. */
function roundByRound(days: Lived): Figures {
  const found = { due: 0, good: 0 }
  for (const [frequency, doses] of Object.entries(perRound)) {
    const isMonthly = frequency.includes('month')
    for (const { begin, span } of spansOf(days, frequency)) {
      const taken = span.map((each) => each.taken)
      const missing = Array.from({ length: 31 }, (_, index) =>
        shortOf(span, beginsOn(begin, span.length + 1, index + 1, isMonthly), doses),
      )
      const good = atMost(taken, doses, isMonthly ? 28 : 7)
      found.good += good
      found.due += good + Math.min(...missing)
    }
  }
  return found
}

const cycles: Record<string, [number, number]> = { '5 on 2 off': [5, 2], '2 on 3 off': [2, 3] }

/** Days on and days off, evaluated backward: the fewest misses over every possible cycle start. */
function minMissed(hasDose: boolean[], on: number, off: number): number {
  let fewest: number[] = Array.from({ length: on + off }, () => 0)
  for (const answered of hasDose.toReversed()) {
    const then = (index: number) => fewest[index % (on + off)] ?? 0
    fewest = fewest.map((_, index) => {
      const goesOn = then(index + 1)
      if (answered) return index < on ? goesOn : Math.min(goesOn, then(1))
      return index < on ? 1 + Math.min(then(index), goesOn) : goesOn
    })
  }
  return Math.min(...fewest)
}

function cycleByCycle(days: Lived): Figures {
  const found = { due: 0, good: 0 }
  for (const [frequency, [on, off]] of Object.entries(cycles)) {
    for (const { span } of spansOf(days, frequency)) {
      const taken = span.map((each) => each.taken)
      taken.forEach((count, day) => {
        if (day === 0 || count < 2 || taken[day - 1] !== 0) return
        ;[taken[day - 1], taken[day]] = [1, count - 1]
      })
      const today = span.findIndex(({ isToday }) => isToday)
      const over = today < 0 ? span : span.slice(0, today)
      const good = atMost(taken, on, on + off)
      found.good += good
      found.due +=
        good +
        minMissed(
          over.map(({ skipped }, day) => (taken[day] ?? 0) + skipped > 0),
          on,
          off,
        )
    }
  }
  return found
}

/** What frequencies called for up to a day, and how much of it was done. */
export function byFrequencies(story: Doses, last: number, today: number): Figures[] {
  const days = lived(story, last, today)
  return [waitedFor(days), dayByDay(days), roundByRound(days), cycleByCycle(days)]
}
