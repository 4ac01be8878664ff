import type { RowData } from '@tanstack/react-table'
import { Download } from 'lucide-react'
import { saveCsv } from '../../lib/browser/save-csv.ts'
import { Button } from '../button.tsx'
import { MenuItem } from '../menu.tsx'
import type { PartProps } from './use-table-model.ts'

/** Exports the filtered rows in order, with visible columns plus those always included. */
function save<Row extends RowData>({ props, model }: PartProps<Row>) {
  const columns = props.columns.filter(
    (column) => column.value !== undefined && (column.inCsv === 'always' || model.shown.includes(column)),
  )
  saveCsv(
    `${props.name}.csv`,
    columns.map(({ title }) => title),
    model.rows.map((row) => columns.map(({ value }) => value?.(row))),
  )
}

/** The same as a menu item on phones. */
export function CsvItem<Row extends RowData>(part: PartProps<Row>) {
  const { csv } = part.props
  const content = (
    <>
      <Download aria-hidden="true" />
      CSV
    </>
  )
  if (!csv) return <MenuItem onSelect={() => save(part)}>{content}</MenuItem>
  return (
    <MenuItem asChild>
      <a href={csv.href} download>
        {content}
      </a>
    </MenuItem>
  )
}

/** Exports the table, or downloads the server's file. */
export function CsvButton<Row extends RowData>(part: PartProps<Row>) {
  const { csv } = part.props
  const content = (
    <>
      <Download className="size-4" aria-hidden="true" />
      CSV
    </>
  )
  return csv ? (
    <Button variant="secondary" size="sm" asChild>
      <a href={csv.href} download>
        {content}
      </a>
    </Button>
  ) : (
    <Button variant="secondary" size="sm" onClick={() => save(part)}>
      {content}
    </Button>
  )
}
