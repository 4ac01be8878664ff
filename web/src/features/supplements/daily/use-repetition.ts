import { toast } from '../../../ui/toast-store.ts'
import { showLoggingFailure } from '../supplement-failure.ts'
import { useRepeatSupplements } from '../supplements.api.ts'
import { useUndoLog } from '../use-undo-log.ts'

const countText = (count: number): string => (count === 1 ? '1 supplement' : `${count} supplements`)

/** Repeats yesterday's supplements at once, with undo. */
export function useRepetition(onLogged: () => void) {
  const takeBack = useUndoLog()
  const { store, isPending } = useRepeatSupplements({
    onSuccess: (logs) => {
      onLogged()
      if (logs.length === 0) return toast({ title: 'You already logged everything' })
      return toast({
        title: `${countText(logs.length)} logged successfully`,
        action: { label: 'Undo', onPress: () => takeBack(logs) },
      })
    },
    onError: showLoggingFailure,
  })
  return { repeat: () => store({}), pending: isPending }
}
