import type { ComponentType, ReactNode, Ref } from 'react'

/** A cell's value for sorting and export. */
export type CellValue = string | number | boolean | null | undefined

/** A column. Keep the list stable: outside components, or memoized. */
export interface Column<Row> {
  id: string
  /** title in header, Columns menu and CSV */
  title: string
  cell: (row: Row) => ReactNode
  /** sort and CSV value; without it the column has neither */
  value?: (row: Row) => CellValue
  /** false if the value can't be sorted by */
  sortable?: boolean
  /** first sort is descending: numbers and dates */
  descendingFirst?: boolean
  /** right-aligned numbers */
  align?: 'start' | 'end'
  /** a CSS width: '9rem', '30%'; other columns share the rest */
  width?: string
  /** its width in windows below 1280 px, where its cells are shorter */
  narrowWidth?: string
  /** hidden in narrower windows: notes and dates first, name and status never */
  from?: 'lg' | 'xl'
  /** hidden on tablets, where the columns that decide need the room; phones' cards show it */
  notOnTablets?: boolean
  /** false if it can't be hidden */
  hideable?: boolean
  /** hidden by default */
  hiddenAtFirst?: boolean
  /** in the CSV even while hidden, because re-import needs it */
  inCsv?: 'always'
  /** position on a phone's card: 'title', 'text' below it, labeled 'figure', or none */
  card?: 'title' | 'text' | 'figure' | 'none'
}

/** A search over the rows. */
export interface TableSearch<Row> {
  /** the searched fields: 'E-mail, first name or last name' */
  label: string
  text: string
  onText: (text: string) => void
  /** a row's searchable texts; undefined if the server searches */
  within?: (row: Row) => readonly (string | null | undefined)[]
}

/** Groups with sticky headers. */
export interface TableGroups<Row> {
  of: (row: Row) => string
  /** a group header's content */
  head: (key: string, rows: readonly Row[]) => ReactNode
}

/** Bulk actions. */
export interface TableSelection<Row> {
  /** buttons; `clear` deselects afterwards */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode
  /** their total: '$1,204.50' */
  sum?: (rows: readonly Row[]) => ReactNode
}

/** A row in edit mode, or a new one. */
export interface RowEdit {
  /** inputs by column, each with an accessible name; other columns stay as they are */
  cells: Readonly<Record<string, ReactNode>>
  /** Cancel and Save */
  actions: ReactNode
  /** why saving failed */
  problem?: ReactNode
  /** Enter in an input */
  onSave: () => void
  onCancel: () => void
  /** always open and still empty: takes no focus, and Escape goes to its container */
  isIdle?: boolean
}

/** Paging. */
export interface MoreRows {
  hasMore: boolean
  load: () => void
  loading: boolean
  failed?: boolean
}

/** The empty state's text. */
export interface EmptyText {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** the empty state's button */
  action?: ReactNode
}

/** The element around a row with its details; see {@link DataTableProps.shell}. */
export interface RowShellProps<Row> {
  row: Row
  as: 'tbody' | 'li'
  ref?: Ref<HTMLElement>
  className?: string
  children: ReactNode
  'data-index'?: number
}

export interface DataTableProps<Row> {
  /** accessible name: 'Users' */
  label: string
  /** name for files and stored preferences: 'users' */
  name: string
  /** undefined while loading */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** a row's name, as in 'Select Jonas Berg' */
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  error?: unknown
  /** 'We couldn’t load the users' */
  failure: string
  onRetry?: () => void
  retrying?: boolean
  empty: EmptyText
  search?: TableSearch<Row>
  /** text for no match */
  noMatch?: (text: string) => EmptyText
  /** quick filters after the search */
  filters?: ReactNode
  /** how much is visible, after the filters; a line of its own on phones */
  extent?: ReactNode
  /** the primary button at the end of the toolbar */
  actions?: ReactNode
  /** column id, prefixed with '-' if descending; empty for the original order. See use-table-address.ts */
  sort?: string
  onSort?: (sort: string) => void
  /** the server sorts */
  sortedElsewhere?: boolean
  /** a row's expandable details */
  detail?: (row: Row) => ReactNode
  /** keys of expanded rows */
  open?: readonly string[]
  onOpen?: (open: readonly string[]) => void
  /** row menu: MenuItems */
  menu?: (row: Row) => ReactNode
  /** icon buttons before the menu if there is room; cards only have the menu */
  quick?: (row: Row) => ReactNode
  selection?: TableSelection<Row>
  /** the row's edit mode */
  edit?: (row: Row) => RowEdit | undefined
  /** the new row at the bottom */
  adding?: RowEdit
  groups?: TableGroups<Row>
  more?: MoreRows
  /** footer text; the row count by default */
  summary?: ReactNode
  /** false for none; a URL if the server exports all filtered rows, not only the loaded ones */
  csv?: false | { href: string }
  /** replaces a phone card's default content */
  card?: (row: Row) => ReactNode
  /** the element around each row, for dragging; must pass all other props to it */
  shell?: ComponentType<RowShellProps<Row>>
  /** in a dialog: the header sticks to its top and all rows render */
  within?: 'page' | 'dialog'
}
