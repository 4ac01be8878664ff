import { HttpResponse, http } from 'msw'
import type {
  ActivityReport,
  DeliveryReport,
  ForecastReport,
  GrowthReport,
  PeptidesReport,
  RetentionReport,
  SalesReport,
  StockReport,
  SupportWaitReport,
  TrendsReport,
  WebsiteReport,
} from '../features/reports/admin/reports.api.ts'
import { server } from './server.ts'

const growth: GrowthReport = {
  startDate: '2026-10-22',
  endDate: '2026-11-21',
  totalUsers: 1304,
  newUsersThisMonth: 33,
  activeUsersThisWeek: 187,
  changes: {
    totalUsers: { direction: 'up', percentage: 11 },
    newUsersThisMonth: { direction: 'flat', percentage: 0 },
    activeUsersThisWeek: { direction: 'down', percentage: -4.2 },
  },
  days: [
    { day: '2026-11-20', activeUsers: 120, newUsers: 2, activeUsersBefore: 101 },
    { day: '2026-11-21', activeUsers: 94, newUsers: 1, activeUsersBefore: 90 },
  ],
  funnel: [
    { step: 'Visit', people: 5480, share: null },
    { step: 'Sign-up', people: 412, share: 7.5 },
    { step: 'Profile', people: 371, share: 90 },
    { step: 'Plan', people: 0, share: 0 },
    { step: 'First dose', people: 0, share: null },
    { step: 'Order', people: 0, share: null },
  ],
}

const activity: ActivityReport = {
  totalDosageLogsToday: 94,
  avgSessionDuration: 540,
  activeUsersThisWeek: 187,
  userEngagementMetrics: [
    {
      activityLevel: 'High',
      userCount: 42,
      avgSessionsPerWeek: 6.1,
      avgDosesPerWeek: 9.4,
      engagementScore: 88,
    },
    {
      activityLevel: 'Medium',
      userCount: 0,
      avgSessionsPerWeek: null,
      avgDosesPerWeek: null,
      engagementScore: null,
    },
    {
      activityLevel: 'None',
      userCount: 117,
      avgSessionsPerWeek: 0.1,
      avgDosesPerWeek: 0,
      engagementScore: 0,
    },
  ],
}

const website: WebsiteReport = {
  startDate: '2026-10-22',
  endDate: '2026-11-21',
  totalPageViews: 18_204,
  uniqueVisitors: 5480,
  changes: {
    totalPageViews: { direction: 'up', percentage: 8 },
    uniqueVisitors: { direction: 'up', percentage: null },
  },
  popularPages: [
    { pagePath: '/', views: 4120 },
    { pagePath: '/shop/{product}', views: 1866 },
  ],
  visits: [],
}

const peptides: PeptidesReport = [
  {
    peptideName: 'BPC-157',
    activeUsers: 58,
    totalDoses: 1204,
    avgDosesPerUser: 20.8,
    trendDirection: 'up',
    trendPercentage: 6,
  },
]

const trends: TrendsReport = [
  { month: '2026-10', activeUsers: 139, newUsers: 30, dosageLogsCount: 3700, avgSessionDuration: 560 },
  { month: '2026-11', activeUsers: 146, newUsers: 33, dosageLogsCount: 3900, avgSessionDuration: null },
]

const forecast: ForecastReport = {
  month: '2026-12',
  predictedActiveUsersNextMonth: 155,
  predictedDoseLogsNextMonth: 3940,
  activeUsersInterval: { low: 148, high: 162 },
  doseLogsInterval: { low: 3700, high: 4180 },
  confidence: 'high',
  userGrowthRate: 6.2,
  message: 'From 8 full months',
  trendsData: [
    { month: '2026-09', activeUsers: 130, doseLogsCount: 3500 },
    { month: '2026-10', activeUsers: 139, doseLogsCount: 3700 },
  ],
}

const earned = { revenue: 4120.5, margin: 2210.25, marginPercent: 57.1, costsKnown: 94, unitsWithoutCost: 2 }

const sales: SalesReport = {
  ...earned,
  startDate: '2026-10-22',
  endDate: '2026-11-21',
  orders: 61,
  changes: { orders: { direction: 'up', percentage: 9 }, revenue: { direction: 'up', percentage: 12.5 } },
  months: [
    { month: '2026-10', orders: 52, ...earned },
    {
      ...{ month: '2026-11', orders: 44, revenue: 2900 },
      ...{ margin: -20, marginPercent: -0.7, costsKnown: 100, unitsWithoutCost: 0 },
    },
  ],
  products: [
    { name: 'BPC-157', orders: 20, units: 31, ...earned },
    {
      ...{ name: 'Zinc', orders: 1, units: 2, revenue: 18 },
      ...{ margin: null, marginPercent: null, costsKnown: 0, unitsWithoutCost: 2 },
    },
  ],
}

const stock: StockReport = {
  ...{ units: 412, value: 6310.75, unitsWithoutCost: 12, unitsExpired: 7 },
  products: [
    { name: 'BPC-157', units: 400, value: 6310.75, unitsWithoutCost: 0, unitsExpired: 7 },
    { name: 'Zinc', units: 12, value: 0, unitsWithoutCost: 12, unitsExpired: 0 },
  ],
}

const retention: RetentionReport = [
  { week: '2026-11-09', people: 8, active: [7, 4] },
  { week: '2026-11-16', people: 3, active: [3] },
]

const deliveries: DeliveryReport = [
  {
    channel: 'in_app',
    sent: 910,
    failed: 0,
    expired: 3,
    rate: 100,
    change: { direction: 'up', percentage: 2 },
  },
  {
    channel: 'sms',
    sent: 0,
    failed: 0,
    expired: 0,
    rate: null,
    change: { direction: 'flat', percentage: null },
  },
]

const waiting: SupportWaitReport = {
  startDate: '2026-10-22',
  endDate: '2026-11-21',
  ...{ answered: 14, waiting: 2, half: 2700, mean: 9000 },
  changes: { answered: { direction: 'up', percentage: 40 }, mean: { direction: 'down', percentage: -10 } },
  bands: [
    { label: 'Up to 1 hour', count: 9, share: 64.3 },
    { label: 'Longer', count: 5, share: 35.7 },
  ],
}

/** The report responses, by path. */
export const reports = {
  'user-growth-report': growth,
  'user-activity-report': activity,
  'page-visits': website,
  'most-active-peptides': peptides,
  'user-engagement-trends': trends,
  'user-activity-forecast': forecast,
  'sales-report': sales,
  'stock-report': stock,
  'retention-report': retention,
  'delivery-report': deliveries,
  'waiting-report': waiting,
  'weekly-report': { isOn: false, email: 'maya@pepwell.local' },
}

/** @returns the requested addresses */
export function serveReports(others: Partial<Record<keyof typeof reports, unknown>> = {}): string[] {
  const requests: string[] = []
  const handlers = Object.entries({ ...reports, ...others }).map(([path, report]) =>
    http.get(`/api/admin/${path}`, ({ request }) => {
      const { pathname, search } = new URL(request.url)
      requests.push(pathname + search)
      return report instanceof Response ? report.clone() : HttpResponse.json(report as object)
    }),
  )
  server.use(...handlers)
  return requests
}
