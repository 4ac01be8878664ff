import { type CalendarDay, daysBetween } from '../time/calendar.ts'

/** Days of a week, and of the period for levels: whole weeks, so that every weekday counts equally. */
export const WEEK_DAYS = 7
export const LEVEL_WEEKS = 4

/** The longest reporting period in days: three years, including a leap day. */
const MAX_SPAN_DAYS = 1096

/** The error for a longer period. */
export const SPAN_TOO_LONG = `Please ask for 1 to ${MAX_SPAN_DAYS} days`

/**
 * Whether a period, inclusive, is short enough to report.
 * @param startDate on or before `endDate`
 */
export const isShortEnough = (startDate: CalendarDay, endDate: CalendarDay): boolean =>
  daysBetween(startDate, endDate) < MAX_SPAN_DAYS

/** The trend of a figure. */
export interface Change {
  direction: 'up' | 'down' | 'flat'
  /** percent, rounded to one decimal; null when the previous figure is 0 */
  percentage: number | null
}

/**
 * Compares a figure with the previous period of equal length.
 * @param now 0 or more
 * @param before 0 or more
 */
export function changeOf(now: number, before: number): Change {
  const direction = now > before ? 'up' : now < before ? 'down' : 'flat'
  return { direction, percentage: before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10 }
}

/** Activity levels, most active first. */
export const activityLevels = ['High', 'Medium', 'Low', 'None'] as const

export type ActivityLevel = (typeof activityLevels)[number]

/** @param daysPerWeek average active days per week, 0 to 7 */
export function activityLevelOf(daysPerWeek: number): ActivityLevel {
  if (daysPerWeek >= 4) return 'High'
  if (daysPerWeek >= 2) return 'Medium'
  return daysPerWeek > 0 ? 'Low' : 'None'
}

/**
 * How consistently a person uses the product, 0 to 100: the share of weeks with an active day. A weekly shot needs one
 * active day a week, so more days don't count.
 * @param activeWeeks 0 to `weeks`
 * @param weeks since signing up, at most four; 1 or more
 */
export const engagementScoreOf = (activeWeeks: number, weeks: number): number => (100 * activeWeeks) / weeks

/** People who were equally active. */
export interface EquallyActive {
  /** of the last four weeks, those since sign-up, 1 to 4 */
  weeks: number
  activeWeeks: number
  activeDays: number
  people: number
  /** the group's total */
  sessions: number
  doses: number
}

/** The activity of one level. */
export interface EngagementMetric {
  activityLevel: ActivityLevel
  userCount: number
  /** averages of those people; null without any */
  avgSessionsPerWeek: number | null
  avgDosesPerWeek: number | null
  engagementScore: number | null
}

/** Removes floating-point noise, so that results don't depend on the order of people. */
const settled = (value: number): number => Number(value.toPrecision(12))

const rounded = (value: number): number => Math.round(settled(value * 10)) / 10

const noAverages = { avgSessionsPerWeek: null, avgDosesPerWeek: null, engagementScore: null }

/** A row for every level, in the order of {@link activityLevels}. */
export function engagementTable(groups: readonly EquallyActive[]): EngagementMetric[] {
  return activityLevels.map((activityLevel) => {
    const own = groups.filter(
      ({ activeDays, weeks }) => activityLevelOf(activeDays / weeks) === activityLevel,
    )
    const userCount = own.reduce((sum, { people }) => sum + people, 0)
    if (userCount === 0) return { activityLevel, userCount, ...noAverages }
    const mean = (of: (group: EquallyActive) => number) =>
      own.reduce((sum, group) => sum + of(group), 0) / userCount
    return {
      activityLevel,
      userCount,
      avgSessionsPerWeek: rounded(mean(({ sessions, weeks }) => sessions / weeks)),
      avgDosesPerWeek: rounded(mean(({ doses, weeks }) => doses / weeks)),
      engagementScore: Math.round(
        settled(mean(({ people, activeWeeks, weeks }) => people * engagementScoreOf(activeWeeks, weeks))),
      ),
    }
  })
}
