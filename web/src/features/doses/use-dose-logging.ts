import type { CallInput } from '@pepwell/contract/call'
import type { logDose } from '@pepwell/contract/doses'
import { problemText } from '../../lib/refusal-text.ts'
import { useFirstTap } from '../../lib/taps.ts'
import { useLogDose } from './doses.api.ts'
import { useLoggedToast } from './use-logged-toast.ts'

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
  const isFirstTap = useFirstTap()

  const submit = (body: Body) => {
    if (!isFirstTap()) return
    // Given to this one call: a dialog that was closed meanwhile, and opened again, stays open.
    mutate({ body }, { onSuccess: onLogged })
  }

  const problem = problemText(error, failure)
  return { submit, pending: isPending, problem, forget: reset }
}
