import { logSideEffect } from '@pepwell/contract/side-effects/side-effects.calls'
import type { WarningCode } from '@pepwell/domain/safety/warnings'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { newClientId } from '../../lib/api/client-id.ts'
import { invalidateTags } from '../../lib/api/invalidate-tags.ts'
import { problemText, reasonText } from '../../lib/api/refusal-text.ts'
import { QueuedForLater, send } from '../../lib/offline/send.ts'
import { toast } from '../../ui/toast-store.ts'
import { useLogDose } from './doses.api.ts'
import { instantIn } from './moment.ts'
import type { ChosenEffect, FilledDose } from './sheet/dose-values.ts'
import { useLoggedToast } from './use-logged-toast.ts'

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
function useLogSideEffects() {
  const client = useQueryClient()
  return (effects: readonly ChosenEffect[], about: About): void => {
    if (effects.length > 0) void logAll(client, effects, about)
  }
}

interface Options {
  timeZone: string
  /** fallback error message */
  failure: string
  onLogged: () => void
}

/** Logs a dose once per tap, with a toast to undo it. `problem` is the fallback error message. */
export function useDoseLogging({ timeZone, failure, onLogged }: Options) {
  const logSideEffects = useLogSideEffects()
  const showLoggedToast = useLoggedToast(timeZone)
  /** the warnings that were shown before saving */
  const warned = useRef<readonly WarningCode[]>([])
  const { store, reset, isPending, error } = useLogDose({
    onSuccess: ({ warnings, ...dose }) =>
      showLoggedToast({ ...dose, warnings: warnings.filter(({ code }) => !warned.current.includes(code)) }),
  })

  const submit = (filled: FilledDose, warnedOf: readonly WarningCode[]) => {
    warned.current = warnedOf
    const { takenDate, takenTime, sideEffects = [], ...dose } = filled
    const takenAt = instantIn({ takenDate, takenTime }, timeZone)
    // A retry keeps the time of a dose taken "now".
    const onSuccess = () => {
      logSideEffects(sideEffects, { userPeptideId: dose.userPeptideId, startedAt: takenAt })
      onLogged()
    }
    store({ ...dose, takenAt }, { input: filled, onSuccess })
  }

  return { submit, reset, pending: isPending, problem: problemText(error, failure) }
}
