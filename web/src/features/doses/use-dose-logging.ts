import type { WarningCode } from '@pepwell/domain/safety/warnings'
import { useRef } from 'react'
import { problemText } from '../../lib/api/refusal-text.ts'
import { useLogDose } from './doses.api.ts'
import { useLogSideEffects } from './log-side-effects.ts'
import { instantIn } from './moment.ts'
import type { FilledDose } from './sheet/dose-values.ts'
import { useLoggedToast } from './use-logged-toast.ts'

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
  const { store, forget, isPending, error } = useLogDose({
    onSuccess: ({ warnings, ...dose }) =>
      showLoggedToast({ ...dose, warnings: warnings.filter(({ code }) => !warned.current.includes(code)) }),
  })

  const submit = (said: FilledDose, warnedOf: readonly WarningCode[]) => {
    warned.current = warnedOf
    const { takenDate, takenTime, sideEffects = [], ...dose } = said
    const takenAt = instantIn({ takenDate, takenTime }, timeZone)
    // A retry keeps the time of a dose taken "now".
    const onSuccess = () => {
      logSideEffects(sideEffects, { userPeptideId: dose.userPeptideId, startedAt: takenAt })
      onLogged()
    }
    store({ ...dose, takenAt }, { input: said, onSuccess })
  }

  return { submit, forget, pending: isPending, problem: problemText(error, failure) }
}
