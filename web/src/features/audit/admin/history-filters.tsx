import { X } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/select.tsx'
import type { HistoryFilter } from '../audit.api.ts'
import { kindWords } from './history-words.ts'

interface HistoryFiltersProps {
  filter: HistoryFilter
  onFilter: (filter: HistoryFilter) => void
  /** the operators that can be asked for */
  people: readonly { id: string; name: string }[]
}

const selectStyle = 'md:min-h-9 md:py-1 md:text-sm'

/** Whose deeds, and of which kind; one thing's, where a row led here. */
export function HistoryFilters({ filter, onFilter, people }: HistoryFiltersProps) {
  const { actorId, kind, objectId } = filter
  const known = people.some(({ id }) => id === actorId)
  return (
    <>
      <div className="w-60">
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
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="w-44">
        <Select
          aria-label="On what"
          value={kind ?? ''}
          placeholder="Anything"
          onChange={(event) => onFilter({ actorId, kind: event.target.value || undefined })}
          className={selectStyle}
        >
          {Object.entries(kindWords).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </div>
      {objectId && (
        <Button variant="secondary" size="sm" onClick={() => onFilter({ actorId, kind })}>
          Only one: {kindWords[kind ?? '']} {objectId}
          <X className="size-4" aria-label="show all" />
        </Button>
      )}
    </>
  )
}
