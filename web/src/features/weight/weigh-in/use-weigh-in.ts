import type { CallInput } from '@pepwell/contract/call'
import type { logWeight, WeightLog } from '@pepwell/contract/weight'
import { dayOf } from '@pepwell/domain/calendar'
import { useRef } from 'react'
import { ApiError, isNetworkFailure, isSignedOut } from '../../../lib/api.ts'
import { newClientId } from '../../../lib/client-id.ts'
import { dayLabel } from '../../../lib/day-label.ts'
import { refusalText } from '../../../lib/refusal-text.ts'
import { toast } from '../../../ui/toast-store.ts'
import { shownWeight } from '../shown-weight.ts'
import { type Reader, useLogWeight, useRemoveWeighIn } from '../weight.api.ts'

/** A second tap within this time is the same tap. */
const DOUBLE_TAP_MS = 300

/** A weigh-in as the form hands it over. */
export type WeighInBody = Omit<CallInput<typeof logWeight>['body'], 'clientId'>

/** One id as long as the same is sent: a retry is the same weigh-in, and what was changed after a failure another. */
function useAttempt() {
  const attempt = useRef<{ said: string; clientId: string }>(undefined)
  return {
    idFor: (body: WeighInBody): string => {
      const said = JSON.stringify(body)
      if (attempt.current?.said !== said) attempt.current = { said, clientId: newClientId() }
      return attempt.current.clientId
    },
    isOver: () => {
      attempt.current = undefined
    },
  }
}

function sayFailed(error: Error): void {
  if (isSignedOut(error)) return
  const description = isNetworkFailure(error)
    ? 'No connection to the server. Check that you are online.'
    : refusalText(error, 'Please try again.')
  toast({ title: 'Failed to log weight', description, variant: 'destructive' })
}

/** Says what is stored. A photo would outlive the undo, so with one there is only the deletion with its question. */
function useLoggedToast({ weightUnit, timeZone }: Reader) {
  const undo = useRemoveWeighIn({
    onSuccess: () => {
      toast({ title: 'Weigh-in removed' })
    },
    onError: (error) => {
      if (isSignedOut(error)) return
      toast({
        title: refusalText(error, 'Failed to remove weigh-in. Please try again.'),
        variant: 'destructive',
      })
    },
  })
  return ({ id, pounds, weighInDate, photoUrl }: WeightLog) => {
    toast({
      title: 'Weight logged successfully',
      description: `${shownWeight(pounds, weightUnit)} · ${dayLabel(weighInDate, dayOf(Date.now(), timeZone))}`,
      ...(!photoUrl && {
        action: { label: 'Undo', onPress: () => undo.mutate({ params: { id: String(id) } }) },
      }),
    })
  }
}

/** Whether the server refused the photo, and not what was typed. */
const isAboutPhoto = (error: Error | null): boolean =>
  error instanceof ApiError && (error.code?.startsWith('PHOTO_') ?? false)

/** Logs a weigh-in: once per tap, and says so. What the server has against the photo stands apart. */
export function useWeighIn(reader: Reader, onLogged: () => void) {
  const attempt = useAttempt()
  const sayLogged = useLoggedToast(reader)
  const { mutate, reset, isPending, error } = useLogWeight({ onSuccess: sayLogged, onError: sayFailed })
  const submittedAt = useRef(Number.NEGATIVE_INFINITY)

  const submit = (body: WeighInBody) => {
    if (performance.now() - submittedAt.current < DOUBLE_TAP_MS) return
    submittedAt.current = performance.now()
    const onSuccess = () => {
      attempt.isOver()
      onLogged()
    }
    // Given to this one call: a dialog that was closed meanwhile, and opened again, stays open.
    mutate({ body: { ...body, clientId: attempt.idFor(body) } }, { onSuccess })
  }

  const photoProblem = isAboutPhoto(error) ? (error as ApiError).serverMessage : undefined
  return { submit, pending: isPending, photoProblem, forget: reset }
}
