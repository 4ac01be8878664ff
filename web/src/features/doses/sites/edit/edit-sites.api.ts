import * as calls from '@pepwell/contract/doses/injection-sites.calls'
import { refusalText } from '../../../../lib/api/refusal-text.ts'
import { useCall } from '../../../../lib/api/use-call.ts'
import { toast } from '../../../../ui/toast-store.ts'

/** Saves the whole list. */
export const useSaveSites = (onDone: () => void) =>
  useCall(calls.saveSites, {
    onSuccess: () => {
      toast({ title: 'Sites saved' })
      onDone()
    },
  })

/** Resets to the default list. */
export const useResetSites = (onDone: () => void) =>
  useCall(calls.resetSites, {
    onSuccess: () => {
      toast({ title: 'Sites reset' })
      onDone()
    },
    onError: (error) => {
      const title = refusalText(error, 'We couldn’t reset your sites. Please try again.')
      toast({ title, variant: 'destructive' })
    },
  })
