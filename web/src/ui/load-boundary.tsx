import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorState } from './error-state.tsx'
import { HydrationMarker } from './hydration-boundary.tsx'

interface LoadBoundaryProps {
  /** error text: 'We couldn’t load the diary' */
  failure: string
  /** the placeholder while loading */
  skeleton: ReactNode
  children: ReactNode
}

/** A boundary around a lazy view, with placeholder, error and retry. */
export const LoadBoundary = ({ failure, skeleton, children }: LoadBoundaryProps) => (
  <ErrorBoundary fallback={(error, retry) => <ErrorState title={failure} error={error} onRetry={retry} />}>
    <Suspense fallback={skeleton}>
      {children}
      <HydrationMarker />
    </Suspense>
  </ErrorBoundary>
)
