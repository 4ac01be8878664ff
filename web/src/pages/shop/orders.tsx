import { useInfiniteQuery } from '@tanstack/react-query'
import { Package } from 'lucide-react'
import { Link } from 'react-router'
import { useCurrentUser } from '../../features/accounts/current-user.ts'
import { OrderList } from '../../features/orders/order-list.tsx'
import { ordersQuery } from '../../features/orders/orders.api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

const rows = ['first', 'second', 'third']

function Orders({ timeZone }: { timeZone: string }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(ordersQuery)
  const orders = data?.pages.flat()
  if (!orders && error)
    return (
      <ErrorState
        title="We couldn’t load your orders"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  if (!orders)
    return (
      <Loading label="Loading your orders">
        {rows.map((row) => (
          <Skeleton key={row} className="mb-3 h-24" />
        ))}
      </Loading>
    )
  if (orders.length === 0)
    return (
      <EmptyState
        icon={<Package />}
        title="No orders yet"
        text="Your orders and their status appear here."
        action={
          <Button asChild>
            <Link to="/shop">Browse the shop</Link>
          </Button>
        }
      />
    )
  return (
    <>
      <OrderList orders={orders} timeZone={timeZone} />
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mx-auto mt-5 flex"
          pending={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          Show older orders
        </Button>
      )}
    </>
  )
}

/** The user's orders. */
export default function OrdersPage() {
  const { user } = useCurrentUser()
  return (
    <>
      <PageHeader title="Orders">Your purchases and their status.</PageHeader>
      {user && <Orders timeZone={user.timeZone} />}
    </>
  )
}
