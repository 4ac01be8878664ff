import { addDays, type CalendarDay, dayNamed, dayNumber } from '../time/calendar.ts'
import { type DueDoses, joinedDoses } from './due-doses.ts'
import { dueDosesOf, type EntryRecord } from './entry.ts'

/** 52 whole weeks: older doses say little about how a plan is followed now. */
const WINDOW_DAYS = 364

/** The first day that adherence considers. */
export const adherenceFrom = (today: CalendarDay): CalendarDay => addDays(today, 1 - WINDOW_DAYS)

/** How many doses were due, and how many of them were taken. */
export interface DoseCount {
  taken: number
  due: number
}

/** Two periods to compare: the most recent days including today, and as many before them. */
export interface AdherenceTrend {
  /** difference in percentage points, −100 to 100 */
  points: number
  /** days in each period */
  days: number
  now: DoseCount
  before: DoseCount
}

interface Adherence {
  /** 0 to 100, rounded to a whole per cent; null while nothing has been due */
  rate: number | null
  /** null while too few doses were due for a trend */
  trend: AdherenceTrend | null
}

function countWithin({ taken, missed }: DueDoses, from: number, to: number): DoseCount {
  const within = (days: readonly number[]) => days.filter((day) => from <= day && day <= to).length
  return { taken: within(taken), due: within(taken) + within(missed) }
}

const percent = ({ due, taken }: DoseCount) => Math.round((100 * taken) / due)

/** Schedules with fewer doses than this in thirty days (fewer than two a week) are compared over weeks instead. */
const FREQUENT = 8

/** With fewer doses due than `min` in either period, one missed dose would look like a trend. */
const DEFAULT_SPANS = { days: 30, min: 4 }

/** The halves of 84 days: six doses each of a weekly schedule, three of a biweekly one. */
const WEEKLY_SPANS = { days: 42, min: 3 }

function trendOf(doses: DueDoses, today: number): AdherenceTrend | null {
  const lately = countWithin(doses, today - DEFAULT_SPANS.days + 1, today)
  const { days, min } = lately.due < FREQUENT ? WEEKLY_SPANS : DEFAULT_SPANS
  const now = countWithin(doses, today - days + 1, today)
  const before = countWithin(doses, today - 2 * days + 1, today - days)
  if (Math.min(now.due, before.due) < min) return null
  return { points: percent(now) - percent(before), days, now, before }
}

/**
 * How well a person follows their plan, over every entry in the last 52 weeks: 100 × doses taken ÷ doses due, and its
 * trend.
 * - Reminders define which doses are due; without reminders, the entry's frequency does.
 * - A dose is missed once its time is over; today's never is.
 * - While an entry is paused or completed, nothing is due and no time passes.
 * - A skipped dose was not due.
 * - Surplus doses don't raise adherence, and one entry's don't offset another's.
 * - Frequencies without a number ('As needed') don't count, unless a reminder does.
 * @param today in the person's time zone
 */
export function adherence(entries: readonly EntryRecord[], today: CalendarDay): Adherence {
  const days = { first: dayNumber(adherenceFrom(today)), today: dayNumber(today) }
  const doses = joinedDoses(entries.map((entry) => dueDosesOf(entry, days)))
  const all = countWithin(doses, days.first, days.today)
  return { rate: all.due === 0 ? null : percent(all), trend: trendOf(doses, days.today) }
}

/** The days since a date with a missed dose of an entry, by the rules of {@link adherence}, in order. */
export function missedSince(from: CalendarDay, entry: EntryRecord, today: CalendarDay): CalendarDay[] {
  const days = { first: dayNumber(adherenceFrom(today)), today: dayNumber(today) }
  const missed = new Set(dueDosesOf(entry, days).missed)
  return [...missed]
    .filter((day) => day >= dayNumber(from))
    .toSorted((a, b) => a - b)
    .map(dayNamed)
}
