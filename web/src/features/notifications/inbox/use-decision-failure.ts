import { skipReminder } from '@pepwell/contract/reminders.calls'
import { useQueryClient } from '@tanstack/react-query'
import { isNetworkFailure } from '../../../lib/api.ts'
import { lookAgain } from '../../../lib/look-again.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'

const OFFLINE = 'No connection to the server. Check that you are online.'

/** What to do when a decision about an occurrence failed: say so, and look at what became of it meanwhile. */
export function useDecisionFailure(title: string): (error: Error) => void {
  const client = useQueryClient()
  return (error) => {
    const description = isNetworkFailure(error) ? OFFLINE : refusalText(error, 'Please try again.')
    toast({ title, description, variant: 'destructive' })
    void lookAgain(client, skipReminder.changes)
  }
}
