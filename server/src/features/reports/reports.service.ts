import { funnelSteps, type Span } from '@pepwell/contract/reports/reports'
import { shareOf } from '@pepwell/domain/reports/business-reports'
import { changeOf, engagementTable, LEVEL_WEEKS, WEEK_DAYS } from '@pepwell/domain/reports/reports'
import { addDays, dayOf, daysBetween, instantOf } from '@pepwell/domain/time/calendar'
import type { FeatureDeps } from '../../app-deps.ts'
import type { SessionUser } from '../../http/session.ts'
import { predict } from './forecasts.ts'
import { latestVisits } from './page-visits.queries.ts'
import {
  amountsBySubject,
  amountsIn,
  type Days,
  equallyActive,
  firstDay,
  lastVisitedDay,
  peopleByPeptide,
  peopleIn,
} from './reports.queries.ts'
import type { Rollups } from './rollups.service.ts'
import {
  daysOf,
  daysOfMonth,
  daysUpTo,
  EARLIEST_DAY,
  eachDay,
  monthAfter,
  monthOfDay,
  spanBefore,
} from './spans.ts'

/** Named pages (specification, section 9: 'Popular pages') and peptides. */
const TOP = 10
const TOP_PEPTIDES = 1000

/** Single visits that are listed. */
const LATEST_VISITS = 100

/** On busy days the latest visits are within this time, and the rest need not be read. */
const LATEST_MS = 15 * 60_000

/** Months used for a forecast: three years, so that seasons show. */
const FORECAST_MONTHS = 36

/** Start and end of a day. */
const hoursOf = (day: string, timeZone: string) => ({
  since: new Date(instantOf(day, '00:00', timeZone)),
  until: new Date(instantOf(addDays(day, 1), '00:00', timeZone)),
})

const daysNames = ({ from, to }: Days) => ({ startDate: from, endDate: to })

const meanOf = (sum = 0, count = 0): number | null => (count === 0 ? null : Math.round(sum / count))

/** A reader with their time zone. */
export type Reader = Pick<SessionUser, 'timeZone'>

type Deps = Pick<FeatureDeps, 'db' | 'clock'> & { rollups: Rollups }

