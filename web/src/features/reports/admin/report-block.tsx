import { type ReactNode, useId, useRef, useState } from 'react'
import { failureText } from '../../../lib/api/api.ts'
import { cx } from '../../../lib/classes.ts'
import { formatDay } from '../../../lib/time/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { InfoTip } from '../../../ui/info-tip.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { BlockTools } from './block-tools.tsx'
import { Figures } from './figures.tsx'
import { cellText, type Figure, type ReportTable } from './report-table.ts'
import { isBusy, type ReportSpan } from './reports.api.ts'

/** The data behind a chart as rows. */
function TableBehind({ title, table }: { title: string; table: ReportTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a long table is scrolled with the keyboard
    <section aria-label={`${title} as a table`} tabIndex={0} className="relative max-h-72 overflow-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="sticky top-0 bg-sunken text-soft">
            {table.header.map((name, column) => (
              <th key={name} scope="col" className={cx('px-3 py-2', column > 0 ? 'text-right' : 'text-left')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(([name, ...figures]) => (
            <tr key={String(name)} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-left font-semibold">
                {name}
              </th>
              {figures.map((figure, column) => (
                <td key={table.header[column + 1]} className="px-3 py-2 text-right tabular-nums">
                  {cellText(figure)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A block's query result. */
interface Loaded<Report> {
  data: Report | undefined
  isFetching: boolean
  refetch: () => unknown
  isError: boolean
  error: unknown
}

interface ReportBlockProps<Report> {
  title: string
  subtitle: string
  /** the date range, if selectable */
  span?: ReportSpan
  /** how its figures are calculated */
  tip: string
  /** file name without extension */
  file: string
  query: Loaded<Report>
  /** text of the empty state */
  empty?: (report: Report) => string | undefined
  /** figures above the chart, part of the downloads */
  figures?: (report: Report) => readonly Figure[]
  table: (report: Report) => ReportTable
  /** the content already is a table */
  isTable?: boolean
  badge?: (report: Report) => ReactNode
  children: (report: Report) => ReactNode
  className?: string
}

function Failure({ title, query }: { title: string; query: Loaded<unknown> }) {
  return (
    <div role="alert" className="grid min-h-40 place-items-center content-center gap-3 text-center">
      <p className="font-semibold">We couldn’t load {title}</p>
      {isBusy(query.error) && <p className="max-w-80 text-soft">{failureText(query.error, '')}</p>}
      <Button variant="secondary" size="sm" onClick={() => query.refetch()} pending={query.isFetching}>
        Try again
      </Button>
    </div>
  )
}

/** A report's skeleton. */
const Missing = ({ title, query }: { title: string; query: Loaded<unknown> }) =>
  query.isError ? (
    <Failure title={title} query={query} />
  ) : (
    <Loading label={`Loading ${title}`}>
      <Skeleton className="h-10 w-1/2" />
      <Skeleton className="mt-4 h-44 w-full rounded-xl" />
    </Loading>
  )

interface HeadProps extends Pick<ReportBlockProps<unknown>, 'title' | 'subtitle' | 'tip'> {
  id: string
  badge: ReactNode
}

const Head = ({ id, title, subtitle, tip, badge }: HeadProps) => (
  <div className="min-w-0 flex-1">
    <div className="flex min-h-11 flex-wrap items-center gap-x-1 md:min-h-9">
      <div className="flex min-w-0 items-center gap-x-1">
        <CardTitle id={id} className="text-base">
          {title}
        </CardTitle>
        <InfoTip label={`How we calculate ${title}`} text={tip} className="md:size-9 [&_svg]:size-4" />
      </div>
      {badge}
    </div>
    <p className="text-sm text-soft">{subtitle}</p>
  </div>
)

/** One report: title and method, chart or table, downloads. Loads and fails independently. */
export function ReportBlock<Report>(props: ReportBlockProps<Report>) {
  const { title, subtitle, span, tip, file, query, empty, isTable, badge, className } = props
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const place = useRef<HTMLDivElement>(null)
  const report = query.data
  const nothing = report && empty?.(report)
  const table = report && !nothing ? props.table(report) : undefined
  const figures = (report && table && props.figures?.(report)) || []
  const days = span && ` · ${formatDay(span.startDate)} to ${formatDay(span.endDate)}`
  return (
    <Card as="section" aria-labelledby={id} className={cx('flex min-w-0 flex-col', className)}>
      <div className="mb-3 flex items-start gap-x-1">
        <Head {...{ id, title, subtitle, tip }} badge={report && !nothing && badge?.(report)} />
        {table && (
          <BlockTools
            {...{ title, file, table, figures, place }}
            subtitle={`${subtitle}${days ?? ''}`}
            asTable={isTable ? undefined : asTable}
            onToggle={() => setAsTable(!asTable)}
          />
        )}
      </div>
      {report === undefined && <Missing title={title} query={query} />}
      {nothing && <p className="grid min-h-40 place-items-center px-4 text-center text-soft">{nothing}</p>}
      {report && table && (
        <div ref={place} className="flex flex-1 flex-col">
          {figures.length > 0 && <Figures figures={figures} />}
          {asTable ? <TableBehind title={title} table={table} /> : props.children(report)}
        </div>
      )}
    </Card>
  )
}
