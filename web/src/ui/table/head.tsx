import type { RowData } from '@tanstack/react-table'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cx } from '../../lib/classes.ts'
import { Checkbox } from './checkbox.tsx'
import type { Column } from './table-types.ts'
import type { PartProps } from './use-table-model.ts'

const spoken = { asc: 'ascending', desc: 'descending' } as const

/** A column header; pressing cycles ascending, descending, unsorted. */
function ColumnHead<Row extends RowData>({ column, model }: PartProps<Row> & { column: Column<Row> }) {
  const { title, align } = column
  const known = model.table.getColumn(column.id)
  const sorted = known?.getIsSorted() || undefined
  const Arrow = sorted === 'desc' ? ArrowDown : ArrowUp
  return (
    <th
      scope="col"
      aria-sort={sorted && spoken[sorted]}
      className={cx('px-2.5 py-1 font-semibold', align === 'end' ? 'text-right' : 'text-left')}
    >
      {known?.getCanSort() ? (
        <button
          type="button"
          onClick={known.getToggleSortingHandler()}
          className={cx(
            '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-lg px-1.5 hover:bg-line',
            sorted ? 'text-ink' : 'text-soft',
          )}
        >
          {title}
          {sorted && <Arrow className="size-4 shrink-0" aria-hidden="true" />}
        </button>
      ) : (
        <span className="text-soft">{title}</span>
      )}
    </th>
  )
}

/** Selects or deselects all filtered rows. */
function MarkAll<Row extends RowData>({ props, model }: PartProps<Row>) {
  const { rows, selected, table } = model
  const all = rows.length > 0 && selected.length === rows.length
  return (
    <Checkbox
      label={`Select all ${props.label.toLocaleLowerCase('en-US')}`}
      checked={all}
      some={selected.length > 0}
      onChange={() => table.toggleAllRowsSelected(!all)}
    />
  )
}

/** Cells per row, including checkbox, chevron and menu. */
export const cellCount = <Row extends RowData>({ props, model }: PartProps<Row>): number =>
  [props.selection, props.detail, props.menu || props.quick].filter(Boolean).length + model.shown.length

/** Column widths and headers. */
export function Head<Row extends RowData>(part: PartProps<Row>) {
  const { props, model } = part
  const hasEnd = props.menu !== undefined || props.quick !== undefined
  return (
    <>
      <colgroup>
        {props.selection && <col className="w-11" />}
        {props.detail && <col className="w-11" />}
        {model.shown.map(({ id, width, narrowWidth = width }) => (
          <col
            key={id}
            className="w-(--narrow) xl:w-(--wide)"
            style={{ '--wide': width, '--narrow': narrowWidth } as CSSProperties}
          />
        ))}
        {hasEnd && <col className={props.quick ? 'w-32' : 'w-13'} />}
      </colgroup>
      <thead
        className={cx(
          'sticky z-20 bg-sunken text-[0.8125rem] shadow-[0_1px_0_var(--line)]',
          props.within === 'dialog' ? 'top-0' : 'top-16',
        )}
      >
        <tr className="h-9.5">
          {props.selection && (
            <td className="pl-2">
              <MarkAll {...part} />
            </td>
          )}
          {props.detail && <td />}
          {model.shown.map((column) => (
            <ColumnHead key={column.id} {...part} column={column} />
          ))}
          {hasEnd && (
            <th scope="col" className="px-2.5 text-right font-semibold">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
    </>
  )
}
