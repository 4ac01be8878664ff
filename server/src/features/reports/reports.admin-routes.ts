import * as business from '@pepwell/contract/reports/business-reports'
import * as calls from '@pepwell/contract/reports/reports'
import { setWeeklyReport, weeklyReport } from '@pepwell/contract/reports/weekly-report'
import type { FastifyInstance } from 'fastify'
import { handle } from '../../http/handle.ts'
import { operatorOf } from '../../http/operator.ts'
import type { BusinessReports } from './business-reports.service.ts'
import type { Reports } from './reports.service.ts'
import type { WeeklyReports } from './weekly-report.service.ts'

export function reportsAdminRoutes(app: FastifyInstance, reports: Reports): void {
  handle(app, calls.userGrowthReport, ({ user, query }) => reports.growth(user, query))
  handle(app, calls.userActivityReport, ({ user }) => reports.activity(user))
  handle(app, calls.pageVisitsReport, ({ user, query }) => reports.pageVisits(user, query))
  handle(app, calls.mostActivePeptides, ({ user, query }) => reports.peptides(user, query))
  handle(app, calls.userEngagementTrends, ({ user, query }) => reports.trends(user, query.months))
  handle(app, calls.userActivityForecast, ({ user }) => reports.forecast(user))
}

export function businessReportsAdminRoutes(app: FastifyInstance, reports: BusinessReports): void {
  handle(app, business.salesReport, ({ user, query }) => reports.sales(user, query))
  handle(app, business.stockReport, ({ user }) => reports.stock(user))
  handle(app, business.retentionReport, ({ user, query }) => reports.retention(user, query.weeks))
  handle(app, business.deliveryReport, ({ user, query }) => reports.deliveries(user, query))
  handle(app, business.supportWaitReport, ({ user, query }) => reports.waiting(user, query))
}

export function weeklyReportAdminRoutes(app: FastifyInstance, weekly: WeeklyReports): void {
  handle(app, weeklyReport, ({ user }) => weekly.choice(user))
  handle(app, setWeeklyReport, (input) => weekly.choose(operatorOf(input), input.user, input.body.isOn))
}
