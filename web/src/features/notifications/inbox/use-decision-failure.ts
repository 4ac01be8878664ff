import { skipReminder } from '@pepwell/contract/reminders/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { invalidateTags } from '../../../lib/api/invalidate-tags.ts'
import { reasonText } from '../../../lib/api/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'

/** What to do when a decision about an occurrence failed: say so, and look at what became of it meanwhile. */
export function useDecisionFailure(title: string): (error: Error) => void {
  const client = useQueryClient()
  return (error) => {
    toast({ title, description: reasonText(error), variant: 'destructive' })
    void invalidateTags(client, skipReminder.invalidatesTags)
  }
}
