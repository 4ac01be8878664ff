import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ApiError } from '../../lib/api/api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { OwnOrder } from './orders.api.ts'

/** An invalid number and another member's order look the same: not found. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

interface OwnOrderGateProps {
  query: Pick<UseQueryResult<OwnOrder>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** rendered if the order doesn't exist */
  absent: ReactNode
  children: (order: OwnOrder) => ReactNode
}

/** Loads an order, or shows why it can't. */
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
