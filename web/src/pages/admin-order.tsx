import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { useCurrentUser } from '../features/accounts/current-user.ts'
import { OrderDetail } from '../features/orders/admin/order-detail.tsx'
import { fullOrderQuery } from '../features/orders/admin/orders-admin.api.ts'
import { ApiError } from '../lib/api/api.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ErrorState } from '../ui/error-state.tsx'
import { Loading, Skeleton } from '../ui/skeleton.tsx'
import { OrderGate } from './admin/order-gate.tsx'

/** An invalid id is handled like an unknown order. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

function Contents({ id, timeZone }: { id: number; timeZone: string }) {
  const { data: order, error, refetch, isFetching } = useQuery(fullOrderQuery(id))
  if (order) return <OrderDetail order={order} timeZone={timeZone} />
  if (isAbsent(error))
    return (
      <EmptyState
        title="This order doesn’t exist"
        action={
          <Button asChild>
            <Link to="/admin?tab=orders">Back to the orders</Link>
          </Button>
        }
      />
    )
  if (error)
    return (
      <ErrorState
        title="We couldn’t load this order"
        error={error}
        onRetry={() => refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading label="Loading the order">
      <Skeleton className="mb-5 h-11 w-72" />
      <Skeleton className="h-96" />
    </Loading>
  )
}

/** One order for operators. */
export default function AdminOrder() {
  const { id = '' } = useParams()
  const { user } = useCurrentUser()
  return <OrderGate>{user && <Contents id={Number(id)} timeZone={user.timeZone} />}</OrderGate>
}
