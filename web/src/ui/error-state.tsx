import { failureText, isNetworkFailure, NEEDS_CONNECTION, NO_CONNECTION } from '../lib/api/api.ts'
import { cx } from '../lib/classes.ts'
import { currentConnectivity } from '../lib/offline/connectivity.ts'
import { Button } from './button.tsx'

interface ErrorStateProps {
  /** what failed: 'We couldn’t load your plan' */
  title?: string
  error?: unknown
  onRetry?: () => void
  retrying?: boolean
  className?: string
}

function reason(error: unknown): string {
  if (!isNetworkFailure(error))
    return failureText(error, 'Something went wrong on our end. Your data is safe.')
  return currentConnectivity().isOffline ? NEEDS_CONNECTION : NO_CONNECTION
}

/** A failed load: one sentence and a retry. */
export function ErrorState({
  title = 'We couldn’t load this',
  error,
  onRetry,
  retrying,
  className,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className={cx('rounded-2xl border border-line bg-surface px-6 py-8 text-center shadow-lift', className)}
    >
      <p className="text-lg font-bold">{title}</p>
      <p className="mx-auto mt-1 max-w-sm text-soft">{reason(error)}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-5" onClick={onRetry} pending={retrying}>
          Try again
        </Button>
      )}
    </div>
  )
}
