import { logSideEffect } from '@pepwell/contract/side-effects/side-effects.calls'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { newClientId } from '../../lib/api/client-id.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { reasonText } from '../../lib/api/refusal-text.ts'
import { QueuedForLater, send } from '../../lib/offline/send.ts'
import { toast } from '../../ui/toast-store.ts'
import type { ChosenEffect } from './sheet/dose-values.ts'

interface About {
  userPeptideId: number
  /** when the dose was taken, and so the side effect felt */
  startedAt: string
}

async function logAll(client: QueryClient, effects: readonly ChosenEffect[], about: About): Promise<void> {
  for (const effect of effects) {
    const body = { ...effect, ...about, clientId: newClientId() }
    await send(logSideEffect, { body }).catch((error: unknown) => {
      // Offline, it is queued like the dose.
      if (error instanceof QueuedForLater) return
      const title = `We couldn’t log ${effect.name.toLowerCase()}`
      toast({ title, description: reasonText(error), variant: 'destructive' })
    })
  }
  await invalidateTags(client, logSideEffect.invalidatesTags)
}

/** Logs the side effects noted with a dose after the dose is stored or queued. */
export function useLogSideEffects() {
  const client = useQueryClient()
  return (effects: readonly ChosenEffect[], about: About): void => {
    if (effects.length > 0) void logAll(client, effects, about)
  }
}
