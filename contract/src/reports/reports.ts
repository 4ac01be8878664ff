import { activityLevels, isShortEnough, SPAN_TOO_LONG } from '@pepwell/domain/reports/reports'
import { z } from 'zod'
import { call } from '../call.ts'
import { calendarDay } from '../fields.ts'
import * as calls from './reports.calls.ts'

type Ends = { startDate?: string; endDate?: string }

const areInOrder = ({ startDate, endDate }: Ends) => !startDate || !endDate || startDate <= endDate
const areNear = ({ startDate, endDate }: Ends) => !startDate || !endDate || isShortEnough(startDate, endDate)

/** The reporting period, inclusive; by default 30 days up to the operator's today. */
export const Span = z
  .object({ startDate: calendarDay.optional(), endDate: calendarDay.optional() })
  .refine(areInOrder, { error: 'Choose a start date on or before the end date', path: ['startDate'] })
  .refine(areNear, { error: SPAN_TOO_LONG, path: ['startDate'] })
export type Span = z.output<typeof Span>

/** Waiting for another request's computation may take too long. */
export const mayTimeOut = { errors: ['UNAVAILABLE'] } as const

/** A figure compared with the previous period of equal length. */
export const Change = z.object({
  direction: z.enum(['up', 'down', 'flat']),
  /** percent; null when the previous figure is 0 */
  percentage: z.number().nullable(),
})

const Day = z.object({
  day: z.string(),
  activeUsers: z.number(),
  newUsers: z.number(),
  /** of the same day of the previous period */
  activeUsersBefore: z.number(),
})

/** The funnel from a visit to an order, in order. */
export const funnelSteps = ['Visit', 'Sign-up', 'Profile', 'Plan', 'First dose', 'Order'] as const

export const userGrowthReport = call(calls.userGrowthReport, {
  summary: 'Report total, new and active people, in the operator’s time zone',
  query: Span,
  reply: z.object({
    startDate: z.string(),
    endDate: z.string(),
    /** on the last day of the period */
    totalUsers: z.number(),
    /** in the month of the last day, up to it */
    newUsersThisMonth: z.number(),
    /** in the seven days up to the last */
    activeUsersThisWeek: z.number(),
    changes: z.object({ totalUsers: Change, newUsersThisMonth: Change, activeUsersThisWeek: Change }),
    days: z.array(Day),
    funnel: z.array(
      z.object({
        step: z.enum(funnelSteps),
        people: z.number(),
        /** percent of the previous step; null for the first, and after a step without anyone */
        share: z.number().nullable(),
      }),
    ),
  }),
  ...mayTimeOut,
})

export const userActivityReport = call(calls.userActivityReport, {
  summary: 'Report usage: today, this week, and by activity level over four weeks',
  reply: z.object({
    totalDosageLogsToday: z.number(),
    /** seconds; null without any session in the last 28 days */
    avgSessionDuration: z.number().nullable(),
    /** in the seven days up to today */
    activeUsersThisWeek: z.number(),
    userEngagementMetrics: z.array(
      z.object({
        activityLevel: z.enum(activityLevels),
        userCount: z.number(),
        /** averages of those users; null without any */
        avgSessionsPerWeek: z.number().nullable(),
        avgDosesPerWeek: z.number().nullable(),
        /** 0 to 100 */
        engagementScore: z.number().nullable(),
      }),
    ),
  }),
  ...mayTimeOut,
})

export const pageVisitsReport = call(calls.pageVisitsReport, {
  summary: 'Report page views and visitors; single visits are stored for 30 days',
  query: Span,
  reply: z.object({
    startDate: z.string(),
    endDate: z.string(),
    totalPageViews: z.number(),
    uniqueVisitors: z.number(),
    changes: z.object({ totalPageViews: Change, uniqueVisitors: Change }),
    /** the ten most viewed */
    popularPages: z.array(z.object({ pagePath: z.string(), views: z.number() })),
    /** the latest of the last day with any, up to a hundred; the user is null without an account */
    visits: z.array(z.object({ pagePath: z.string(), userId: z.string().nullable() })),
  }),
  ...mayTimeOut,
})

export const mostActivePeptides = call(calls.mostActivePeptides, {
  summary: 'Report the most logged peptides, their people and trends',
  query: Span,
  reply: z.array(
    z.object({
      peptideName: z.string(),
      activeUsers: z.number(),
      totalDoses: z.number(),
      avgDosesPerUser: z.number(),
      trendDirection: Change.shape.direction,
      trendPercentage: Change.shape.percentage,
    }),
  ),
  ...mayTimeOut,
})

const MONTHS = 'Please ask for 1 to 36 months'

export const userEngagementTrends = call(calls.userEngagementTrends, {
  summary: 'Report monthly figures, oldest first',
  query: z.object({ months: z.coerce.number(MONTHS).int(MONTHS).min(1, MONTHS).max(36, MONTHS).default(12) }),
  reply: z.array(
    z.object({
      /** '2026-11' */
      month: z.string(),
      activeUsers: z.number(),
      newUsers: z.number(),
      dosageLogsCount: z.number(),
      /** seconds; null without any session */
      avgSessionDuration: z.number().nullable(),
    }),
  ),
  ...mayTimeOut,
})

const Interval = z.object({ low: z.number(), high: z.number() })

export const userActivityForecast = call(calls.userActivityForecast, {
  summary: 'Forecast next month from the previous full months and the current pace',
  reply: z.object({
    /** the forecast month: '2026-12' */
    month: z.string(),
    /** null below three full months, like the others */
    predictedActiveUsersNextMonth: z.number().nullable(),
    predictedDoseLogsNextMonth: z.number().nullable(),
    /** their 95% interval */
    activeUsersInterval: Interval.nullable(),
    doseLogsInterval: Interval.nullable(),
    confidence: z.enum(['high', 'medium', 'low', 'insufficient data']),
    /** percent, compared with the last full month */
    userGrowthRate: z.number().nullable(),
    message: z.string(),
    /** up to the last six full months */
    trendsData: z.array(z.object({ month: z.string(), activeUsers: z.number(), doseLogsCount: z.number() })),
  }),
  ...mayTimeOut,
})
