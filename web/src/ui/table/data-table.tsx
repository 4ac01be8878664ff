import type { RowData } from '@tanstack/react-table'
import type { KeyboardEvent } from 'react'
import { useMedia } from '../../lib/rendering/use-media.ts'
import { ActionBar } from './action-bar.tsx'
import { CardView } from './card-view.tsx'
import { onRowKeys } from './row-keys.ts'
import { Foot, More } from './table-foot.tsx'
import { NoRows, SkeletonRows, TableFailure } from './table-states.tsx'
import type { DataTableProps } from './table-types.ts'
import { TableView } from './table-view.tsx'
import { Toolbar } from './toolbar.tsx'
import { type PartProps, useTableModel } from './use-table-model.ts'

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
export function DataTable<Row extends RowData>(props: DataTableProps<Row>) {
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
      {props.rows && <Foot {...part} />}
    </section>
  )
}
