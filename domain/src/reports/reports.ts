import { type CalendarDay, daysBetween } from '../time/calendar.ts'

/** Days of a week, and of the span that levels are reckoned over: whole weeks, so that no weekday counts twice. */
export const WEEK_DAYS = 7
export const LEVEL_WEEKS = 4

/** Days of the longest span that is reported on: three years, a leap day among them. */
const LONGEST_SPAN = 1096

/** What is said of a longer one. */
export const SPAN_TOO_LONG = `Please ask for 1 to ${LONGEST_SPAN} days`

/**
 * Whether a span, both its days included, is no longer than reports reach.
 * @param startDate on or before `endDate`
 */
export const isShortEnough = (startDate: CalendarDay, endDate: CalendarDay): boolean =>
  daysBetween(startDate, endDate) < LONGEST_SPAN

/** Where a figure goes. */
export interface Change {
  direction: 'up' | 'down' | 'flat'
  /** percent, rounded to one decimal; null where nothing was before */
  percentage: number | null
}

/**
 * A figure against the same one of the span of equal length before.
 * @param now 0 or more
 * @param before 0 or more
 */
export function changeOf(now: number, before: number): Change {
  const direction = now > before ? 'up' : now < before ? 'down' : 'flat'
  return { direction, percentage: before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10 }
}

/** How active people are, from those who are most. */
export const activityLevels = ['High', 'Medium', 'Low', 'None'] as const

export type ActivityLevel = (typeof activityLevels)[number]

/** @param daysAWeek active ones, in the mean, 0 to 7 */
export function activityLevelOf(daysAWeek: number): ActivityLevel {
  if (daysAWeek >= 4) return 'High'
  if (daysAWeek >= 2) return 'Medium'
  return daysAWeek > 0 ? 'Low' : 'None'
}

/**
 * How faithfully somebody uses the product, 0 to 100: the share of weeks with an active day. A weekly shot asks for one
 * active day a week, so more of them say nothing.
 * @param activeWeeks 0 to `weeks`
 * @param weeks since signing up, at most four; 1 or more
 */
export const engagementScoreOf = (activeWeeks: number, weeks: number): number => (100 * activeWeeks) / weeks

/** People who were equally active. */
export interface EquallyActive {
  /** of the four weeks those since they signed up, 1 to 4 */
  weeks: number
  activeWeeks: number
  activeDays: number
  people: number
  /** all of theirs together */
  sessions: number
  doses: number
}

/** What people of one level do. */
export interface EngagementMetric {
  activityLevel: ActivityLevel
  userCount: number
  /** averages of those people; null without any */
  avgSessionsPerWeek: number | null
  avgDosesPerWeek: number | null
  engagementScore: number | null
}

/** Without what a sum of fractions leaves in its last places: half a tenth is half, in whatever order people are counted. */
const settled = (value: number): number => Number(value.toPrecision(12))

const rounded = (value: number): number => Math.round(settled(value * 10)) / 10

const noAverages = { avgSessionsPerWeek: null, avgDosesPerWeek: null, engagementScore: null }

/** The table of levels, each of them with a row, from {@link activityLevels} on. */
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
