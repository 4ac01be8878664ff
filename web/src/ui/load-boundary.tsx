import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorState } from './error-state.tsx'

interface LoadBoundaryProps {
  /** said where it can't be loaded: 'We couldn’t load the diary' */
  failure: string
  /** what stands there as long as it is fetched */
  skeleton: ReactNode
  children: ReactNode
}

/** Around a view in a chunk of its own: it waits for that, or says that it could not be loaded, and tries again. */
export const LoadBoundary = ({ failure, skeleton, children }: LoadBoundaryProps) => (
  <ErrorBoundary fallback={(error, retry) => <ErrorState title={failure} error={error} onRetry={retry} />}>
    <Suspense fallback={skeleton}>{children}</Suspense>
  </ErrorBoundary>
)