/** Usage reports in the operator's time zone. */
export function reportsService({ db, clock, rollups }: Deps) {
  const todayOf = ({ timeZone }: Reader) => dayOf(clock.now(), timeZone)

  /** The number of people in a range and the previous one, with the change. */
  async function compared(count: (spans: Days[]) => Promise<number[]>, span: Days) {
    const [now = 0, before = 0] = await count([span, spanBefore(span)])
    return { now, change: changeOf(now, before) }
  }

  /** The latest visits of a day. */
  async function latestOf(day: string, { timeZone }: Reader) {
    const whole = hoursOf(day, timeZone)
    const until = new Date(Math.min(whole.until.getTime(), clock.now() + 1))
    const since = new Date(Math.max(whole.since.getTime(), until.getTime() - LATEST_MS))
    const latest = await latestVisits(db, { since, until }, LATEST_VISITS)
    return latest.length < LATEST_VISITS ? latestVisits(db, { ...whole, until }, LATEST_VISITS) : latest
  }

  async function activeByDay(zone: number, span: Days) {
    const days = eachDay(span)
    const [now, before, joined] = await Promise.all([
      peopleIn(db, zone, 'active', days),
      peopleIn(db, zone, 'active', eachDay(spanBefore(span))),
      amountsIn(db, zone, 'signup', days),
    ])
    return days.map(({ from }, index) => ({
      day: from,
      activeUsers: now[index] ?? 0,
      newUsers: joined[index] ?? 0,
      activeUsersBefore: before[index] ?? 0,
    }))
  }

  async function funnel(zone: number, span: Days) {
    const [[visitors = 0], [joined = 0], steps] = await Promise.all([
      peopleIn(db, zone, 'visitor', [span]),
      amountsIn(db, zone, 'signup', [span]),
      amountsBySubject(db, zone, 'step', span),
    ])
    const got = new Map(steps.map(({ subject, amount }) => [subject, amount]))
    const further = ['profile', 'plan', 'dose', 'order'].map((step) => got.get(step) ?? 0)
    const people = [visitors, joined, ...further]
    return funnelSteps.map((step, index) => {
      const own = people[index] ?? 0
      return { step, people: own, share: shareOf(own, people[index - 1] ?? 0) }
    })
  }

  async function months(zone: number, names: readonly string[]) {
    const spans = names.map(daysOfMonth)
    const [active, joined, doses, sessions, seconds] = await Promise.all([
      peopleIn(db, zone, 'active', spans),
      amountsIn(db, zone, 'signup', spans),
      amountsIn(db, zone, 'dose', spans),
      amountsIn(db, zone, 'session', spans),
      amountsIn(db, zone, 'seconds', spans),
    ])
    return names.map((month, index) => ({
      month,
      activeUsers: active[index] ?? 0,
      newUsers: joined[index] ?? 0,
      dosageLogsCount: doses[index] ?? 0,
      avgSessionDuration: meanOf(seconds[index], sessions[index]),
    }))
  }

  return {
    async growth(user: Reader, asked: Span) {
      const span = daysOf(asked, todayOf(user))
      const zone = await rollups.upToDate(user.timeZone)
      const { from, to } = span
      const month = { from: `${monthOfDay(to)}-01`, to }
      const [[all = 0, allBefore = 0], joined, active, days, steps] = await Promise.all([
        amountsIn(db, zone, 'signup', [
          { from: EARLIEST_DAY, to },
          { from: EARLIEST_DAY, to: addDays(from, -1) },
        ]),
        compared((spans) => amountsIn(db, zone, 'signup', spans), month),
        compared((spans) => peopleIn(db, zone, 'active', spans), daysUpTo(to, WEEK_DAYS)),
        activeByDay(zone, span),
        funnel(zone, span),
      ])
      return {
        ...daysNames(span),
        totalUsers: all,
        newUsersThisMonth: joined.now,
        activeUsersThisWeek: active.now,
        changes: {
          totalUsers: changeOf(all, allBefore),
          newUsersThisMonth: joined.change,
          activeUsersThisWeek: active.change,
        },
        days,
        funnel: steps,
      }
    },

    async activity(user: Reader) {
      const zone = await rollups.upToDate(user.timeZone)
      const today = todayOf(user)
      const recent = daysUpTo(today, LEVEL_WEEKS * WEEK_DAYS)
      const [[doses = 0], [active = 0], [sessions], [seconds], groups] = await Promise.all([
        amountsIn(db, zone, 'dose', [{ from: today, to: today }]),
        peopleIn(db, zone, 'active', [daysUpTo(today, WEEK_DAYS)]),
        amountsIn(db, zone, 'session', [recent]),
        amountsIn(db, zone, 'seconds', [recent]),
        equallyActive(db, zone),
      ])
      return {
        totalDosageLogsToday: doses,
        avgSessionDuration: meanOf(seconds, sessions),
        activeUsersThisWeek: active,
        userEngagementMetrics: engagementTable(groups),
      }
    },

    async pageVisits(user: Reader, asked: Span) {
      const span = daysOf(asked, todayOf(user))
      const zone = await rollups.upToDate(user.timeZone)
      const [views, visitors, pages, day] = await Promise.all([
        compared((spans) => amountsIn(db, zone, 'view', spans), span),
        compared((spans) => peopleIn(db, zone, 'visitor', spans), span),
        amountsBySubject(db, zone, 'view', span),
        lastVisitedDay(db, zone, span),
      ])
      return {
        ...daysNames(span),
        visits: day ? await latestOf(day, user) : [],
        totalPageViews: views.now,
        uniqueVisitors: visitors.now,
        changes: { totalPageViews: views.change, uniqueVisitors: visitors.change },
        popularPages: pages
          .slice(0, TOP)
          .map(({ subject, amount }) => ({ pagePath: subject, views: amount })),
      }
    },

    async peptides(user: Reader, asked: Span) {
      const span = daysOf(asked, todayOf(user))
      const zone = await rollups.upToDate(user.timeZone)
      const [doses, dosesBefore, people] = await Promise.all([
        amountsBySubject(db, zone, 'peptide', span),
        amountsBySubject(db, zone, 'peptide', spanBefore(span)),
        peopleByPeptide(db, zone, span),
      ])
      const before = new Map(dosesBefore.map(({ subject, amount }) => [subject, amount]))
      const rows = doses.map(({ subject, amount }) => {
        const activeUsers = people.get(subject) ?? 0
        const { direction, percentage } = changeOf(amount, before.get(subject) ?? 0)
        return {
          peptideName: subject,
          activeUsers,
          totalDoses: amount,
          avgDosesPerUser: Math.round((10 * amount) / Math.max(1, activeUsers)) / 10,
          trendDirection: direction,
          trendPercentage: percentage,
        }
      })
      return rows.sort((a, b) => b.activeUsers - a.activeUsers).slice(0, TOP_PEPTIDES)
    },

    async trends(user: Reader, count: number) {
      const zone = await rollups.upToDate(user.timeZone)
      const first = await firstDay(db, zone)
      if (!first) return []
      const last = monthOfDay(todayOf(user))
      return months(
        zone,
        Array.from({ length: count }, (_, index) => monthAfter(last, index + 1 - count)),
      )
    },

    async forecast(user: Reader) {
      const zone = await rollups.upToDate(user.timeZone)
      const today = todayOf(user)
      const [begun, running] = [await firstDay(db, zone), monthOfDay(today)]
      const since = begun === undefined ? running : monthOfDay(addDays(begun, -1))
      // The first month is full only if everything started on its first day.
      const names = Array.from({ length: FORECAST_MONTHS }, (_, index) =>
        monthAfter(running, index - FORECAST_MONTHS),
      ).filter((month) => month > since)
      const [now, ...full] = (await months(zone, [running, ...names])).map(
        ({ month, activeUsers, dosageLogsCount }) => ({ month, activeUsers, doseLogsCount: dosageLogsCount }),
      )
      const whole = daysOfMonth(running)
      const elapsed = (daysBetween(whole.from, today) + 1) / (daysBetween(whole.from, whole.to) + 1)
      const soFar = now ?? { month: running, activeUsers: 0, doseLogsCount: 0 }
      return predict(monthAfter(running, 1), full, { ...soFar, elapsed })
    },
  }
}

export type Reports = ReturnType<typeof reportsService>
