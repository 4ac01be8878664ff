import { shareOf } from '@pepwell/domain/reports/business-reports'
import { reportWords } from '@pepwell/domain/reports/report-words'
import { useQuery } from '@tanstack/react-query'
import { formatMonthDay } from '../../../lib/time/dates.ts'
import { RowsTable } from '../../../ui/rows-table.tsx'
import { percent } from './money-text.ts'
import { ReportBlock } from './report-block.tsx'
import { type ReportSpan, type RetentionReport, reportQueries } from './reports.api.ts'

const longest = (cohorts: RetentionReport) => Math.max(0, ...cohorts.map(({ active }) => active.length))

const headerOf = (cohorts: RetentionReport) => [
  'Week of sign-up',
  'People',
  ...Array.from({ length: longest(cohorts) }, (_, later) => `Week ${later}`),
]

const tableOf = (cohorts: RetentionReport) => ({
  header: headerOf(cohorts),
  rows: cohorts.map(({ week, people, active }) => [
    formatMonthDay(week),
    people,
    ...Array.from({ length: longest(cohorts) }, (_, later) => active[later] ?? null),
  ]),
})

/** A share, darker when higher; empty for future weeks. */
function Share({ active, people }: { active: number | undefined; people: number }) {
  if (active === undefined || people === 0) return null
  const share = Math.round(shareOf(active, people) ?? 0)
  return (
    <span
      className="-mx-2 block rounded-md px-2 py-1.5 text-center"
      style={{ background: `color-mix(in oklab, var(--accent) ${Math.round(share * 0.3)}%, transparent)` }}
    >
      {percent(share)}
    </span>
  )
}

/** User retention. */
export function RetentionBlock({ span, className }: { span: ReportSpan; className?: string }) {
  const query = useQuery(reportQueries(span).retention)
  return (
    <ReportBlock
      title="Retention by week of sign-up"
      subtitle="Share of sign-ups active in each week since"
      tip={`${reportWords.retention} ${reportWords.activeUser}`}
      file="pepwell-retention"
      query={query}
      empty={(cohorts) =>
        cohorts.every(({ people }) => people === 0) ? 'No sign-ups in the last 12 weeks' : undefined
      }
      table={tableOf}
      isTable
      className={className}
    >
      {(cohorts) => (
        <RowsTable
          label="Retention"
          className="max-h-none"
          header={headerOf(cohorts)}
          rows={cohorts.map(({ week, people, active }) => ({
            name: formatMonthDay(week),
            cells: [
              people,
              ...headerOf(cohorts)
                .slice(2)
                .map((name, later) => <Share key={name} active={active[later]} people={people} />),
            ],
          }))}
        />
      )}
    </ReportBlock>
  )
}
