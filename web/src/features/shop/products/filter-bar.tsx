import { ArrowUpDown, Search } from 'lucide-react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import { cx } from '../../../lib/classes.ts'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { type Filter, type Order, orders } from './filter.ts'

interface FilterBarProps {
  filter: Filter
  shelves: readonly (readonly [category: string, count: number])[]
  total: number
  onChange: (change: Partial<Filter>) => void
}

/** The grid filters while typing, so Enter does nothing. */
const stay = (event: SyntheticEvent) => event.preventDefault()

/** '/' focuses the search unless another field has focus. */
function useSlash() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest('input, textarea, select, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      field.current?.focus()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
  return field
}

interface ChipProps {
  label: string
  count: number
  chosen: boolean
  onChoose: () => void
}

const Chip = ({ label, count, chosen, onChoose }: ChipProps) => (
  <button
    type="button"
    aria-pressed={chosen}
    onClick={onChoose}
    className={cx(
      'flex min-h-11 shrink-0 items-center gap-1.5 rounded-full border px-4 text-sm font-semibold md:min-h-9',
      chosen
        ? 'border-accent bg-accent-soft text-accent-ink'
        : 'border-line bg-surface text-soft hover:bg-sunken',
    )}
  >
    {label}
    <span className="font-normal tabular-nums opacity-90 max-md:hidden">{count}</span>
  </button>
)

/** An icon over a native, invisible select on phones; Chromium shows a select's text in its option's color. */
const Sorting = ({ order, onChange }: { order: Order; onChange: (order: Order) => void }) => (
  <div className="relative shrink-0 max-md:w-12 max-md:rounded-xl max-md:border max-md:border-edge max-md:focus-within:outline-2 max-md:focus-within:outline-accent md:w-56 max-md:[&_div>svg]:hidden">
    <Select
      aria-label="Sort"
      value={order}
      onChange={(event) => onChange(event.target.value as Order)}
      className="max-md:opacity-0"
    >
      {orders.map(([value, label]) => (
        <option key={value} value={value} className="text-ink">
          {label}
        </option>
      ))}
    </Select>
    <ArrowUpDown
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 m-auto size-5 text-soft md:hidden"
    />
  </div>
)

/** Search, sort order and categories of the shop. */
export function FilterBar({ filter, shelves, total, onChange }: FilterBarProps) {
  const field = useSlash()
  return (
    <div className="mt-4 mb-5 md:mt-6">
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is still unknown to many browsers */}
      <form role="search" onSubmit={stay} className="flex gap-3">
        <div className="relative flex-1">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
          />
          <TextInput
            ref={field}
            type="search"
            aria-label="Search the shop"
            aria-keyshortcuts="/"
            placeholder="Search the shop"
            value={filter.text}
            onChange={(event) => onChange({ text: event.target.value })}
            className="pl-11"
          />
        </div>
        <Sorting order={filter.order} onChange={(order) => onChange({ order })} />
      </form>
      {/* biome-ignore lint/a11y/useSemanticElements: these are buttons of a group, no form's fields */}
      <div
        role="group"
        aria-label="Categories"
        className="-mx-4 mt-3 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
      >
        <Chip
          label="All"
          count={total}
          chosen={filter.category === ''}
          onChoose={() => onChange({ category: '' })}
        />
        {shelves.map(([label, count]) => (
          <Chip
            key={label}
            label={label}
            count={count}
            chosen={filter.category === label}
            onChoose={() => onChange({ category: label })}
          />
        ))}
      </div>
    </div>
  )
}
