import type { SecurityEventsFilter } from '@pepwell/contract/accounts/security-events'
import {
  type SecurityEventKind,
  securityEventKinds,
  securityEventText,
} from '@pepwell/domain/accounts/security-events'
import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { Day } from './day.tsx'

interface SecurityFiltersProps {
  filter: SecurityEventsFilter
  onFilter: (filter: SecurityEventsFilter) => void
}

/** Filters by event and day, and by member if a row linked here. */
export function SecurityFilters({ filter, onFilter }: SecurityFiltersProps) {
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
