import type { RowData } from '@tanstack/react-table'
import { type ReactNode, useRef } from 'react'
import { cx } from '../../lib/classes.ts'
import { cellCount } from './head.tsx'
import { RowChevron, RowMark, RowMenu } from './row-cells.tsx'
import type { Column, RowEdit } from './table-types.ts'
import { useEditKeys } from './use-edit-keys.ts'
import type { PartProps } from './use-table-model.ts'

function Cell<Row>({ column, children }: { column: Column<Row>; children: ReactNode }) {
  return (
    <td className={cx('px-2.5 py-0.5 leading-tight', column.align === 'end' && 'text-right tabular-nums')}>
      {children}
    </td>
  )
}

type OfRow<Row extends RowData> = PartProps<Row> & { row: Row }

function ShownRow<Row extends RowData>({ row, ...part }: OfRow<Row>) {
  const { props, model } = part
  const key = props.keyOf(row)
  const own = { ...part, row }
  return (
    <tr
      data-row={key}
      tabIndex={model.rows[0] === row ? 0 : -1}
      className={cx(
        'h-11 -outline-offset-3 focus-visible:outline-3 focus-visible:outline-accent',
        model.open.includes(key) ? 'bg-sunken' : 'hover:bg-sunken/50',
        model.selection.rowSelection[key] && 'bg-accent-soft/50',
      )}
    >
      {props.selection && (
        <td className="pl-2">
          <RowMark {...own} />
        </td>
      )}
      {props.detail && (
        <td className="pl-2">
          <RowChevron {...own} />
        </td>
      )}
      {model.shown.map((column) => (
        <Cell key={column.id} column={column}>
          {column.cell(row)}
        </Cell>
      ))}
      {(props.menu || props.quick) && (
        <td className="px-2.5 whitespace-nowrap">
          <div className="flex items-center justify-end">
            {props.quick?.(row)}
            {props.menu && <RowMenu {...own} />}
          </div>
        </td>
      )}
    </tr>
  )
}

interface EditedRowProps<Row extends RowData> extends PartProps<Row> {
  edit: RowEdit
  /** undefined for a new row */
  row?: Row
}

/** A row in edit mode, with its buttons below. */
function EditedRow<Row extends RowData>({ edit, row, ...part }: EditedRowProps<Row>) {
  const { props, model } = part
  const place = useRef<HTMLTableRowElement>(null)
  useEditKeys(place, edit)
  const skipped = [props.selection, props.detail].filter(Boolean).length
  return (
    <>
      <tr ref={place} data-edits={row && props.keyOf(row)} className="bg-accent-soft/40">
        {skipped > 0 && <td colSpan={skipped} />}
        {model.shown.map((column) => (
          <Cell key={column.id} column={column}>
            {edit.cells[column.id] ?? (row ? column.cell(row) : null)}
          </Cell>
        ))}
        {(props.menu || props.quick) && <td />}
      </tr>
      <tr className="bg-accent-soft/40">
        <td colSpan={cellCount(part)} className="px-2.5 pb-2">
          <EditActions {...edit} />
        </td>
      </tr>
    </>
  )
}

/** The save error and the buttons. */
export const EditActions = ({ problem, actions }: RowEdit) => (
  <div className="flex flex-wrap items-center justify-end gap-2">
    {problem && (
      <div role="alert" className="mr-auto font-semibold text-danger-ink">
        {problem}
      </div>
    )}
    {actions}
  </div>
)

/** A row with its expandable details. */
export function RowWithDetail<Row extends RowData>({ row, ...part }: OfRow<Row>) {
  const { props, model } = part
  const edit = props.edit?.(row)
  if (edit) return <EditedRow {...part} edit={edit} row={row} />
  const isOpen = props.detail !== undefined && model.open.includes(props.keyOf(row))
  return (
    <>
      <ShownRow {...part} row={row} />
      {isOpen && (
        <tr className="bg-sunken">
          {props.selection && <td />}
          <td />
          <td colSpan={cellCount(part) - (props.selection ? 2 : 1)} className="px-2.5 pt-1 pb-4">
            {props.detail?.(row)}
          </td>
        </tr>
      )}
    </>
  )
}

/** The new row at the bottom. */
export const AddedRow = <Row extends RowData>({ edit, ...part }: PartProps<Row> & { edit: RowEdit }) => (
  <tbody className="border-t border-line">
    <EditedRow {...part} edit={edit} />
  </tbody>
)
