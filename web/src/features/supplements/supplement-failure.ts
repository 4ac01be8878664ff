import { reasonText } from '../../lib/api/refusal-text.ts'
import { toast } from '../../ui/toast-store.ts'

/** Shows that logging failed, with the reason if known. */
export function showLoggingFailure(error: Error): void {
  toast({ title: 'Failed to log supplement', description: reasonText(error), variant: 'destructive' })
}
