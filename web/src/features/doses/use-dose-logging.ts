import type { CallInput } from '@pepwell/contract/call'
import type { logDose } from '@pepwell/contract/doses'
import { useRef } from 'react'
import { problemText } from '../../lib/refusal-text.ts'
import { useLogDose } from './doses.api.ts'
import { useLoggedToast } from './use-logged-toast.ts'

/** A second tap within this time is the same tap. */
const DOUBLE_TAP_MS = 300

type Body = CallInput<typeof logDose>['body']

interface Options {
  timeZone: string
  /** what is said when logging failed without a reason */
  failure: string
  onLogged: () => void
}

/** Logs a dose: once per tap, says so and offers the undo. `problem` is the sentence for a failure. */
export function useDoseLogging({ timeZone, failure, onLogged }: Options) {
  const sayLogged = useLoggedToast(timeZone)
  const { mutate, reset, isPending, error } = useLogDose({ onSuccess: sayLogged })
  const submittedAt = useRef(Number.NEGATIVE_INFINITY)

  const submit = (body: Body) => {
    if (performance.now() - submittedAt.current < DOUBLE_TAP_MS) return
    submittedAt.current = performance.now()
    // Given to this one call: a dialog that was closed meanwhile, and opened again, stays open.
    mutate({ body }, { onSuccess: onLogged })
  }

  const problem = problemText(error, failure)
  return { submit, pending: isPending, problem, forget: reset }
}
