import type { FastifyInstance } from 'fastify'
import type { FeatureDeps } from '../../app-deps.ts'
import type { Feature } from '../../feature.ts'
import type { MemberMails } from '../notifications/member-mails.service.ts'
import type { Notifications } from '../notifications/notifications.service.ts'
import type { Unsubscribing } from '../notifications/unsubscribing.service.ts'
import type { RateLimits } from '../rate-limits/rate-limits.service.ts'
import { businessReportsService } from './business-reports.service.ts'
import { oldMarksService } from './old-marks.service.ts'
import { pageVisitsRoutes } from './page-visits.routes.ts'
import { pageVisitsService } from './page-visits.service.ts'
import { readInZone } from './read-in-zone.ts'
import {
  businessReportsAdminRoutes,
  reportsAdminRoutes,
  weeklyReportAdminRoutes,
} from './reports.admin-routes.ts'
import { reportsTasks } from './reports.jobs.ts'
import { reportsService } from './reports.service.ts'
import { rollupsService } from './rollups.service.ts'
import { switchOff } from './weekly-report.queries.ts'
import { weeklyReportService } from './weekly-report.service.ts'
import { weeklyReportKind } from './weekly-report-kind.ts'

interface Others {
  rateLimits: RateLimits
  notifications: Notifications
  memberMails: MemberMails
  unsubscribing: Unsubscribing
}

/** Usage reports for operators. */
export function addReports(
  app: FastifyInstance,
  deps: FeatureDeps,
  { rateLimits, notifications, memberMails, unsubscribing }: Others,
): Feature {
  const visits = pageVisitsService({ ...deps, rateLimits })
  pageVisitsRoutes(app, visits)
  const rollups = rollupsService(deps)
  const { reportsTimeZone } = deps.config
  const reports = readInZone(reportsService({ ...deps, db: deps.readDb, rollups }), reportsTimeZone)
  const business = readInZone(businessReportsService({ ...deps, db: deps.readDb, rollups }), reportsTimeZone)
  reportsAdminRoutes(app, reports)
  businessReportsAdminRoutes(app, business)
  notifications.register(weeklyReportKind({ reports, business, publicUrl: deps.config.publicUrl }))
  unsubscribing.keepSwitch('weeklyReport', switchOff)
  const weekly = weeklyReportService({ ...deps, memberMails })
  weeklyReportAdminRoutes(app, weekly)
  return {
    tasks: reportsTasks({
      visits,
      marks: oldMarksService(deps),
      rollups,
      weekly,
      timeZone: reportsTimeZone,
    }),
  }
}
