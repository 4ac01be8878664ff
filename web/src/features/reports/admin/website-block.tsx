import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { reportName } from './export-report.ts'
import { ReportBlock } from './report-block.tsx'
import { cellText } from './report-table.ts'
import { type ReportSpan, reportQueries, type WebsiteReport } from './reports.api.ts'

const tableOf = ({ popularPages }: WebsiteReport) => ({
  header: ['Page', 'Views'],
  rows: popularPages.map(({ pagePath, views }) => [pagePath, views]),
})

function Pages({ pages }: { pages: WebsiteReport['popularPages'] }) {
  const max = Math.max(1, ...pages.map(({ views }) => views))
  return (
    <ol aria-label="Popular Pages" className="flex flex-col gap-1.5 text-sm">
      {pages.map(({ pagePath, views }) => (
        <li key={pagePath} className="flex items-center gap-3">
          <span className="relative min-w-0 flex-1">
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 rounded-md bg-accent-soft"
              style={{ width: `${(100 * views) / max}%` }}
            />
            <span className="relative block truncate px-2 py-1">{pagePath}</span>
          </span>
          <strong className="w-16 text-right tabular-nums">{cellText(views)}</strong>
        </li>
      ))}
    </ol>
  )
}

/** Page views. */
export function WebsiteBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).websiteAnalytics)
  return (
    <ReportBlock
      title="Website Analytics"
      subtitle="Popular Pages, top 10 by views"
      span={span}
      tip={`${reportWords.uniqueVisitor} We keep individual visits for 30 days and these totals permanently. ${reportWords.trend}`}
      file={`${reportName(span)}-pages`}
      query={query}
      figures={(report) => [
        {
          label: 'Total Page Views',
          value: report.totalPageViews,
          change: report.changes.totalPageViews,
        },
        {
          label: 'Unique Visitors',
          value: report.uniqueVisitors,
          change: report.changes.uniqueVisitors,
        },
      ]}
      table={tableOf}
      className={className}
    >
      {({ popularPages }) =>
        popularPages.length > 0 ? (
          <Pages pages={popularPages} />
        ) : (
          <p className="py-6 text-center text-soft">No page views in this period</p>
        )
      }
    </ReportBlock>
  )
}
