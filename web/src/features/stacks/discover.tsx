import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Layers, Search } from 'lucide-react'
import { type ReactNode, type SyntheticEvent, useId } from 'react'
import { Link } from 'react-router'
import { useAddressState } from '../../lib/navigation/address-state.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { ShowOlder } from '../../ui/show-older.tsx'
import { Loading } from '../../ui/skeleton.tsx'
import { useAddressText } from '../../ui/table/use-table-address.ts'
import { TextInput } from '../../ui/text-input.tsx'
import { LikeButton } from './like-button.tsx'
import { ResearchLine } from './research-line.tsx'
import { StackCard, StackGrid, StackOwner, StacksSkeleton, stackPath } from './stack-card.tsx'
import { type Stack, type StackOrder, sharedStacksQuery } from './stacks.api.ts'

const orders: readonly { value: StackOrder; label: string }[] = [
  { value: 'liked', label: 'Most liked' },
  { value: 'newest', label: 'Newest' },
]

/** The sort order in the address; trending by default. */
const orderOf = (asked: string): StackOrder => orders.find(({ value }) => value === asked)?.value ?? 'liked'

/** The cards filter while typing, so Enter does nothing. */
const stay = (event: SyntheticEvent) => event.preventDefault()

/** Search and sort order of public stacks. */
function DiscoverBar() {
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

/** Items listed on a card. */
const ITEMS = 4

const SharedCard = ({ stack }: { stack: Stack }) => (
  <StackCard stack={stack} items={ITEMS} about={<StackOwner user={stack.user} />}>
    <LikeButton stack={stack} />
    <Button variant="secondary" className="flex-1" asChild>
      <Link to={stackPath(stack)} aria-label={`View Details of ${stack.name}`}>
        View Details
      </Link>
    </Button>
  </StackCard>
)

/** Empty state: nothing shared yet, or no match. */
const Nothing = ({ sought: searchText, create }: Pick<SharedStacksProps, 'sought' | 'create'>) =>
  searchText ? (
    <EmptyState icon={<Layers />} title={`Nothing matches "${searchText}"`} text="Try a peptide’s name." />
  ) : (
    <EmptyState
      icon={<Layers />}
      title="No public stacks yet"
      text="Be the first to share what you take and how."
      action={create}
    />
  )

interface SharedStacksProps {
  sort: StackOrder
  sought: string
  /** the empty state's button */
  create: ReactNode
}

function SharedStacks({ sort, sought: searchText, create }: SharedStacksProps) {
  const stacks = useInfiniteQuery({
    ...sharedStacksQuery(sort, searchText),
    placeholderData: keepPreviousData,
  })
  const { data, isPending, error, refetch, isFetching } = stacks
  if (isPending)
    return (
      <Loading label="Loading public stacks">
        <StacksSkeleton />
      </Loading>
    )
  if (!data)
    return (
      <ErrorState
        title="We couldn’t load the public stacks"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  // A stack whose likes change between two pages may appear on both.
  const rows = [...new Map(data.pages.flat().map((stack) => [stack.id, stack])).values()]
  if (rows.length === 0) return <Nothing sought={searchText} create={create} />
  return (
    <>
      <StackGrid label="Public stacks">
        {rows.map((stack) => (
          <SharedCard key={stack.id} stack={stack} />
        ))}
      </StackGrid>
      <ShowOlder
        history={stacks}
        label="Show more"
        failure="We couldn’t load more stacks."
        end="You’ve reached the end."
        className="mt-6"
      />
    </>
  )
}

/** Public stacks. Search and order are in the address. @param create opens a new stack */
export function Discover({ create }: { create: ReactNode }) {
  const [searchText] = useAddressState('q')
  const [sort] = useAddressState('sort')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="sr-only">
        Discover
      </h2>
      <DiscoverBar />
      <SharedStacks sort={orderOf(sort)} sought={searchText.trim()} create={create} />
      <ResearchLine className="mt-6" />
    </section>
  )
}
