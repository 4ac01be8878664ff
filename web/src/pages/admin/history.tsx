import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { mayEnter } from '@pepwell/domain/accounts/admin-areas'
import { type SecurityEventKind, securityEventKinds } from '@pepwell/domain/accounts/security-events'
import { isCalendarDay } from '@pepwell/domain/time/calendar'
import { useQuery } from '@tanstack/react-query'
import { ChevronRight, ExternalLink } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { HistoryFilters } from '../../features/audit/admin/history-filters.tsx'
import { HistoryTable } from '../../features/audit/admin/history-table.tsx'
import { SecurityTable } from '../../features/audit/admin/security-table.tsx'
import { type HistoryFilter, historyPeople } from '../../features/audit/audit.api.ts'
import { useAddressChange, useAddressState } from '../../lib/navigation/address-state.ts'
import { browserTimeZone } from '../../lib/time/browser-zone.ts'
import { MenuItem } from '../../ui/menu.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { objectAddress } from './object-address.ts'
import { PanelHeader } from './panel-header.tsx'
import { usePermissions } from './permissions.ts'

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
  const address = objectAddress(entry)
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
function OperatorHistory({ timeZone }: { timeZone: string }) {
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

const isKind = (text: string): text is SecurityEventKind =>
  (securityEventKinds as readonly string[]).includes(text)

/** Security events; the filter is in the address. */
function SecurityHistory({ timeZone }: { timeZone: string }) {
  const [userId] = useAddressState('person')
  const [kind] = useAddressState('event')
  const [from] = useAddressState('from')
  const [to] = useAddressState('to')
  const change = useAddressChange()
  return (
    <SecurityTable
      filter={{
        userId: userId || undefined,
        kind: isKind(kind) ? kind : undefined,
        from: isCalendarDay(from) ? from : undefined,
        to: isCalendarDay(to) ? to : undefined,
      }}
      onFilter={(next) =>
        change({ person: next.userId, event: next.kind, from: next.from, to: next.to }, { asNewPlace: true })
      }
      timeZone={timeZone}
    />
  )
}

const views = [
  { value: 'changes', label: 'Operators' },
  { value: 'security', label: 'Sign-ins and security' },
] as const

/** Operator actions and, with the member permission, members' security events. */
function Views({ timeZone }: { timeZone: string }) {
  const [view, setView] = useAddressState('view')
  const maySeeMembers = mayEnter(usePermissions(), 'members')
  if (!maySeeMembers) return <OperatorHistory timeZone={timeZone} />
  return (
    <Tabs
      label="History"
      look="keys"
      tabs={views}
      value={view === 'security' ? 'security' : 'changes'}
      onChange={(next) => setView(next === 'changes' ? undefined : next, { asNewPlace: true })}
      className="[&>[role=tabpanel]]:pt-3"
    >
      {view === 'security' ? (
        <SecurityHistory timeZone={timeZone} />
      ) : (
        <OperatorHistory timeZone={timeZone} />
      )}
    </Tabs>
  )
}

/** The back office's logs. */
export default function History() {
  const { user } = useCurrentUser()
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
      <p className="mb-4 text-soft xl:-mt-3">A permanent log of what operators did and viewed.</p>
      <Views timeZone={user?.timeZone ?? browserTimeZone()} />
    </div>
  )
}
