import { sessionMinutes } from '@pepwell/domain/accounts/members'
import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { ChartArea } from './chart-area.tsx'
import type { ChartSeries } from './chart-series.ts'
import { monthName } from './months.ts'
import { ReportBlock } from './report-block.tsx'
import { type ReportSpan, reportQueries, type TrendsReport } from './reports.api.ts'

const series: readonly ChartSeries[] = [
  { key: 'activeUsers', name: 'Active users', color: 'var(--accent)', look: 'bars' },
  { key: 'newUsers', name: 'New users', color: 'var(--series-2)', look: 'bars' },
]

const tableOf = (months: TrendsReport) => ({
  header: ['Month', 'Active users', 'New users', 'Doses', 'Avg session, min'],
  rows: months.map(({ month, activeUsers, newUsers, dosageLogsCount, avgSessionDuration }) => [
    monthName(month, 'long'),
    activeUsers,
    newUsers,
    dosageLogsCount,
    sessionMinutes(avgSessionDuration),
  ]),
})

const pointsOf = (months: TrendsReport) =>
  months.map(({ month, activeUsers, newUsers }) => ({
    label: monthName(month),
    values: { activeUsers, newUsers },
  }))

/** The last twelve months. */
export function TrendsBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).userEngagementTrends)
  return (
    <ReportBlock
      title="User Engagement Trends"
      subtitle="The last 12 months"
      tip={`Each person counts once per month. ${reportWords.activeUser} ${reportWords.newUser}`}
      file="pepwell-engagement-trends"
      query={query}
      empty={({ length }) => (length === 0 ? 'No user engagement trend data available' : undefined)}
      table={tableOf}
      className={className}
    >
      {(months) => (
        <ChartArea
          words="Active and new users in each of the last 12 months"
          points={pointsOf(months)}
          series={series}
        />
      )}
    </ReportBlock>
  )
}
