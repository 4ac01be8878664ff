import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { HistoryFilters } from '../../features/audit/admin/history-filters.tsx'
import { HistoryTable } from '../../features/audit/admin/history-table.tsx'
import { type HistoryFilter, historyPeople } from '../../features/audit/audit.api.ts'
import { useAddressChange, useAddressState } from '../../lib/navigation/address-state.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { addressOfThing } from './place-of.ts'

/** The filter from the address: row menus link here with their object. */
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

/** Every operator action. */
export function OperatorHistory({ timeZone }: { timeZone: string }) {
  const { filter, onFilter } = useFilter()
  const people = useQuery(historyPeople).data ?? []
  return (
    <HistoryTable
      filter={filter}
      onFilter={onFilter}
      timeZone={timeZone}
      filters={<HistoryFilters filter={filter} onFilter={onFilter} people={people} />}
      placeOf={(entry) => <PlaceItem entry={entry} />}
    />
  )
}
