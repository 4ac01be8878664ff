import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { Bar } from './bar.tsx'
import { reportName } from './export-report.ts'
import { percent } from './money-text.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type GrowthReport, type ReportSpan, reportQueries } from './reports.api.ts'

const tableOf = ({ funnel }: GrowthReport) => ({
  header: ['Step', 'People', 'Share of the step before, %'],
  rows: funnel.map(({ step, people, share }) => [step, people, share]),
})

/** The funnel of users who joined in the range. */
export function FunnelBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).userGrowth)
  return (
    <ReportBlock
      title="From visit to order"
      subtitle="Share of the step before"
      span={span}
      tip={`${reportWords.funnel} ${reportWords.uniqueVisitor}`}
      file={`${reportName(span)}-funnel`}
      query={query}
      table={tableOf}
      className={className}
    >
      {({ funnel }) => (
        <ol className="flex flex-1 flex-col justify-around divide-y divide-line">
          {funnel.map(({ step, people, share }, place) => (
            <li key={step} className="flex min-h-12 items-center gap-3 text-sm">
              <span className="w-20 shrink-0">{step}</span>
              <strong className="w-14 shrink-0 text-right tabular-nums">{cellText(people)}</strong>
              {place > 0 && <Bar share={(share ?? 0) / 100} className="flex-1" />}
              {place > 0 && (
                <span className="w-14 shrink-0 text-right text-soft tabular-nums">{percent(share)}</span>
              )}
            </li>
          ))}
        </ol>
      )}
    </ReportBlock>
  )
}
