import type { RowData } from '@tanstack/react-table'
import { useRef } from 'react'
import { cx } from '../../lib/classes.ts'
import { cellCount, Head } from './head.tsx'
import { ItemList, WHOLE } from './item-list.tsx'
import { AddedRow, RowWithDetail } from './table-row.tsx'
import type { RowShellProps } from './table-types.ts'
import type { PartProps } from './use-table-model.ts'

/** The default row element, without dragging. */
export const PlainShell = <Row,>({ row: _, as: As, ref, ...rest }: RowShellProps<Row>) => (
  <As ref={ref as never} {...rest} />
)

/** Rows as a table, for wide screens. */
export function TableView<Row extends RowData>(part: PartProps<Row>) {
  const { props, model } = part
  const Shell = props.shell ?? PlainShell
  const place = useRef<HTMLTableElement>(null)
  const inDialog = props.within === 'dialog'
  const span = cellCount(part)
  return (
    <table
      ref={place}
      aria-label={props.label}
      data-prints-wide
      className="w-full table-fixed border-collapse text-sm print:[zoom:0.8] print:[&_col]:w-auto!"
    >
      <Head {...part} />
      <ItemList
        items={model.items}
        place={place}
        estimate={44}
        whole={inDialog ? Number.POSITIVE_INFINITY : WHOLE}
        renderItem={(item, measured) =>
          item.kind === 'head' ? (
            <tbody key={`head ${item.key}`} {...measured} ref={measured.ref as never}>
              <tr className={cx('sticky z-10 bg-sunken', inDialog ? 'top-9.5' : 'top-25.5')}>
                <th
                  colSpan={span}
                  scope="rowgroup"
                  className="px-2.5 py-1 text-left leading-tight font-semibold shadow-[0_1px_0_var(--line)]"
                >
                  {props.groups?.head(item.key, item.rows)}
                </th>
              </tr>
            </tbody>
          ) : (
            <Shell key={item.key} row={item.row} as="tbody" className="border-t border-line" {...measured}>
              <RowWithDetail {...part} row={item.row} />
            </Shell>
          )
        }
        gap={(height, key) => (
          <tbody key={key} aria-hidden="true">
            <tr style={{ height }}>
              <td colSpan={span} />
            </tr>
          </tbody>
        )}
      />
      {props.adding && <AddedRow {...part} edit={props.adding} />}
    </table>
  )
}
