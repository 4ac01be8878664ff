import { addDays, type CalendarDay, dayNamed, dayNumber } from '../time/calendar.ts'
import { type DueDoses, joinedDoses } from './due-doses.ts'
import { dueDosesOf, type EntryRecord } from './entry.ts'

/** 52 whole weeks: what was longer ago is no word on how a plan is followed. */
const DAYS_LOOKED_AT = 364

/** The first day that adherence looks at. */
export const adherenceFrom = (today: CalendarDay): CalendarDay => addDays(today, 1 - DAYS_LOOKED_AT)

/** How many doses were due, and how many of them were taken. */
export interface DoseCount {
  taken: number
  due: number
}

/** Two spans of days that are compared: the last ones with today, and as many before them. */
export interface AdherenceTrend {
  /** by how many percentage points they differ, −100 to 100 */
  points: number
  /** days in each of them */
  days: number
  now: DoseCount
  before: DoseCount
}

interface Adherence {
  /** 0 to 100, rounded to a whole per cent; null while nothing has been due */
  rate: number | null
  /** null while too few doses were due for one */
  trend: AdherenceTrend | null
}

function countWithin({ taken, missed }: DueDoses, from: number, to: number): DoseCount {
  const within = (days: readonly number[]) => days.filter((day) => from <= day && day <= to).length
  return { taken: within(taken), due: within(taken) + within(missed) }
}

const percent = ({ due, taken }: DoseCount) => Math.round((100 * taken) / due)

/** With fewer doses than this in thirty days, fewer than two a week, a schedule is looked at in weeks. */
const FREQUENT = 8

/** With fewer doses due than `least` in either span, one missed dose would look like a trend. */
const USUAL_SPANS = { days: 30, least: 4 }

/** The halves of 84 days: six doses each of a weekly schedule, three of one of two weeks. */
const WEEKLY_SPANS = { days: 42, least: 3 }

function trendOf(doses: DueDoses, today: number): AdherenceTrend | null {
  const lately = countWithin(doses, today - USUAL_SPANS.days + 1, today)
  const { days, least } = lately.due < FREQUENT ? WEEKLY_SPANS : USUAL_SPANS
  const now = countWithin(doses, today - days + 1, today)
  const before = countWithin(doses, today - 2 * days + 1, today - days)
  if (Math.min(now.due, before.due) < least) return null
  return { points: percent(now) - percent(before), days, now, before }
}

/**
 * How well a plan is followed, over every entry in the last 52 weeks: 100 × doses taken ÷ doses due, and whether that changes.
 *
 * - Due is what reminders call for, on their days; without any, what the entry's frequency calls for.
 * - A dose is missed when its time is over, not before; today's never is.
 * - While an entry is paused or completed nothing is due and no time passes.
 * - A dose that was left out on purpose was not due.
 * - More doses than due are not better adherence, and one entry's pay for no other's.
 * - Frequencies that fix no number ('As needed') count on neither side, unless a reminder does.
 *
 * @param today the person's own calendar day
 */
export function adherence(entries: readonly EntryRecord[], today: CalendarDay): Adherence {
  const days = { first: dayNumber(adherenceFrom(today)), today: dayNumber(today) }
  const doses = joinedDoses(entries.map((entry) => dueDosesOf(entry, days)))
  const all = countWithin(doses, days.first, days.today)
  return { rate: all.due === 0 ? null : percent(all), trend: trendOf(doses, days.today) }
}

/** The days from one on for which a dose of an entry was missed, as {@link adherence} counts, in their order. */
export function missedSince(from: CalendarDay, entry: EntryRecord, today: CalendarDay): CalendarDay[] {
  const days = { first: dayNumber(adherenceFrom(today)), today: dayNumber(today) }
  const missed = new Set(dueDosesOf(entry, days).missed)
  return [...missed]
    .filter((day) => day >= dayNumber(from))
    .toSorted((a, b) => a - b)
    .map(dayNamed)
}
