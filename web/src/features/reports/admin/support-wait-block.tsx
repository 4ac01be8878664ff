import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { Bar } from './bar.tsx'
import { reportName } from './export-report.ts'
import { percent } from './money-text.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type ReportSpan, reportQueries, type SupportWaitReport } from './reports.api.ts'

const tableOf = ({ bands }: SupportWaitReport) => ({
  header: ['Wait', 'Answers', 'Share, %'],
  rows: bands.map(({ label, count, share }) => [label, count, share]),
})

/** A duration from seconds: '45 min', '3 h', '2 d'. */
function span(seconds: number | null): string {
  if (seconds === null) return '—'
  const minutes = Math.round(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 6) / 10
  return hours < 48 ? `${hours} h` : `${Math.round(hours / 2.4) / 10} d`
}

/** Waiting times for support. */
export function SupportWaitBlock({ span: days, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(days).supportWaiting)
  return (
    <ReportBlock
      title="Waiting for support"
      subtitle="From a member's first message to the team's answer"
      span={days}
      tip={`${reportWords.waiting} ${reportWords.trend}`}
      file={`${reportName(days)}-support`}
      query={query}
      empty={({ answered, waiting }) =>
        answered + waiting === 0 ? 'No support messages in this period' : undefined
      }
      figures={(report) => [
        { label: 'Answered', value: report.answered, change: report.changes.answered },
        { label: 'Median', value: span(report.half) },
        { label: 'On average', value: span(report.mean) },
        { label: 'Waiting now', value: report.waiting },
      ]}
      table={tableOf}
      className={className}
    >
      {(report) => (
        <ol aria-label="Waits" className="flex flex-1 flex-col justify-around divide-y divide-line">
          {report.bands.map(({ label, count, share }) => (
            <li key={label} className="flex min-h-12 items-center gap-3 text-sm">
              <span className="w-28 shrink-0">{label}</span>
              <strong className="w-10 shrink-0 text-right tabular-nums">{cellText(count)}</strong>
              <Bar share={(share ?? 0) / 100} className="flex-1" />
              <span className="w-14 shrink-0 text-right text-soft tabular-nums">{percent(share)}</span>
            </li>
          ))}
        </ol>
      )}
    </ReportBlock>
  )
}
