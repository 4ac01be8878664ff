import { addDays, type CalendarDay, daysBetween, earlierDay } from './calendar.ts'
import { doseRate, dosesDue } from './frequencies.ts'

/** A span in which a plan entry was active at one frequency. Pausing closes it, resuming opens the next. */
export interface PlanPeriod {
  /** first day, the person's own */
  startsOn: CalendarDay
  /** last day that counts, or null while it goes on */
  endsOn: CalendarDay | null
  frequency: string
}

/** A span of calendar days, both ends included. */
export interface Span {
  from: CalendarDay
  to: CalendarDay
}

/** Doses due in a period up to and including `through`; 0 when it starts later or fixes no number. */
function dueThrough(period: PlanPeriod, through: CalendarDay): number {
  const rate = doseRate(period.frequency)
  if (!rate) return 0
  const last = period.endsOn === null ? through : earlierDay(period.endsOn, through)
  return dosesDue(rate, daysBetween(period.startsOn, last) + 1)
}

/**
 * How many doses an entry's periods call for within a span of days.
 * @param span undefined `from`: since the entry's start
 */
export function dosesDueWithin(
  periods: readonly PlanPeriod[],
  span: { from?: CalendarDay; to: CalendarDay },
): number {
  const before = span.from === undefined ? undefined : addDays(span.from, -1)
  return periods.reduce(
    (due, period) =>
      due + dueThrough(period, span.to) - (before === undefined ? 0 : dueThrough(period, before)),
    0,
  )
}

/** What of a plan entry was due, and what of that was left out on purpose. */
interface EntryPlan {
  periods: readonly PlanPeriod[]
  /** a day for each dose that was left out */
  skippedOn: readonly CalendarDay[]
}

/** One plan entry: what it called for, and the doses logged while it did: not before its start, nor in a pause. */
export interface EntryRecord extends EntryPlan {
  dosesTaken: number
  /** how many of them today */
  takenToday: number
}

/** The days that are looked at: up to and including `to`, from `from` or from each entry's start. */
interface Range {
  from?: CalendarDay
  to: CalendarDay
}

/** How many doses were left out on purpose within a span of days, on days on which the entry was active. */
function skippedWithin({ periods, skippedOn }: EntryPlan, { from, to }: Range): number {
  const isWithin = (day: CalendarDay, first: CalendarDay, last: CalendarDay) => day >= first && day <= last
  return skippedOn.filter(
    (day) =>
      isWithin(day, from ?? day, to) &&
      periods.some(({ startsOn, endsOn }) => isWithin(day, startsOn, endsOn ?? day)),
  ).length
}

/**
 * What was due of an entry and how much of that was taken. Today is not over: what it calls for counts as due only as
 * far as it has been taken. A dose left out on purpose is one less that was due, as far as a dose is missing: leaving out
 * what was taken after all forgives no other dose. More doses than due are not better adherence.
 */
function entryTotals(entry: EntryRecord, { from, to }: Range, today: CalendarDay) {
  const { periods, dosesTaken, takenToday } = entry
  const pastDays = { from, to: earlierDay(to, addDays(today, -1)) }
  const beforeToday = dosesDueWithin(periods, pastDays)
  const dueToday = dosesDueWithin(periods, { from, to }) - beforeToday
  const calledFor = beforeToday + Math.min(takenToday, dueToday)
  const taken = Math.min(dosesTaken, calledFor)
  const forgiven = Math.min(skippedWithin(entry, pastDays), calledFor - taken)
  return { due: calledFor - forgiven, taken }
}

function planTotals(entries: readonly EntryRecord[], range: Range, today: CalendarDay) {
  const totals = { due: 0, taken: 0 }
  for (const entry of entries) {
    // Entry by entry, so that one's surplus never hides another's gap.
    const { due, taken } = entryTotals(entry, range, today)
    totals.due += due
    totals.taken += taken
  }
  return totals
}

const percent = ({ due, taken }: { due: number; taken: number }) => Math.round((100 * taken) / due)

/**
 * How well a plan is followed: 100 × doses taken ÷ doses due, over every entry since its own start date.
 *
 * - Due is what the entry's frequency calls for from its start date on, the first dose on that day; while an
 *   entry is paused or completed nothing is due, and a new frequency counts from the day it was set.
 * - Today's doses become due when they are taken, or when the day is over.
 * - A dose that was left out on purpose was not due; today's not until the day is over.
 * - Per entry at most as many doses count as were due.
 * - Frequencies that fix no number ('As needed') count on neither side.
 *
 * @param today the person's own calendar day
 * @returns 0 to 100, rounded to a whole per cent; null while nothing has been due yet
 */
export function adherenceRate(entries: readonly EntryRecord[], today: CalendarDay): number | null {
  const totals = planTotals(entries, { to: today }, today)
  return totals.due === 0 ? null : percent(totals)
}

/** Days in each of the two spans that a trend compares. */
const TREND_DAYS = 30

/** With fewer doses due than this in either span, one missed dose would look like a trend. */
const MIN_DUE_FOR_TREND = 4

/** The two spans that a trend compares: the last 30 days with today, and the 30 before them. */
export function trendSpans(today: CalendarDay): { recent: Span; before: Span } {
  const recent = { from: addDays(today, 1 - TREND_DAYS), to: today }
  const endOfBefore = addDays(recent.from, -1)
  return { recent, before: { from: addDays(endOfBefore, 1 - TREND_DAYS), to: endOfBefore } }
}

/** One plan entry with the doses logged in each of the {@link trendSpans}. */
export interface TrendRecord extends EntryPlan {
  takenToday: number
  takenRecently: number
  takenBefore: number
}

/**
 * By how many percentage points adherence over the last 30 days differs from the 30 days before.
 * @param today the person's own calendar day
 * @returns −100 to 100; null while either span has fewer than 4 doses due
 */
export function adherenceTrend(entries: readonly TrendRecord[], today: CalendarDay): number | null {
  const { recent, before } = trendSpans(today)
  const totals = (span: Span, taken: (entry: TrendRecord) => number) => {
    const records = entries.map((entry) => ({ ...entry, dosesTaken: taken(entry) }))
    return planTotals(records, span, today)
  }
  const now = totals(recent, (entry) => entry.takenRecently)
  const earlier = totals(before, (entry) => entry.takenBefore)
  if (Math.min(now.due, earlier.due) < MIN_DUE_FOR_TREND) return null
  return percent(now) - percent(earlier)
}
