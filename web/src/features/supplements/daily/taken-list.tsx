import type { SupplementLog } from '@pepwell/contract/supplements'
import { amountText } from '@pepwell/domain/supplements'
import { Check, Trash2 } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { useRemoval } from './use-removal.ts'

/** What was taken today, each with its way out. */
export function TakenList({ logs, leaving }: { logs: readonly SupplementLog[]; leaving: () => void }) {
  const { remove, removing } = useRemoval(leaving)
  return (
    <ul aria-label="Taken today" className="divide-y divide-line/60">
      {logs.map((log) => (
        <li
          key={log.id}
          className={cx('flex min-h-12 items-center gap-3', log.id === removing && 'opacity-50')}
        >
          <span className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
            <Check className="size-4" aria-hidden="true" />
          </span>
          <span className="min-w-0 flex-1 leading-snug font-semibold">{log.supplementName}</span>
          <span className="whitespace-nowrap text-soft tabular-nums">{amountText(log)}</span>
          <IconButton
            aria-label={`Delete ${log.supplementName}, ${amountText(log)}`}
            className="-mr-2"
            disabled={log.id === removing}
            onClick={() => remove(log)}
          >
            <Trash2 className="size-5" aria-hidden="true" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
