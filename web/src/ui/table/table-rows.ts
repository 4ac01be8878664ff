import { hasPart } from '@pepwell/domain/text/folded'
import {
  columnVisibilityFeature,
  createSortedRowModel,
  type ReactTable,
  type RowData,
  rowSelectionFeature,
  rowSortingFeature,
  type Row as SortedRow,
  tableFeatures,
} from '@tanstack/react-table'
import type { CellValue, Column, TableGroups, TableSearch } from './table-types.ts'

/** Only the library features we use, so the rest is tree-shaken. */
export const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: {},
  columnVisibilityFeature,
  rowSelectionFeature,
})

export type Features = typeof features
export type Table<Row extends RowData> = ReactTable<Features, Row>

// Created on first use, because creating it blocks the page.
let collator: Intl.Collator | undefined

function compareTexts(one: string, other: string): number {
  collator ??= new Intl.Collator('en-US', { numeric: true, sensitivity: 'base' })
  return collator.compare(one, other)
}

/** Numbers by value, text by locale, no before yes. */
export const compareValues = (one: CellValue, other: CellValue): number =>
  typeof one === 'string' && typeof other === 'string'
    ? compareTexts(one, other)
    : Number(one) - Number(other)

const bySortedValue = <Row extends RowData>(
  one: SortedRow<Features, Row>,
  other: SortedRow<Features, Row>,
  id: string,
) => compareValues(one.getValue<CellValue>(id), other.getValue<CellValue>(id))

const isSortable = <Row>({ value, sortable = true }: Column<Row>): boolean => value !== undefined && sortable

/** Converts a column for the library. Empty values sort last in both directions. */
export const libraryColumn = <Row extends RowData>(column: Column<Row>) => ({
  id: column.id,
  header: column.title,
  accessorFn: (row: Row) => column.value?.(row) ?? undefined,
  enableSorting: isSortable(column),
  enableHiding: column.hideable ?? true,
  sortDescFirst: column.descendingFirst ?? false,
  sortUndefined: 'last' as const,
  sortFn: bySortedValue,
})

/** Converts '-joined' to the library's sorting state. */
export const sortingOf = (sort: string) =>
  sort ? [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }] : []

/** The reverse. */
export const sortOf = ([first]: readonly { id: string; desc: boolean }[]): string =>
  first ? `${first.desc ? '-' : ''}${first.id}` : ''

/** Rows that match the search, ignoring case and diacritics. */
export function matching<Row>(rows: readonly Row[], search: TableSearch<Row> | undefined): readonly Row[] {
  const { within, text = '' } = search ?? {}
  if (!within || !text.trim()) return rows
  return rows.filter((row) => within(row).some((part) => part && hasPart(part, text)))
}

/** A row, or a group header. */
export type Item<Row> =
  | { kind: 'head'; key: string; rows: readonly Row[] }
  | { kind: 'row'; key: string; row: Row }

/** Render order: groups in order of their first rows, each with its header. */
export function itemsOf<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  groups: TableGroups<Row> | undefined,
): Item<Row>[] {
  const asItem = (row: Row): Item<Row> => ({ kind: 'row', key: keyOf(row), row })
  if (!groups) return rows.map(asItem)
  const parts = Map.groupBy(rows, groups.of)
  return [...parts].flatMap(([key, part]) => [
    { kind: 'head', key, rows: part } as const,
    ...part.map(asItem),
  ])
}
