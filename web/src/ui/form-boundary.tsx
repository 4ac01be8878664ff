import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'
import { ErrorState } from './error-state.tsx'

interface FormBoundaryProps {
  /** what stands there as long as the form is fetched */
  skeleton: ReactNode
  children: ReactNode
}

/** Around a form in a chunk of its own: it waits for that, or says that it could not be loaded, and tries again. */
export const FormBoundary = ({ skeleton, children }: FormBoundaryProps) => (
  <ErrorBoundary
    fallback={(error, retry) => (
      <ErrorState title="The form could not be loaded" error={error} onRetry={retry} />
    )}
  >
    <Suspense fallback={skeleton}>{children}</Suspense>
  </ErrorBoundary>
)
