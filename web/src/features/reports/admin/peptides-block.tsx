import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { Bar } from './bar.tsx'
import { ChangeMark } from './change-mark.tsx'
import { reportName } from './export-report.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type PeptidesReport, type ReportSpan, reportQueries } from './reports.api.ts'

const tableOf = (peptides: PeptidesReport) => ({
  header: ['Peptide', 'Active users', 'Total doses', 'Avg per user', 'Trend, %'],
  rows: peptides.map((peptide) => [
    peptide.peptideName,
    peptide.activeUsers,
    peptide.totalDoses,
    peptide.avgDosesPerUser,
    peptide.trendPercentage,
  ]),
})

function Rows({ peptides }: { peptides: PeptidesReport }) {
  const max = Math.max(1, ...peptides.map(({ totalDoses }) => totalDoses))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled with the keyboard
    <section aria-label="Peptides" tabIndex={0} className="relative -mx-4 max-h-96 overflow-auto sm:-mx-5">
      <table className="w-full border-collapse text-sm whitespace-nowrap">
        <thead>
          <tr className="sticky top-0 bg-sunken text-soft [&>th]:px-3 [&>th]:py-2 [&>th]:text-right [&>th:first-child]:pl-5 [&>th:first-child]:text-left">
            <th scope="col">Peptide</th>
            <th scope="col">Active users</th>
            <th scope="col">Total doses</th>
            <th scope="col">Avg per user</th>
            <th scope="col">Trend</th>
          </tr>
        </thead>
        <tbody>
          {peptides.map((peptide) => (
            <tr
              key={peptide.peptideName}
              className="h-12 border-t border-line text-right tabular-nums [&>td]:px-3"
            >
              <th scope="row" className="py-2 pr-3 pl-5 text-left font-semibold whitespace-normal">
                {peptide.peptideName}
              </th>
              <td>{cellText(peptide.activeUsers)}</td>
              <td>
                <span className="flex items-center justify-end gap-3">
                  <Bar share={peptide.totalDoses / max} className="w-24 max-sm:hidden" />
                  <span className="min-w-12">{cellText(peptide.totalDoses)}</span>
                </span>
              </td>
              <td>{peptide.avgDosesPerUser}</td>
              <td>
                <ChangeMark direction={peptide.trendDirection} percentage={peptide.trendPercentage} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The most logged peptides. */
export function PeptidesBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).mostActivePeptides)
  return (
    <ReportBlock
      title="Most Active Peptides"
      subtitle="Doses logged in this period, compared with the previous one"
      span={span}
      tip={`We rank peptides by people who logged them, under the names they used. ${reportWords.trend}`}
      file={`${reportName(span)}-peptides`}
      query={query}
      empty={({ length }) => (length === 0 ? 'No doses were logged in this period' : undefined)}
      table={tableOf}
      isTable
      className={className}
    >
      {(peptides) => <Rows peptides={peptides} />}
    </ReportBlock>
  )
}
