import { Search } from 'lucide-react'
import type { SyntheticEvent } from 'react'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { useAddressText } from '../../ui/table/use-table-address.ts'
import { TextInput } from '../../ui/text-input.tsx'
import type { StackOrder } from './stacks.api.ts'

const orders: readonly { value: StackOrder; label: string }[] = [
  { value: 'liked', label: 'Most liked' },
  { value: 'newest', label: 'Newest' },
]

/** The sort order in the address; trending by default. */
export const orderOf = (asked: string): StackOrder =>
  orders.find(({ value }) => value === asked)?.value ?? 'liked'

/** The cards filter while typing, so Enter does nothing. */
const stay = (event: SyntheticEvent) => event.preventDefault()

/** Search and sort order of public stacks. */
export function DiscoverBar() {
  const [text, onText] = useAddressText('q')
  const [sort, setSort] = useAddressState('sort')
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is still unknown to many browsers
    <form role="search" onSubmit={stay} className="mb-5 flex flex-wrap gap-3">
      <div className="relative min-w-60 flex-1">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-soft"
        />
        <TextInput
          type="search"
          aria-label="Search stacks"
          placeholder="Stack or peptide"
          className="pl-11"
          maxLength={100}
          value={text}
          onChange={(event) => onText(event.target.value)}
        />
      </div>
      <Segmented
        legend="Order"
        options={orders}
        value={orderOf(sort)}
        onChange={(order) => setSort(order === 'liked' ? undefined : order)}
        className="max-md:w-full md:w-64"
      />
    </form>
  )
}
