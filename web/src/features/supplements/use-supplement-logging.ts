import type { logSupplement } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import type { Stored } from '../../lib/api/use-idempotent-mutation.ts'
import { toast } from '../../ui/toast-store.ts'
import { showLoggingFailure } from './supplement-failure.ts'
import { useLogSupplement } from './supplements.api.ts'
import { useUndoLog } from './use-undo-log.ts'

/** A supplement to log. */
export type SupplementBody = Stored<typeof logSupplement>

/** Logs a supplement once per tap, with a toast that offers undo. */
export function useSupplementLogging(onLogged?: () => void) {
  const takeBack = useUndoLog()
  const { store, isPending, variables } = useLogSupplement({
    onSuccess: (log) => {
      toast({
        title: 'Supplement logged successfully',
        description: `${log.supplementName}, ${amountText(log)}`,
        action: { label: 'Undo', onPress: () => takeBack([log]) },
      })
    },
    onError: showLoggingFailure,
  })

  const log = (body: SupplementBody) => store(body, { onSuccess: onLogged })
  return { log, pending: isPending, logging: isPending ? variables?.body.supplementName : undefined }
}
