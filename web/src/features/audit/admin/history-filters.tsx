import type { AuditEntry } from '@pepwell/contract/accounts/audit'
import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { HistoryFilter } from '../audit.api.ts'
import { Day } from './day.tsx'
import { kindWords } from './history-words.ts'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
  /** operators to filter by; deleted accounts have no name */
  people: readonly AuditEntry['actor'][]
}

const selectStyle = 'md:min-h-9 md:py-1 md:text-sm'

/** Filters by operator, day and kind, and by object if a row linked here. */
export function HistoryFilters({ filter, onFilter, people }: HistoryFiltersProps) {
  const { actorId, kind, objectId, from, to } = filter
  const days = { from, to }
  const known = people.some(({ id }) => id === actorId)
  return (
    <>
      <div className="md:w-60">
        <Select
          aria-label="Operator"
          value={actorId ?? ''}
          placeholder="Anyone"
          onChange={(event) => onFilter({ ...filter, actorId: event.target.value || undefined })}
          className={selectStyle}
        >
          {actorId && !known && <option value={actorId}>{actorId}</option>}
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name ?? `${id} (deleted)`}
            </option>
          ))}
        </Select>
      </div>
      <div className="md:w-44">
        <Select
          aria-label="Item"
          value={kind ?? ''}
          placeholder="Any item"
          onChange={(event) => onFilter({ ...days, actorId, kind: event.target.value || undefined })}
          className={selectStyle}
        >
          {Object.entries(kindWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      <Day label="From" value={from} max={to} onDay={(day) => onFilter({ ...filter, from: day })} />
      <Day label="To" value={to} min={from} onDay={(day) => onFilter({ ...filter, to: day })} />
      {objectId && (
        <Button
          variant="secondary"
          size="sm"
          className="max-md:col-span-2"
          onClick={() => onFilter({ ...days, actorId, kind })}
        >
          Only one: {kindWords[kind ?? '']} {objectId}
          <X className="size-4" aria-label="show all" />
        </Button>
      )}
    </>
  )
}
