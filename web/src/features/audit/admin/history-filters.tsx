import type { AuditEntry } from '@pepwell/contract/audit'
import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { HistoryFilter } from '../audit.api.ts'
import { kindWords } from './history-words.ts'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
  /** the operators that can be asked for; without a name, those whose account is gone */
  people: readonly AuditEntry['actor'][]
}

const selectStyle = 'md:min-h-9 md:py-1 md:text-sm'

interface DayProps {
  label: string
  value: string | undefined
  min?: string
  max?: string
  onDay: (day: string | undefined) => void
}

/** The first or the last day that is looked at. */
const Day = ({ label, value, onDay, ...bounds }: DayProps) => (
  <span className="inline-flex gap-x-2 gap-y-1 text-sm text-soft max-md:flex-col md:items-center">
    <span aria-hidden="true">{label}</span>
    <TextInput
      type="date"
      aria-label={label}
      {...bounds}
      value={value ?? ''}
      onChange={(event) => onDay(event.target.value || undefined)}
      className="text-ink max-md:px-2.5 md:min-h-9 md:w-38 md:py-1 md:text-sm"
    />
  </span>
)

/** Whose deeds, on which days, and of which kind; one thing's, where a row led here. */
export function HistoryFilters({ filter, onFilter, people }: HistoryFiltersProps) {
  const { actorId, kind, objectId, from, to } = filter
  const days = { from, to }
  const known = people.some(({ id }) => id === actorId)
  return (
    <>
      <div className="md:w-60">
        <Select
          aria-label="By whom"
          value={actorId ?? ''}
          placeholder="Anybody"
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
          aria-label="On what"
          value={kind ?? ''}
          placeholder="Anything"
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
