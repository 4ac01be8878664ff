import { sessionText } from '@pepwell/domain/accounts/members'
import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { Bar } from './bar.tsx'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type ActivityReport, type ReportSpan, reportQueries } from './reports.api.ts'

const tableOf = ({ userEngagementMetrics }: ActivityReport) => ({
  header: ['Activity level', 'Users', 'Sessions a week', 'Doses a week', 'Engagement score'],
  rows: userEngagementMetrics.map((row) => [
    row.activityLevel,
    row.userCount,
    row.avgSessionsPerWeek,
    row.avgDosesPerWeek,
    row.engagementScore,
  ]),
})

function Levels({ report }: { report: ActivityReport }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section aria-label="Engagement" tabIndex={0} className="relative -mx-4 overflow-x-auto sm:-mx-5">
      <table className="w-full border-collapse text-sm whitespace-nowrap">
        <thead>
          <tr className="bg-sunken text-soft [&>th]:px-3 [&>th]:py-2 [&>th]:text-right [&>th:first-child]:pl-5 [&>th:first-child]:text-left [&>th:last-child]:text-left">
            {tableOf(report).header.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {report.userEngagementMetrics.map((row) => (
            <tr
              key={row.activityLevel}
              className="h-12 border-t border-line text-right tabular-nums [&>td]:px-3"
            >
              <th scope="row" className="pl-5 text-left">
                {row.activityLevel}
              </th>
              <td>{cellText(row.userCount)}</td>
              <td>{cellText(row.avgSessionsPerWeek)}</td>
              <td>{cellText(row.avgDosesPerWeek)}</td>
              <td className="w-2/5 pr-5">
                <span className="flex items-center gap-3">
                  <strong className="w-8 text-right">{cellText(row.engagementScore)}</strong>
                  <Bar share={(row.engagementScore ?? 0) / 100} className="min-w-16 flex-1" />
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Activity: today, this week, and by activity level. */
export function ActivityBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).userActivity)
  return (
    <ReportBlock
      title="User Activity Summary"
      subtitle="The last four weeks, by activity level"
      tip={`${reportWords.activityLevel} ${reportWords.engagementScore} ${reportWords.sessionDuration}`}
      file="pepwell-user-activity"
      query={query}
      figures={(report) => [
        { label: 'Doses Logged Today', value: report.totalDosageLogsToday },
        { label: 'Avg Session Duration', value: sessionText(report.avgSessionDuration) },
        { label: 'Active Users This Week', value: report.activeUsersThisWeek },
      ]}
      table={tableOf}
      isTable
      className={className}
    >
      {(report) => <Levels report={report} />}
    </ReportBlock>
  )
}
