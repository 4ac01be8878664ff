import { reasonText } from '../../lib/api/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'

/** Says that nothing was logged, and why where that is known. */
export function sayLoggingFailed(error: Error): void {
  toast({ title: 'Failed to log supplement', description: reasonText(error), variant: 'destructive' })
}
