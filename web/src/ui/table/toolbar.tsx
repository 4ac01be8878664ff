import type { RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown, Check, Columns3, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { saveCsv } from '../../lib/browser/save-csv.ts'
import { Button } from '../button.tsx'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../menu.tsx'
import { SearchField } from './search-field.tsx'
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
function CsvItem<Row extends RowData>(part: PartProps<Row>) {
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
function CsvButton<Row extends RowData>(part: PartProps<Row>) {
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

const arrows = { asc: ArrowUp, desc: ArrowDown }

/** Sort order and CSV on phones, which have no column headers. */
function SortMenu<Row extends RowData>(part: PartProps<Row>) {
  const { props, model } = part
  const sortable = props.columns.filter(({ id }) => model.table.getColumn(id)?.getCanSort())
  if (sortable.length === 0 && props.csv === false) return null
  return (
    <Menu
      trigger={
        <IconButton aria-label="Sort and save" className="border border-edge bg-surface">
          <ArrowUpDown className="size-5" aria-hidden="true" />
        </IconButton>
      }
    >
      {sortable.map(({ id, title }) => {
        const column = model.table.getColumn(id)
        const sorted = column?.getIsSorted() || undefined
        const Arrow = arrows[sorted ?? 'asc']
        return (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={sorted !== undefined}
            onSelect={() => column?.toggleSorting()}
          >
            <Arrow className={sorted ? '' : 'opacity-0'} aria-hidden="true" />
            {title}
          </MenuItem>
        )
      })}
      {props.csv !== false && (
        <>
          {sortable.length > 0 && <MenuSeparator />}
          <CsvItem {...part} />
        </>
      )}
    </Menu>
  )
}

/** Column visibility. */
const ColumnsMenu = <Row extends RowData>({ props, model }: PartProps<Row>) => (
  <Menu
    trigger={
      <Button variant="secondary" size="sm">
        <Columns3 className="size-4" aria-hidden="true" />
        Columns
      </Button>
    }
  >
    {props.columns
      .filter(({ hideable = true }) => hideable)
      .map(({ id, title }) => (
        <MenuItem
          key={id}
          role="menuitemcheckbox"
          aria-checked={!model.hidden.has(id)}
          onSelect={(event) => {
            event.preventDefault()
            model.hidden.toggle(id)
          }}
        >
          <Check className={model.hidden.has(id) ? 'opacity-0' : ''} aria-hidden="true" />
          {title}
        </MenuItem>
      ))}
  </Menu>
)

function Extent({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <p role="status" className="px-1 text-sm text-soft">
      {children}
    </p>
  )
}

/** Phones have no room for actions next to the search. Without a search, the filters take its place. */
function CardsToolbar<Row extends RowData>(part: PartProps<Row>) {
  const { search, filters, actions, extent } = part.props
  return (
    <div className="mb-3 flex flex-col gap-2">
      {actions && <div className="flex flex-wrap gap-2 *:grow">{actions}</div>}
      <div className="flex items-start justify-end gap-2">
        {search && <SearchField {...search} />}
        {!search && filters && (
          <div className="grid min-w-0 flex-1 grid-cols-2 gap-2 *:w-full *:min-w-0">{filters}</div>
        )}
        <SortMenu {...part} />
      </div>
      {search && filters && (
        <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0">{filters}</div>
      )}
      <Extent>{extent}</Extent>
    </div>
  )
}

/** Search, filters, Columns, CSV and primary action. Filters wrap below the search if there is no room. */
export function Toolbar<Row extends RowData>({ asCards, ...part }: PartProps<Row> & { asCards: boolean }) {
  const { props } = part
  if (asCards) return <CardsToolbar {...part} />
  return (
    <div className="flex flex-wrap items-start gap-1.5 px-1.5 py-1">
      <div className="flex min-w-0 flex-1 basis-md flex-wrap items-center gap-1.5">
        {props.search && <SearchField {...props.search} />}
        {props.filters}
        <Extent>{props.extent}</Extent>
      </div>
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <ColumnsMenu {...part} />
        {props.csv !== false && <CsvButton {...part} />}
        {props.actions}
      </div>
    </div>
  )
}
