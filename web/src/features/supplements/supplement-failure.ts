import { isNetworkFailure, isSignedOut } from '../../lib/api.ts'
import { refusalText } from '../../lib/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'

const OFFLINE = 'No connection to the server. Check that you are online.'

/** Says that nothing was logged, and why where that is known. */
export function sayLoggingFailed(error: Error): void {
  if (isSignedOut(error)) return
  const description = isNetworkFailure(error) ? OFFLINE : refusalText(error, 'Please try again.')
  toast({ title: 'Failed to log supplement', description, variant: 'destructive' })
}
