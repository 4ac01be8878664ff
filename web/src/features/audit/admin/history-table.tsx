import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { useInfiniteQuery } from '@tanstack/react-query'
import { History, ListFilter, UserRound } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { MenuItem } from '../../../ui/menu.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import { type HistoryFilter, historyCsvAddress, historyPages } from '../audit.api.ts'
import { FieldChanges } from './field-changes.tsx'
import { actorWords, historyColumns } from './history-columns.tsx'
import { objectWords } from './history-words.ts'

interface HistoryTableProps {
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
  timeZone: string
  /** the filter controls */
  filters: ReactNode
  /** the object's page, if there is one */
  placeOf: (entry: AuditEntry) => ReactNode
}

const keyOf = ({ id }: AuditEntry) => String(id)
const detail = (entry: AuditEntry) => <FieldChanges entry={entry} />

/** What operators did, read-only. */
export function HistoryTable({ filter, onFilter, timeZone, filters, placeOf }: HistoryTableProps) {
  const history = useInfiniteQuery(historyPages(filter))
  const rows = useMemo(() => history.data?.pages.flat(), [history.data])
  const columns = useMemo(() => historyColumns(timeZone), [timeZone])
  const menu = (entry: AuditEntry) => (
    <>
      {placeOf(entry)}
      <MenuItem onSelect={() => onFilter({ ...filter, actorId: entry.actor.id })}>
        <UserRound aria-hidden="true" />
        Only by {actorWords(entry)}
      </MenuItem>
      <MenuItem onSelect={() => onFilter({ ...filter, kind: entry.kind, objectId: entry.object.id })}>
        <ListFilter aria-hidden="true" />
        Only {objectWords(entry)}
      </MenuItem>
    </>
  )
  const isFiltered = Object.values(filter).some((part) => part !== undefined)
  return (
    <DataTable
      label="History"
      name="history"
      rows={rows}
      columns={columns}
      keyOf={keyOf}
      nameOf={objectWords}
      error={history.error}
      failure="We couldn’t load the history"
      onRetry={() => void history.refetch()}
      retrying={history.isFetching}
      empty={{
        icon: <History />,
        title: isFiltered ? 'No matching changes' : 'No changes yet',
        text: 'Operator changes appear here.',
      }}
      filters={filters}
      csv={{ href: historyCsvAddress(filter) }}
      detail={detail}
      menu={menu}
      more={{
        hasMore: history.hasNextPage,
        load: () => void history.fetchNextPage(),
        loading: history.isFetchingNextPage,
        failed: history.isFetchNextPageError,
      }}
      summary={`${rows?.length ?? 0} shown${history.hasNextPage ? ', scroll for more' : ''}`}
    />
  )
}
