import type { ComponentType, ReactNode, Ref } from 'react'

/** What a column holds of a row, as it is sorted and saved. */
export type CellValue = string | number | boolean | null | undefined

/** One column. Keep the list of columns stable: outside of components, or memoised. */
export interface Column<Row> {
  id: string
  /** stands in the head, in the Columns menu and in the CSV's first line */
  title: string
  cell: (row: Row) => ReactNode
  /** what the column is sorted by and what the CSV says; a column without it does neither */
  value?: (row: Row) => CellValue
  /** false where there is a value that nobody sorts by, or that the server does not sort by */
  sortable?: boolean
  /** begins with the greatest when it is first sorted by: figures and dates */
  descendingFirst?: boolean
  /** figures stand at the end of their cell */
  align?: 'start' | 'end'
  /** as CSS says it: '9rem', '30%'; the columns without one share what is left */
  width?: string
  /** left out in windows narrower than this: notes and dates go first; the name and the state never */
  from?: 'lg' | 'xl'
  /** false for what always stays in sight */
  hideable?: boolean
  /** hidden until somebody asks for it in the Columns menu */
  hiddenAtFirst?: boolean
  /** stands in the CSV also while nobody sees it: a table that can be taken in again needs it */
  inCsv?: 'always'
  /** its place on the card of a phone: 'title', below it as 'text', with its title as a 'figure', or not at all */
  card?: 'title' | 'text' | 'figure' | 'none'
}

/** A field that narrows the rows. */
export interface TableSearch<Row> {
  /** says what is looked through: 'E-mail, first name or last name' */
  label: string
  text: string
  onText: (text: string) => void
  /** the texts of a row that are looked through; left out where the server does it */
  within?: (row: Row) => readonly (string | null | undefined)[]
}

/** Rows under heads that stick. */
export interface TableGroups<Row> {
  of: (row: Row) => string
  /** what stands in the head of a group */
  head: (key: string, rows: readonly Row[]) => ReactNode
}

/** What can be done with several rows at once. */
export interface TableSelection<Row> {
  /** buttons; `clear` takes the marks off once it is done */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode
  /** what they come to: '$1,204.50' */
  sum?: (rows: readonly Row[]) => ReactNode
}

/** A row whose cells are fields at the moment, or one that is being added. */
export interface RowEdit {
  /** controls by column, each with a name of its own; the other columns show what they always do */
  cells: Readonly<Record<string, ReactNode>>
  /** the buttons: Cancel and Save */
  actions: ReactNode
  /** why it could not be saved */
  problem?: ReactNode
  /** Enter in a field */
  onSave: () => void
  /** Escape */
  onCancel: () => void
  /** it stands open and nothing is typed into it yet: it takes no focus, and Escape means what it stands in */
  isIdle?: boolean
}

/** More rows than have been fetched. */
export interface MoreRows {
  hasMore: boolean
  load: () => void
  loading: boolean
  failed?: boolean
}

/** What is said where nothing stands. */
export interface NothingThere {
  title: string
  text?: ReactNode
  icon?: ReactNode
  /** the one act that fills the list */
  action?: ReactNode
}

/** What stands around a row and all that belongs to it; see {@link DataTableProps.shell}. */
export interface RowShellProps<Row> {
  row: Row
  as: 'tbody' | 'li'
  ref?: Ref<HTMLElement>
  className?: string
  children: ReactNode
  'data-index'?: number
}

export interface DataTableProps<Row> {
  /** for those who don't see it: 'Users' */
  label: string
  /** files and remembered choices are named by it: 'users' */
  name: string
  /** undefined as long as they are fetched */
  rows: readonly Row[] | undefined
  keyOf: (row: Row) => string
  /** what a row is called: in 'Select Jonas Berg' and the like */
  nameOf: (row: Row) => string
  columns: readonly Column<Row>[]
  error?: unknown
  /** 'We couldn’t load the users' */
  failure: string
  onRetry?: () => void
  retrying?: boolean
  empty: NothingThere
  search?: TableSearch<Row>
  /** what is said when nothing fits the search */
  noMatch?: (text: string) => NothingThere
  /** quick filters, behind the search */
  filters?: ReactNode
  /** how much of it is in sight, behind the filters; on phones on a line of its own */
  extent?: ReactNode
  /** at the end of the toolbar: the one primary button */
  actions?: ReactNode
  /** column id, with '-' in front from the greatest down; empty for the order the rows come in. See use-table-address.ts */
  sort?: string
  onSort?: (sort: string) => void
  /** the rows come sorted from the server */
  sortedElsewhere?: boolean
  /** what an open row shows below itself */
  detail?: (row: Row) => ReactNode
  /** keys of open rows */
  open?: readonly string[]
  onOpen?: (open: readonly string[]) => void
  /** what can be done with a row: MenuItems */
  menu?: (row: Row) => ReactNode
  /** icon buttons before the menu, where there is room; on cards they are left to the menu */
  quick?: (row: Row) => ReactNode
  selection?: TableSelection<Row>
  /** the edit of a row, while it is edited */
  edit?: (row: Row) => RowEdit | undefined
  /** a row that is being added, below all others */
  adding?: RowEdit
  groups?: TableGroups<Row>
  more?: MoreRows
  /** what the foot says; the number of rows otherwise */
  summary?: ReactNode
  /** false for none; an address where the server makes the file, of all that is filtered and not only of what was fetched */
  csv?: false | { href: string }
  /** on a phone: what a card holds in place of what the columns would put there */
  card?: (row: Row) => ReactNode
  /** draws the element around each row, where it can be dragged; must pass everything else on to it */
  shell?: ComponentType<RowShellProps<Row>>
  /** in a dialog the head sticks to its top and all rows are drawn */
  within?: 'page' | 'dialog'
}
