import type { MemberSecurityEvent, SecurityEventsFilter } from '@pepwell/contract/accounts/security-events'
import {
  type SecurityEventKind,
  type SecurityEventOutcome,
  securityEventKinds,
  securityEventText,
} from '@pepwell/domain/accounts/security-events'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListFilter, ShieldCheck, X } from 'lucide-react'
import { useMemo } from 'react'
import { Badge, type Tone } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { Device } from '../../../ui/device.tsx'
import { MenuItem } from '../../../ui/menu.tsx'
import { Select } from '../../../ui/select.tsx'
import { DataTable } from '../../../ui/table/data-table.tsx'
import type { Column } from '../../../ui/table/table-types.ts'
import { securityPages } from '../audit.api.ts'
import { Day } from './day.tsx'
import { timeText } from './history-columns.tsx'

interface SecurityFiltersProps {
  filter: SecurityEventsFilter
  onFilter: (filter: SecurityEventsFilter) => void
}

/** Filters by event and day, and by member if a row linked here. */
function SecurityFilters({ filter, onFilter }: SecurityFiltersProps) {
  const { userId, kind, from, to } = filter
  return (
    <>
      <div className="md:w-72">
        <Select
          aria-label="Event"
          value={kind ?? ''}
          placeholder="Any event"
          onChange={({ target }) =>
            onFilter({ ...filter, kind: (target.value || undefined) as SecurityEventKind | undefined })
          }
          className="md:min-h-9 md:py-1 md:text-sm"
        >
          {securityEventKinds.map((value) => (
            <option key={value} value={value}>
              {securityEventText(value, 'ok')}
            </option>
          ))}
        </Select>
      </div>
      <Day label="From" value={from} max={to} onDay={(day) => onFilter({ ...filter, from: day })} />
      <Day label="To" value={to} min={from} onDay={(day) => onFilter({ ...filter, to: day })} />
      {userId && (
        <Button
          variant="secondary"
          size="sm"
          className="max-md:col-span-2"
          onClick={() => onFilter({ ...filter, userId: undefined })}
        >
          Only one: Member {userId}
          <X className="size-4" aria-label="show all" />
        </Button>
      )}
    </>
  )
}

const tones: Record<SecurityEventOutcome, Tone> = { ok: 'info', refused: 'warn', limited: 'danger' }

const keyOf = ({ id }: MemberSecurityEvent) => String(id)
const nameOf = ({ kind, outcome, member }: MemberSecurityEvent) =>
  `${securityEventText(kind, outcome)}, ${member.email}`

const columnsIn = (timeZone: string): Column<MemberSecurityEvent>[] => [
  {
    id: 'when',
    title: 'When',
    width: '10.5rem',
    hideable: false,
    card: 'text',
    cell: ({ at }) => timeText(at, timeZone),
  },
  {
    id: 'who',
    title: 'Member',
    card: 'title',
    cell: ({ member }) => <span className="font-semibold break-words">{member.email}</span>,
  },
  {
    id: 'event',
    title: 'Event',
    card: 'text',
    cell: ({ kind, outcome }) => <Badge tone={tones[outcome]}>{securityEventText(kind, outcome)}</Badge>,
  },
  {
    id: 'device',
    title: 'Device',
    from: 'lg',
    width: '15rem',
    card: 'text',
    cell: (event) => (event.browserInfo ? <Device {...event} /> : <span className="text-soft">—</span>),
  },
  {
    id: 'where',
    title: 'Location',
    width: '9rem',
    card: 'text',
    cell: ({ ipAddress }) => <span className="text-soft">{ipAddress ?? '—'}</span>,
  },
]

interface SecurityTableProps {
  filter: SecurityEventsFilter
  onFilter: (filter: SecurityEventsFilter) => void
  timeZone: string
}

/** Members' security events. */
export function SecurityTable({ filter, onFilter, timeZone }: SecurityTableProps) {
  const events = useInfiniteQuery(securityPages(filter))
  const rows = useMemo(() => events.data?.pages.flat(), [events.data])
  const columns = useMemo(() => columnsIn(timeZone), [timeZone])
  const isFiltered = Object.values(filter).some((part) => part !== undefined)
  return (
    <DataTable
      label="Security events"
      name="security-events"
      rows={rows}
      columns={columns}
      keyOf={keyOf}
      nameOf={nameOf}
      error={events.error}
      failure="We couldn’t load the security events"
      onRetry={() => void events.refetch()}
      retrying={events.isFetching}
      empty={{
        icon: <ShieldCheck />,
        title: isFiltered ? 'No matching events' : 'No events yet',
        text: 'Sign-ins and security changes appear here for 13 months.',
      }}
      filters={<SecurityFilters filter={filter} onFilter={onFilter} />}
      menu={({ member }) => (
        <MenuItem onSelect={() => onFilter({ ...filter, userId: member.id })}>
          <ListFilter aria-hidden="true" />
          Only {member.email}
        </MenuItem>
      )}
      more={{
        hasMore: events.hasNextPage,
        load: () => void events.fetchNextPage(),
        loading: events.isFetchingNextPage,
        failed: events.isFetchNextPageError,
      }}
      summary={`${rows?.length ?? 0} shown${events.hasNextPage ? ', scroll for more' : ''}`}
    />
  )
}
