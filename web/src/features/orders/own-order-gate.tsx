import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api/api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { OwnOrder } from './orders.api.ts'

/** What can't be an order's number is nobody's, as is another member's. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

interface OwnOrderGateProps {
  query: Pick<UseQueryResult<OwnOrder>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** what stands there when there is no such order */
  absent: ReactNode
  children: (order: OwnOrder) => ReactNode
}

/** An own order once it is here, or why it isn't. */
export function OwnOrderGate({ query, absent, children }: OwnOrderGateProps) {
  const { data, error, refetch, isFetching } = query
  if (data) return children(data)
  if (isAbsent(error)) return absent
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
      <Skeleton className="mb-6 h-12 w-72" />
      <Skeleton className="mb-5 h-48" />
      <Skeleton className="h-72" />
    </Loading>
  )
}
