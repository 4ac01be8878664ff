import { skipReminder } from '@pepwell/contract/reminders/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { reasonText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'

/** On a failed decision: shows the error and refetches the reminder. */
export function useDecisionFailure(title: string): (error: Error) => void {
  const client = useQueryClient()
  return (error) => {
    toast({ title, description: reasonText(error), variant: 'destructive' })
    void invalidateTags(client, skipReminder.invalidatesTags)
  }
}
