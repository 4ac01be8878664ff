import { useAttempt } from '../../../lib/use-attempt.ts'
import { toast } from '../../../ui/toast-store.ts'
import { sayLoggingFailed } from '../supplement-failure.ts'
import { useRepeatSupplements } from '../supplements.api.ts'
import { useTakingBack } from '../use-taking-back.ts'

const countText = (count: number): string => (count === 1 ? '1 supplement' : `${count} supplements`)

/** Logs yesterday's set again, all at once, and offers to take it back. */
export function useRepetition(onLogged: () => void) {
  const attempt = useAttempt()
  const takeBack = useTakingBack()
  const { mutate, isPending } = useRepeatSupplements({
    onSuccess: (logs, { body }) => {
      attempt.succeeded(body.clientId)
      onLogged()
      if (logs.length === 0) return toast({ title: 'Nothing was left to log' })
      return toast({
        title: `${countText(logs.length)} logged successfully`,
        action: { label: 'Undo', onPress: () => takeBack(logs) },
      })
    },
    onError: sayLoggingFailed,
  })
  const repeat = () => {
    const clientId = attempt.begin('yesterday')
    if (clientId) mutate({ body: { clientId } })
  }
  return { repeat, pending: isPending }
}
