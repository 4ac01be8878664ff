import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { percentText } from '../../../lib/format/percent.ts'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { ChartArea } from './chart-area.tsx'
import type { ChartPoint, ChartSeries } from './chart-series.ts'
import { monthName } from './months.ts'
import { ReportBlock } from './report-block.tsx'
import { type ForecastReport, type ReportSpan, reportQueries } from './reports.api.ts'

const series: readonly ChartSeries[] = [
  { key: 'activeUsers', name: 'Active users', color: 'var(--accent)', look: 'line' },
  { key: 'foretold', name: 'Forecast', color: 'var(--accent)', look: 'dashed' },
  { key: 'interval', name: 'Interval', color: 'var(--accent)', look: 'range' },
]

const confidenceText: Record<ForecastReport['confidence'], { label: string; tone: Tone }> = {
  high: { label: 'High confidence', tone: 'accent' },
  medium: { label: 'Medium confidence', tone: 'warn' },
  low: { label: 'Low confidence', tone: 'danger' },
  'insufficient data': { label: 'Insufficient data', tone: 'neutral' },
}

const tableOf = (report: ForecastReport) => ({
  header: ['Month', 'Active users', 'Lowest', 'Highest', 'Dose logs', 'Fewest', 'Most'],
  rows: [
    ...report.trendsData.map(({ month, activeUsers, doseLogsCount }) => [
      monthName(month, 'long'),
      ...[activeUsers, null, null],
      ...[doseLogsCount, null, null],
    ]),
    [
      `${monthName(report.month, 'long')}, forecast`,
      report.predictedActiveUsersNextMonth,
      report.activeUsersInterval?.low,
      report.activeUsersInterval?.high,
      report.predictedDoseLogsNextMonth,
      report.doseLogsInterval?.low,
      report.doseLogsInterval?.high,
    ],
  ],
})

/** Past months and the forecast, connected to the last full month; the current month is omitted. */
function pointsOf(report: ForecastReport): ChartPoint[] {
  const { trendsData, activeUsersInterval: interval, predictedActiveUsersNextMonth: predicted } = report
  const known = trendsData.map(({ month, activeUsers }, index): ChartPoint => {
    const label = monthName(month)
    if (index < trendsData.length - 1) return { label, values: { activeUsers } }
    return { label, values: { activeUsers, predicted: activeUsers, interval: [activeUsers, activeUsers] } }
  })
  return [
    ...known,
    {
      label: monthName(report.month),
      values: { predicted, interval: interval && ([interval.low, interval.high] as const) },
    },
  ]
}

/** The forecast for next month. */
export function ForecastBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).userActivityForecast)
  return (
    <ReportBlock
      title="User Activity Forecast"
      subtitle="Based on past months and this month’s pace"
      tip={`${reportWords.forecast} ${query.data?.message ?? ''}`}
      file="pepwell-activity-forecast"
      query={query}
      empty={({ predictedActiveUsersNextMonth }) =>
        predictedActiveUsersNextMonth === null
          ? 'Unable to generate user activity forecast - insufficient data'
          : undefined
      }
      figures={(report) => [
        {
          label: `Active users, ${monthName(report.month, 'long')}`,
          value: report.predictedActiveUsersNextMonth,
        },
        { label: 'Dose logs', value: report.predictedDoseLogsNextMonth },
        {
          label: 'Growth',
          value: report.userGrowthRate === null ? null : percentText(report.userGrowthRate),
        },
      ]}
      table={tableOf}
      badge={({ confidence }) => (
        <Badge tone={confidenceText[confidence].tone} className="whitespace-nowrap">
          {confidenceText[confidence].label}
        </Badge>
      )}
      className={className}
    >
      {(report) => (
        <ChartArea
          words={`Active users in the last full months, and the forecast for ${monthName(report.month, 'long')}`}
          points={pointsOf(report)}
          series={series}
        />
      )}
    </ReportBlock>
  )
}
