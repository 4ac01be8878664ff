import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { Plus, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { showLoggingFailure } from '../supplement-failure.ts'
import { useRepeatSupplements } from '../supplements.api.ts'
import { useSupplementLogging } from '../use-supplement-logging.ts'
import { useUndoLog } from '../use-undo-log.ts'

const countText = (count: number): string => (count === 1 ? '1 supplement' : `${count} supplements`)

/** Repeats yesterday's supplements at once, with undo. */
function useRepetition(onLogged: () => void) {
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

/** Yesterday's supplements not taken today: one tap each, or one for all. */
export function YesterdaysSet({ logs, leaving }: { logs: readonly SupplementLog[]; leaving: () => void }) {
  const { log, pending } = useSupplementLogging(leaving)
  const { repeat, pending: repeating } = useRepetition(leaving)
  return (
    <section aria-label="Taken yesterday, not yet today" className="rounded-xl bg-sunken p-3">
      <h3 className="mb-2 text-sm font-normal tracking-normal text-soft">Yesterday, not yet today</h3>
      <ul className="flex flex-wrap gap-1.5">
        {logs.map(({ id, supplementName, quantity, unit }) => (
          <li key={id} className="max-w-full">
            <Button
              variant="secondary"
              size="sm"
              className="max-w-full text-left leading-tight"
              disabled={pending || repeating}
              aria-label={`Log ${supplementName}, ${amountText({ quantity, unit })}`}
              onClick={() => log({ supplementName, quantity, unit })}
            >
              <Plus className="size-4 text-accent-ink" aria-hidden="true" />
              <span className="min-w-0">
                {supplementName}{' '}
                <span className="font-normal text-soft tabular-nums">{amountText({ quantity, unit })}</span>
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {logs.length > 1 && (
        <Button
          variant="ghost"
          size="sm"
          className="mt-2 w-full"
          pending={repeating}
          pendingLabel="Logging..."
          onClick={repeat}
        >
          <RotateCcw className="size-4" aria-hidden="true" />
          Log all {logs.length} again
        </Button>
      )}
    </section>
  )
}
