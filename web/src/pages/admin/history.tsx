import type { AuditEntry } from '@pepwell/contract/audit'
import { isCalendarDay } from '@pepwell/domain/calendar'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { HistoryFilters } from '../../features/audit/admin/history-filters.tsx'
import { HistoryTable } from '../../features/audit/admin/history-table.tsx'
import { type HistoryFilter, historyPeople } from '../../features/audit/audit.api.ts'
import { useAddressChange, useAddressState } from '../../lib/address-state.ts'
import { browserTimeZone } from '../../lib/browser-zone.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { PanelHeader } from './panel-header.tsx'
import { addressOfThing } from './place-of.ts'

/** The filter as it stands in the address: a row's menu leads here with its thing. */
function useFilter() {
  const [actorId] = useAddressState('by')
  const [kind] = useAddressState('kind')
  const [objectId] = useAddressState('object')
  const [from] = useAddressState('from')
  const [to] = useAddressState('to')
  const change = useAddressChange()
  const filter: HistoryFilter = {
    actorId: actorId || undefined,
    kind: kind || undefined,
    objectId: (kind && objectId) || undefined,
    from: isCalendarDay(from) ? from : undefined,
    to: isCalendarDay(to) ? to : undefined,
  }
  const onFilter = (next: HistoryFilter) =>
    change(
      { by: next.actorId, kind: next.kind, object: next.objectId, from: next.from, to: next.to },
      { asNewPlace: true },
    )
  return { filter, onFilter }
}

function PlaceItem({ entry }: { entry: AuditEntry }) {
  const address = addressOfThing(entry)
  if (!address) return null
  return (
    <MenuItem asChild>
      <Link to={address}>
        <ExternalLink aria-hidden="true" />
        Open in the panel
      </Link>
    </MenuItem>
  )
}

/** Every change an operator made. */
export default function History() {
  const { user } = useCurrentUser()
  const { filter, onFilter } = useFilter()
  const people = useQuery(historyPeople).data ?? []
  return (
    <div data-tall>
      <nav aria-label="Breadcrumb" className="mb-1 flex items-center gap-1.5 text-sm text-soft">
        <Link to="/admin" className="inline-flex min-h-11 items-center rounded-lg hover:text-ink md:min-h-6">
          Admin Panel
        </Link>
        <ChevronRight className="size-4" aria-hidden="true" />
        <span aria-current="page">History</span>
      </nav>
      <PanelHeader title="History" />
      <p className="mb-4 text-soft xl:-mt-3">Every change an operator made, kept as it was written.</p>
      <HistoryTable
        filter={filter}
        onFilter={onFilter}
        timeZone={user?.timeZone ?? browserTimeZone()}
        filters={<HistoryFilters filter={filter} onFilter={onFilter} people={people} />}
        placeOf={(entry) => <PlaceItem entry={entry} />}
      />
    </div>
  )
}
