import type { RowData } from '@tanstack/react-table'
import { ChevronDown, Ellipsis } from 'lucide-react'
import { cx } from '../../lib/classes.ts'
import { IconButton } from '../icon-button.tsx'
import { Menu } from '../menu.tsx'
import { Checkbox } from './checkbox.tsx'
import type { PartProps } from './use-table-model.ts'

type OfRow<Row extends RowData> = PartProps<Row> & { row: Row }

export function RowMark<Row extends RowData>({ props, model, row }: OfRow<Row>) {
  const key = props.keyOf(row)
  return (
    <Checkbox
      label={`Select ${props.nameOf(row)}`}
      checked={model.selection.rowSelection[key] ?? false}
      onChange={(how) => model.selection.mark(key, how)}
    />
  )
}

/** Expands and collapses a row's details. */
export function RowChevron<Row extends RowData>({
  props,
  model,
  row,
  alone,
}: OfRow<Row> & { alone?: boolean }) {
  const key = props.keyOf(row)
  const isOpen = model.open.includes(key)
  return (
    <IconButton
      aria-label={`Details of ${props.nameOf(row)}`}
      aria-expanded={isOpen}
      onClick={() => model.toggleOpen(key, alone)}
      className="md:size-8"
    >
      <ChevronDown
        aria-hidden="true"
        className={cx(
          'size-5 transition-transform duration-150 md:size-4.5',
          isOpen ? 'rotate-180' : 'md:-rotate-90',
          isOpen && 'md:rotate-0',
        )}
      />
    </IconButton>
  )
}

/** A row's menu. */
export function RowMenu<Row extends RowData>({ props, model, row }: OfRow<Row>) {
  const key = props.keyOf(row)
  const trigger = (
    <IconButton aria-label={`Actions for ${props.nameOf(row)}`} className="md:size-8">
      <Ellipsis aria-hidden="true" className="size-5" />
    </IconButton>
  )
  return (
    <Menu
      trigger={trigger}
      open={model.menuOf === key}
      onOpenChange={(open) => model.setMenuOf(open ? key : undefined)}
    >
      {props.menu?.(row)}
    </Menu>
  )
}
