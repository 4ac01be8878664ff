import { ApiError, NO_CONNECTION } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Status and status text; over HTTP/2 there is no text, and the server's sentence stands in. */
function statusOf(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_CONNECTION
  return `${error.status}: ${error.statusText || error.serverMessage || 'No further reason was given'}`
}

/** Says that a food could not be logged, with what the server answered. */
export function sayFoodFailed(error: unknown): void {
  toast({ title: 'Failed to log food', description: statusOf(error), variant: 'destructive' })
}
