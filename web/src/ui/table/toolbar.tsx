import type { RowData } from '@tanstack/react-table'
import { ColumnsMenu } from './columns-menu.tsx'
import { CsvButton } from './csv-button.tsx'
import { SearchField } from './search-field.tsx'
import { SortMenu } from './sort-menu.tsx'
import type { PartProps } from './use-table-model.ts'

/** Search, quick filters, Columns, CSV, and the one primary act. */
export function Toolbar<Row extends RowData>({ asCards, ...part }: PartProps<Row> & { asCards: boolean }) {
  const { props } = part
  const more = asCards ? (
    <SortMenu {...part} />
  ) : (
    <>
      <ColumnsMenu {...part} />
      {props.csv !== false && <CsvButton {...part} />}
    </>
  )
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:mb-3 md:p-3">
      {props.search && <SearchField {...props.search} />}
      {!asCards && props.filters}
      <div className="ml-auto flex flex-wrap items-center gap-2">
        {more}
        {props.actions}
      </div>
      {asCards && props.filters && (
        <div className="-mx-4 flex w-[calc(100%+2rem)] gap-2 overflow-x-auto px-4 py-1 *:shrink-0">
          {props.filters}
        </div>
      )}
    </div>
  )
}
