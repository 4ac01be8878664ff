import { type RowData, type RowSelectionState, useTable } from '@tanstack/react-table'
import { type RefObject, useMemo, useRef, useState } from 'react'
import { recall, remember } from '../../lib/browser/storage.ts'
import { useMedia } from '../../lib/rendering/use-media.ts'
import { features, itemsOf, libraryColumn, matching, sortingOf, sortOf } from './table-rows.ts'
import type { Column, DataTableProps } from './table-types.ts'

const keyOf = (name: string) => `columns-of-${name}`

/** Hidden columns, stored in this browser. */
function useHiddenColumns<Row>(name: string, columns: readonly Column<Row>[]) {
  const [hidden, setHidden] = useState(() => {
    const stored = recall(keyOf(name))?.split(' ')
    return new Set(stored ?? columns.filter(({ hiddenAtFirst }) => hiddenAtFirst).map(({ id }) => id))
  })
  const toggle = (id: string) => {
    const next = hidden.symmetricDifference(new Set([id]))
    remember(keyOf(name), [...next].join(' '))
    setHidden(next)
  }
  return { has: (id: string) => hidden.has(id), toggle }
}

const NONE: readonly never[] = []

/** Controlled state if provided, otherwise local. */
function useOwn<Value>(
  given: Value | undefined,
  onChange: ((value: Value) => void) | undefined,
  first: Value,
) {
  const [own, setOwn] = useState(first)
  return [given ?? own, onChange ?? setOwn] as const
}

/** Breakpoints of a column. */
function useRoom() {
  const room = { lg: useMedia('(min-width: 1024px)'), xl: useMedia('(min-width: 1280px)') }
  const onTablet = useMedia('(width >= 768px) and (width < 1024px)')
  return ({ from, notOnTablets }: Pick<Column<never>, 'from' | 'notOnTablets'>) =>
    (from === undefined || room[from]) && !(notOnTablets && onTablet)
}

/** Keys between two rows, in either order; only the second if the first is gone. */
function span(keys: readonly string[], from: string | undefined, to: string): readonly string[] {
  const ends = [from, to].map((key) => keys.indexOf(key ?? '')).toSorted((a, b) => a - b)
  const [first = -1, last = -1] = ends
  return first < 0 ? [to] : keys.slice(first, last + 1)
}

/** Selected rows, with the anchor for range selection. */
function useSelection(keys: RefObject<readonly string[]>) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const last = useRef<string>(undefined)
  const mark = (key: string, { span: isSpan = false } = {}) => {
    const meant = isSpan ? span(keys.current, last.current, key) : [key]
    last.current = key
    setRowSelection((now) => {
      const others = Object.entries(now).filter(([other]) => !meant.includes(other))
      const added = isSpan || !now[key] ? meant.map((other) => [other, true] as const) : []
      return Object.fromEntries<true>([...others, ...added])
    })
  }
  return { rowSelection, setRowSelection, mark, clear: () => setRowSelection({}) }
}

/** The render state of a table, for rows and cards. */
export function useTableModel<Row extends RowData>(props: DataTableProps<Row>) {
  const { columns, rows = NONE, keyOf, groups, search } = props
  const [sort, setSort] = useOwn(props.sort, props.onSort, '')
  const [open, setOpen] = useOwn(props.open, props.onOpen, NONE as readonly string[])
  const [menuOf, setMenuOf] = useState<string>()
  const fits = useRoom()
  const hidden = useHiddenColumns(props.name, columns)
  const data = useMemo(() => [...matching(rows, search)], [rows, search])
  const definitions = useMemo(() => columns.map(libraryColumn), [columns])
  const columnVisibility = Object.fromEntries(
    columns.map((column) => [column.id, fits(column) && !hidden.has(column.id)]),
  )
  const keys = useRef<readonly string[]>(NONE)
  const selection = useSelection(keys)
  const table = useTable({
    features,
    data,
    columns: definitions,
    getRowId: keyOf,
    manualSorting: props.sortedElsewhere,
    enableMultiSort: false,
    state: { sorting: sortingOf(sort), columnVisibility, rowSelection: selection.rowSelection },
    onSortingChange: (next) => setSort(sortOf(typeof next === 'function' ? next(sortingOf(sort)) : next)),
    onRowSelectionChange: selection.setRowSelection,
  })
  const sorted = table.getRowModel().rows.map(({ original }) => original)
  const items = itemsOf(sorted, keyOf, groups)
  const visibleRows = items.flatMap((item) => (item.kind === 'row' ? [item.row] : []))
  keys.current = visibleRows.map(keyOf)
  const shown = columns.filter(({ id }) => columnVisibility[id])
  const toggleOpen = (key: string, alone = false) =>
    setOpen(open.includes(key) ? open.filter((other) => other !== key) : alone ? [key] : [...open, key])
  const selected = visibleRows.filter((row) => selection.rowSelection[keyOf(row)])
  return {
    table,
    items,
    rows: visibleRows,
    shown,
    hidden,
    open,
    toggleOpen,
    menuOf,
    setMenuOf,
    selection,
    selected,
  }
}

export type TableModel<Row extends RowData> = ReturnType<typeof useTableModel<Row>>

/** What a table's components share. */
export interface PartProps<Row extends RowData> {
  props: DataTableProps<Row>
  model: TableModel<Row>
}
