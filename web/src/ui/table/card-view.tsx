import type { RowData } from '@tanstack/react-table'
import { useRef } from 'react'
import { cx } from '../../lib/classes.ts'
import { ItemList, WHOLE } from './item-list.tsx'
import { RowChevron, RowMark, RowMenu } from './row-cells.tsx'
import { EditActions } from './table-row.tsx'
import type { Column, RowEdit } from './table-types.ts'
import { PlainShell } from './table-view.tsx'
import { useEditKeys } from './use-edit-keys.ts'
import type { PartProps } from './use-table-model.ts'

const placeOf = <Row,>({ card }: Column<Row>, at: number) => card ?? (at === 0 ? 'title' : 'figure')

type OfRow<Row extends RowData> = PartProps<Row> & { row: Row }

/** A row's columns stacked. */
function Facts<Row extends RowData>({ model, row }: OfRow<Row>) {
  const at = (place: string) => model.shown.filter((column, index) => placeOf(column, index) === place)
  const figures = at('figure')
  return (
    <>
      {at('text').map((column) => (
        <div key={column.id} className="text-soft">
          {column.cell(row)}
        </div>
      ))}
      {figures.length > 0 && (
        <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-2">
          {figures.map((column) => (
            <div key={column.id} className="min-w-0">
              <dt className="text-sm text-soft">{column.title}</dt>
              <dd className="font-semibold tabular-nums">{column.cell(row)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}

function ShownCard<Row extends RowData>({ row, ...part }: OfRow<Row>) {
  const { props, model } = part
  const own = { ...part, row }
  const isOpen = props.detail !== undefined && model.open.includes(props.keyOf(row))
  return (
    <div data-row={props.keyOf(row)} tabIndex={-1} className={cx('p-4', isOpen && 'bg-sunken/60')}>
      <div className="flex items-start gap-2">
        {props.selection && (
          <div className="-my-2 -ml-3">
            <RowMark {...own} />
          </div>
        )}
        <div className="min-w-0 flex-1 font-semibold">
          {model.shown
            .filter((column, index) => placeOf(column, index) === 'title')
            .map((column) => (
              <div key={column.id}>{column.cell(row)}</div>
            ))}
        </div>
        {props.menu && (
          <div className="-my-2 -mr-2">
            <RowMenu {...own} />
          </div>
        )}
      </div>
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">{props.card ? props.card(row) : <Facts {...own} />}</div>
        {props.detail && (
          <div className="-mr-2 -mb-2">
            {/* One open card at a time fits a phone. */}
            <RowChevron {...own} alone />
          </div>
        )}
      </div>
      {isOpen && <div className="mt-3 border-t border-line pt-3">{props.detail?.(row)}</div>}
    </div>
  )
}

interface EditedCardProps<Row extends RowData> extends PartProps<Row> {
  edit: RowEdit
  row?: Row
}

function EditedCard<Row extends RowData>({ edit, row, props, model }: EditedCardProps<Row>) {
  const place = useRef<HTMLDivElement>(null)
  useEditKeys(place, edit)
  const edited = model.shown.concat(props.columns.filter((column) => !model.shown.includes(column)))
  return (
    <div
      ref={place}
      data-edits={row && props.keyOf(row)}
      className="flex flex-col gap-3 bg-accent-soft/40 p-4"
    >
      {edited
        .filter(({ id }) => edit.cells[id] !== undefined)
        .map((column) => (
          <div key={column.id}>
            {/* The control has its own accessible name. */}
            <p aria-hidden="true" className="mb-1 text-sm font-semibold">
              {column.title}
            </p>
            {edit.cells[column.id]}
          </div>
        ))}
      <EditActions {...edit} />
    </div>
  )
}

/** Phones render fewer rows, except while reordering, which needs all of them. */
const FEW = 30

function wholeOf<Row extends RowData>({ within, shell }: PartProps<Row>['props']): number {
  if (within === 'dialog') return Number.POSITIVE_INFINITY
  return shell ? WHOLE : FEW
}

const cardStyle = 'mb-3 overflow-clip rounded-2xl border border-line bg-surface shadow-lift'

/** Rows as cards, for phones. */
export function CardView<Row extends RowData>(part: PartProps<Row>) {
  const { props, model } = part
  const Shell = props.shell ?? PlainShell
  const place = useRef<HTMLUListElement>(null)
  return (
    <ul ref={place} aria-label={props.label}>
      <ItemList
        items={model.items}
        place={place}
        estimate={140}
        between={12}
        whole={wholeOf(props)}
        renderItem={(item, measured) => {
          if (item.kind === 'head') {
            return (
              <li
                key={`head ${item.key}`}
                {...measured}
                ref={measured.ref as never}
                className="mb-3 pt-2 font-semibold"
              >
                {props.groups?.head(item.key, item.rows)}
              </li>
            )
          }
          const edit = props.edit?.(item.row)
          return (
            <Shell key={item.key} row={item.row} as="li" className={cardStyle} {...measured}>
              {edit ? (
                <EditedCard {...part} row={item.row} edit={edit} />
              ) : (
                <ShownCard {...part} row={item.row} />
              )}
            </Shell>
          )
        }}
        gap={(height, key) => <li key={key} aria-hidden="true" style={{ height }} />}
      />
      {props.adding && (
        <li className={cardStyle}>
          <EditedCard {...part} edit={props.adding} />
        </li>
      )}
    </ul>
  )
}
