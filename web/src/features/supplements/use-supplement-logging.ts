import type { CallInput } from '@pepwell/contract/call'
import type { logSupplement } from '@pepwell/contract/supplements'
import { amountText } from '@pepwell/domain/supplements'
import { useAttempt } from '../../lib/use-attempt.ts'
import { toast } from '../../ui/toast-store.ts'
import { sayLoggingFailed } from './supplement-failure.ts'
import { useLogSupplement } from './supplements.api.ts'
import { useTakingBack } from './use-taking-back.ts'

/** A supplement as it is handed over to be logged. */
export type SupplementBody = Omit<CallInput<typeof logSupplement>['body'], 'clientId'>

/** Logs a supplement: once per tap, says so and offers to take it back. */
export function useSupplementLogging(onLogged?: () => void) {
  const attempt = useAttempt()
  const takeBack = useTakingBack()
  const { mutate, isPending, variables } = useLogSupplement({
    onSuccess: (log, { body }) => {
      attempt.succeeded(body.clientId)
      toast({
        title: 'Supplement logged successfully',
        description: `${log.supplementName}, ${amountText(log)}`,
        action: { label: 'Undo', onPress: () => takeBack([log]) },
      })
    },
    onError: sayLoggingFailed,
  })

  const log = (body: SupplementBody) => {
    const clientId = attempt.begin(body)
    // Given to this one call: a dialog that was closed meanwhile, and opened again, stays open.
    if (clientId) mutate({ body: { ...body, clientId } }, { onSuccess: onLogged })
  }
  return { log, pending: isPending, logging: isPending ? variables.body.supplementName : undefined }
}
