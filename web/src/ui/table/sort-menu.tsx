import type { RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { IconButton } from '../icon-button.tsx'
import { Menu, MenuItem, MenuSeparator } from '../menu.tsx'
import { CsvItem } from './csv-button.tsx'
import type { PartProps } from './use-table-model.ts'

const arrows = { asc: ArrowUp, desc: ArrowDown }

/** Sort order and CSV on phones, which have no column headers. */
export function SortMenu<Row extends RowData>(part: PartProps<Row>) {
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
