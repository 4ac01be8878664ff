import { peptideCategories } from '@pepwell/domain/catalogue/peptide-categories'
import { Search } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Filter } from './matching.ts'

interface FilterBarProps {
  filter: Filter
  onChange: (change: Partial<Filter>) => void
}

/** The list filters while typing, so Enter does nothing. */
const stay = (event: SyntheticEvent) => event.preventDefault()

export function FilterBar({ filter, onChange }: FilterBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is still unknown to many browsers
    <form
      role="search"
      onSubmit={stay}
      className="sticky top-14 z-10 -mx-4 mb-4 flex gap-2 bg-canvas/95 md:gap-3 px-4 py-2 backdrop-blur md:top-16 md:mx-0 md:px-0"
    >
      <div className="relative flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft max-sm:hidden"
        />
        <TextInput
          type="search"
          aria-label="Search peptides"
          placeholder="Search peptides..."
          value={filter.text}
          onChange={(event) => onChange({ text: event.target.value })}
          className="pl-11 max-sm:px-3.5"
        />
      </div>
      <div className="w-40 shrink-0 sm:w-64">
        <Select
          aria-label="Category"
          placeholder="All Categories"
          value={filter.category}
          onChange={(event) => onChange({ category: event.target.value })}
        >
          {peptideCategories.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </Select>
      </div>
    </form>
  )
}
