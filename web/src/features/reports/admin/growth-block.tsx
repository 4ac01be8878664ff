import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { formatDay, formatMonthDay } from '../../../lib/time/dates.ts'
import { ChartArea } from './chart-area.tsx'
import type { ChartSeries } from './chart-series.ts'
import { reportName } from './export-report.ts'
import { ReportBlock } from './report-block.tsx'
import { type GrowthReport, type ReportSpan, reportQueries } from './reports.api.ts'

const series: readonly ChartSeries[] = [
  { key: 'activeUsers', name: 'This period', color: 'var(--accent)', look: 'area' },
  { key: 'before', name: 'Before', color: 'var(--soft)', look: 'dashed' },
]

const tableOf = ({ days }: GrowthReport) => ({
  header: ['Day', 'Active users', 'New users', 'Active users before'],
  rows: days.map(({ day, activeUsers, newUsers, activeUsersBefore }) => [
    formatDay(day),
    activeUsers,
    newUsers,
    activeUsersBefore,
  ]),
})

const pointsOf = ({ days }: GrowthReport) =>
  days.map(({ day, activeUsers, activeUsersBefore }) => ({
    label: formatMonthDay(day),
    values: { activeUsers, before: activeUsersBefore },
  }))

/** Users: total, new, and active per day. */
export function GrowthBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).userGrowth)
  return (
    <ReportBlock
      title="User Growth Analytics"
      subtitle="Active users per day"
      span={span}
      tip={`This week and this month contain the period's last day. ${reportWords.activeUser} ${reportWords.trend}`}
      file={`${reportName(span)}-user-growth`}
      query={query}
      figures={(report) => [
        { label: 'Total Users', value: report.totalUsers, change: report.changes.totalUsers },
        {
          label: 'New Users This Month',
          value: report.newUsersThisMonth,
          change: report.changes.newUsersThisMonth,
        },
        {
          label: 'Active Users This Week',
          value: report.activeUsersThisWeek,
          change: report.changes.activeUsersThisWeek,
        },
      ]}
      table={tableOf}
      className={className}
    >
      {(report) => (
        <ChartArea
          words={`Active users on each day from ${formatDay(report.startDate)} to ${formatDay(report.endDate)}`}
          points={pointsOf(report)}
          series={series}
        />
      )}
    </ReportBlock>
  )
}
