import type { RowData } from '@tanstack/react-table'
import { type KeyboardEvent, useDeferredValue } from 'react'
import { useMedia } from '../../lib/rendering/use-media.ts'
import { Button } from '../button.tsx'
import { CardView } from './card-view.tsx'
import { hasSingleKeys } from './shortcuts.ts'
import { More, TableFoot } from './table-foot.tsx'
import { NoRows, SkeletonRows, TableFailure } from './table-states.tsx'
import type { DataTableProps } from './table-types.ts'
import { TableView } from './table-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { type PartProps, useTableModel } from './use-table-model.ts'

/** Where letters and arrows have other meanings: inputs, and elements that opt out, such as drag handles. */
const OWN_KEYS =
  'input:not([type=checkbox]), select, textarea, [contenteditable=true], [role=menu], [role=slider], [data-own-keys]'

/** Table shortcuts; each receives the focused row. */
interface RowActions {
  toggleOpen?: (key: string) => void
  isOpen: (key: string) => boolean
  mark?: (key: string, how: { span: boolean }) => void
  clearMarks?: () => boolean
  showMenu?: (key: string) => void
}

/** An element's row. */
const rowOf = (element: Element): HTMLElement | null => element.closest<HTMLElement>('[data-row]')

function move(row: HTMLElement, by: 1 | -1, list: Element): boolean {
  const rows = [...list.querySelectorAll<HTMLElement>('[data-row]')]
  const next = rows[rows.indexOf(row) + by]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
  return next !== undefined
}

const modified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Runs a letter's shortcut; returns false without one. */
function doLetter(event: KeyboardEvent, key: string, acts: RowActions): boolean {
  if (!hasSingleKeys()) return false
  if (event.key.toLowerCase() === 'x' && acts.mark) acts.mark(key, { span: event.shiftKey })
  else if (event.key === '.' && acts.showMenu) acts.showMenu(key)
  else return false
  return true
}

function leave(key: string, acts: RowActions): boolean {
  if (acts.toggleOpen && acts.isOpen(key)) {
    acts.toggleOpen(key)
    return true
  }
  return acts.clearMarks?.() ?? false
}

/** ↑ and ↓ move between rows, Enter opens, Escape closes, X selects, Shift+X selects a range, '.' opens the menu. */
function onRowKeys(event: KeyboardEvent<HTMLElement>, acts: RowActions): void {
  const target = event.target as Element
  const list = event.currentTarget
  // Ignore keys from menus and dialogs.
  if (event.defaultPrevented || modified(event) || !list.contains(target) || target.closest(OWN_KEYS)) return
  const row = rowOf(target)
  const key = row?.dataset.row
  if (!row || key === undefined) return
  const isDone = (): boolean => {
    if (event.key === 'ArrowDown') return move(row, 1, list)
    if (event.key === 'ArrowUp') return move(row, -1, list)
    if (event.key === 'Escape') return leave(key, acts)
    if (event.key === 'Enter' && target === row && acts.toggleOpen) {
      acts.toggleOpen(key)
      return true
    }
    return doLetter(event, key, acts)
  }
  if (isDone()) event.preventDefault()
}

/** Bulk actions, with the count and total of selected rows. */
function ActionBar<Row extends RowData>({ props, model }: PartProps<Row>) {
  const { selected, selection } = model
  if (!props.selection || selected.length === 0) return null
  const { actions, sum } = props.selection
  return (
    <section
      aria-label="Selected"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 bg-accent-soft px-4 py-1.5 text-accent-ink max-md:mb-3 max-md:rounded-2xl"
    >
      <p role="status" className="font-semibold">
        {selected.length} selected
        {sum && <span className="font-normal tabular-nums"> · {sum(selected)}</span>}
      </p>
      <div className="flex flex-wrap items-center gap-2">{actions(selected, selection.clear)}</div>
      <Button variant="ghost" size="sm" className="ml-auto" onClick={selection.clear}>
        Clear selection
      </Button>
    </section>
  )
}

/** The rows, or their placeholder. */
function Content<Row extends RowData>({ asCards, ...part }: PartProps<Row> & { asCards: boolean }) {
  const { props, model } = part
  if (!props.rows && props.error) {
    return (
      <TableFailure
        title={props.failure}
        error={props.error}
        onRetry={props.onRetry}
        retrying={props.retrying}
      />
    )
  }
  if (!props.rows) return <SkeletonRows {...part} asCards={asCards} />
  if (model.rows.length === 0 && !props.adding) return <NoRows {...part} />
  return asCards ? <CardView {...part} /> : <TableView {...part} />
}

/**
 * The back office's table: dense, sortable, keyboard accessible, and cards on phones. Searches, sorts and exports its
 * rows on the client; for paged data the server does (`sortedElsewhere`, a search without `within`, `csv` with a
 * URL).
 */
export function DataTable<Row extends RowData>(given: DataTableProps<Row>) {
  // The first rows render at low priority, so many don't block taps and scrolling. Edits show at once.
  const hasRendered = useDeferredValue(given.rows) !== undefined
  const props = { ...given, rows: hasRendered ? given.rows : undefined }
  const model = useTableModel(props)
  const asCards = useMedia('(max-width: 767.98px)')
  const part = { props, model, asCards }
  const { detail, selection, menu } = props
  const clearMarks = () => {
    if (model.selected.length === 0) return false
    model.selection.clear()
    return true
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onRowKeys(event, {
      isOpen: (key) => model.open.includes(key),
      toggleOpen: detail && model.toggleOpen,
      mark: selection && model.selection.mark,
      clearMarks,
      showMenu: menu && model.setMenuOf,
    })
  return (
    <section
      aria-label={props.label}
      className={asCards ? '' : 'overflow-clip rounded-2xl border border-line bg-surface shadow-lift'}
    >
      <Toolbar {...part} />
      <ActionBar {...part} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys that rise from the rows */}
      <div onKeyDown={onKeyDown}>
        <Content {...part} />
      </div>
      {props.rows && props.more && <More {...props.more} />}
      {props.rows && <TableFoot {...part} />}
    </section>
  )
}
