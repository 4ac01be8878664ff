import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { Plus, RotateCcw } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useSupplementLogging } from '../use-supplement-logging.ts'
import { useRepetition } from './use-repetition.ts'

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
