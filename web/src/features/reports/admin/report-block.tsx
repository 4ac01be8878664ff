import { Download, Image, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '../../../lib/classes.ts'
import { saveCsv } from '../../../lib/save-csv.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { InfoTip } from '../../../ui/info-tip.tsx'
import { Menu, MenuItem } from '../../../ui/menu.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { ReportTable } from './report-table.ts'
import { savePng } from './save-png.ts'
import { TableBehind } from './table-behind.tsx'

/** What a block loads, as useQuery answers it. */
interface Loaded<Report> {
  data: Report | undefined
  isFetching: boolean
  refetch: () => unknown
  isError: boolean
}

interface ReportBlockProps<Report> {
  title: string
  subtitle: string
  /** how its figures are reckoned */
  tip: string
  /** what its files are called, without their ending */
  file: string
  query: Loaded<Report>
  /** what is said where there is nothing to show */
  empty?: (report: Report) => string | undefined
  table: (report: Report) => ReportTable
  /** its content is a table already */
  isTable?: boolean
  badge?: (report: Report) => ReactNode
  children: (report: Report) => ReactNode
  className?: string
}

interface ToolsProps {
  title: string
  file: string
  table: ReportTable
  asTable: boolean | undefined
  onToggle: () => void
}

function Tools({ title, file, table, asTable, onToggle }: ToolsProps) {
  return (
    <>
      {asTable !== undefined && (
        <IconButton
          aria-label={`${title} as a table`}
          aria-pressed={asTable}
          onClick={onToggle}
          className="aria-pressed:bg-accent-soft aria-pressed:text-accent-ink"
        >
          <Table2 className="size-4.5" aria-hidden="true" />
        </IconButton>
      )}
      <Menu
        trigger={
          <IconButton aria-label={`Save ${title}`}>
            <Download className="size-4.5" aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => saveCsv(`${file}.csv`, table.header, table.rows)}>
          <Table2 aria-hidden="true" />
          CSV
        </MenuItem>
        <MenuItem onSelect={() => savePng(`${file}.png`, title, table)}>
          <Image aria-hidden="true" />
          PNG
        </MenuItem>
      </Menu>
    </>
  )
}

function Failure({ title, query }: { title: string; query: Loaded<unknown> }) {
  return (
    <div role="alert" className="grid min-h-40 place-items-center content-center gap-3 text-center">
      <p className="font-semibold">{title} could not be loaded</p>
      <Button variant="secondary" size="sm" onClick={() => query.refetch()} pending={query.isFetching}>
        Try again
      </Button>
    </div>
  )
}

/** One report: its title and how it is reckoned, its picture or the table behind it, and both as files. It loads and fails by itself. */
export function ReportBlock<Report>(props: ReportBlockProps<Report>) {
  const { title, subtitle, tip, file, query, empty, isTable, badge, className } = props
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  const report = query.data
  const nothing = report && empty?.(report)
  const table = report && !nothing ? props.table(report) : undefined
  return (
    <Card as="section" aria-labelledby={id} className={cx('flex min-w-0 flex-col', className)}>
      <div className="mb-3 flex items-start gap-x-1">
        <div className="min-w-0 flex-1">
          <div className="flex min-h-11 flex-wrap items-center gap-x-1 md:min-h-9">
            <div className="flex min-w-0 items-center gap-x-1">
              <CardTitle id={id} className="text-base">
                {title}
              </CardTitle>
              <InfoTip label={`How ${title} is reckoned`} text={tip} className="md:size-9 [&_svg]:size-4" />
            </div>
            {report && !nothing && badge?.(report)}
          </div>
          <p className="text-sm text-soft">{subtitle}</p>
        </div>
        {table && (
          <Tools
            {...{ title, file, table }}
            asTable={isTable ? undefined : asTable}
            onToggle={() => setAsTable(!asTable)}
          />
        )}
      </div>
      {report === undefined && !query.isError && (
        <Loading label={`Loading ${title}`}>
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="mt-4 h-44 w-full rounded-xl" />
        </Loading>
      )}
      {report === undefined && query.isError && <Failure title={title} query={query} />}
      {nothing && <p className="grid min-h-40 place-items-center px-4 text-center text-soft">{nothing}</p>}
      {report && table && (asTable ? <TableBehind title={title} table={table} /> : props.children(report))}
    </Card>
  )
}
