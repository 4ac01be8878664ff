import { ApiError, NO_CONNECTION } from '../../../lib/api/api.ts'
import { toast } from '../../../ui/toast-store.ts'

/** Status and status text; HTTP/2 has none, so the server's message replaces it. */
function statusOf(error: unknown): string {
  if (!(error instanceof ApiError)) return NO_CONNECTION
  return `${error.status}: ${error.statusText || error.serverMessage || 'No reason given'}`
}

/** Shows why a food couldn't be logged, with the server's answer. */
export function showFoodFailure(error: unknown): void {
  toast({ title: 'Failed to log food', description: statusOf(error), variant: 'destructive' })
}
