import { useQuery } from '@tanstack/react-query'
import { ShoppingCart } from 'lucide-react'
import { Link } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { termsQuery } from './cart.api.ts'
import { useCartEntries } from './cart-entries.ts'
import { CartRow } from './cart-row.tsx'
import { CartSummary } from './cart-summary.tsx'

const rows = ['first', 'second']

const CartSkeleton = () => (
  <Loading label="Loading your cart">
    <Card className="flex flex-col gap-5">
      {rows.map((row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="size-22 rounded-xl" />
          <div className="flex-1">
            <Skeleton className="h-5 w-1/2" />
            <Skeleton className="mt-2 h-4 w-1/3" />
            <Skeleton className="mt-3 h-11 w-28" />
          </div>
        </div>
      ))}
    </Card>
  </Loading>
)

const Empty = () => (
  <EmptyState
    icon={<ShoppingCart />}
    title="Your cart is empty"
    text="Items you add appear here."
    action={
      <Button asChild>
        <Link to="/shop">Browse the shop</Link>
      </Button>
    }
  />
)

/** The cart's lines and total. */
export function CartView() {
  const { entries, isPending, failed } = useCartEntries()
  const terms = useQuery(termsQuery)
  // Wait for the data: late updates would shift the layout.
  if (isPending || (terms.isPending && entries.length > 0)) return <CartSkeleton />
  if (failed) {
    return (
      <ErrorState
        title="We couldn’t load your cart"
        error={failed.error}
        onRetry={() => failed.refetch()}
        retrying={failed.isFetching}
      />
    )
  }
  if (entries.length === 0) return <Empty />
  return (
    <div className="flex flex-1 flex-col gap-6 md:grid md:grid-cols-[minmax(0,1fr)_20rem] lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-8">
      <ul className="divide-y divide-line md:self-start md:rounded-[1.25rem] md:border md:border-transparent md:bg-surface md:p-5 md:shadow-lift md:dark:shadow-none">
        {entries.map((entry) => (
          <CartRow key={entry.productId} entry={entry} />
        ))}
      </ul>
      <CartSummary entries={entries} terms={terms.data} />
    </div>
  )
}
