import type { UseQueryResult } from '@tanstack/react-query'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ApiError } from '../../lib/api/api.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import type { Stack } from './stacks.api.ts'

/** An invalid number and a private stack look the same: not found. */
const isAbsent = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.status)

const Absent = () => (
  <>
    <h1 className="sr-only">Stack</h1>
    <EmptyState
      icon={<Layers />}
      title="We can’t find this stack"
      text="It was deleted, or its owner keeps it private."
      action={
        <Button asChild>
          <Link to="/social?tab=discover">Back to Discover</Link>
        </Button>
      }
    />
  </>
)

interface StackGateProps {
  query: Pick<UseQueryResult<Stack>, 'data' | 'error' | 'refetch' | 'isFetching'>
  children: (stack: Stack) => ReactNode
}

/** Loads a stack, or shows why it can't. */
export function StackGate({ query, children }: StackGateProps) {
  const { data, error, refetch, isFetching } = query
  // Hide a stack that became private meanwhile.
  if (isAbsent(error)) return <Absent />
  if (data) return children(data)
  if (error)
    return (
      <ErrorState
        title="We couldn’t load this stack"
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading label="Loading the stack">
      <Skeleton className="mt-12 h-40 rounded-2xl" />
      <Skeleton className="mt-5 h-96 rounded-2xl" />
    </Loading>
  )
}
