import type { RowData } from '@tanstack/react-table'
import { ColumnsMenu } from './columns-menu.tsx'
import { CsvButton } from './csv-button.tsx'
import { SearchField } from './search-field.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { PartProps } from './use-table-model.ts'

/** Search, quick filters, Columns, CSV, and the one primary act. Phones have no room for acts beside the search. */
export function Toolbar<Row extends RowData>({ asCards, ...part }: PartProps<Row> & { asCards: boolean }) {
  const { props } = part
  const search = props.search && <SearchField {...props.search} />
  if (asCards) {
    return (
      <div className="mb-3 flex flex-col gap-2">
        {props.actions && <div className="flex flex-wrap gap-2 *:grow">{props.actions}</div>}
        <div className="flex items-center justify-end gap-2">
          {search}
          <SortMenu {...part} />
        </div>
        {props.filters && (
          <div className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 *:shrink-0">{props.filters}</div>
        )}
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2 p-3">
      {search}
      {props.filters}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        <ColumnsMenu {...part} />
        {props.csv !== false && <CsvButton {...part} />}
        {props.actions}
      </div>
    </div>
  )
}
