import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { Check } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { EditedMark } from '../../../ui/edited-mark.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { showLoggingFailure } from '../supplement-failure.ts'
import { useLogSupplement, useRemoveSupplementLog } from '../supplements.api.ts'
import { showRemovalFailure } from '../use-undo-log.ts'

/** Deletes an entry with a toast that offers undo. `removing` is the pending entry's id. */
function useRemoval(leaving: () => void) {
  const { store: putBack } = useLogSupplement({ onError: showLoggingFailure })
  const { mutate, isPending, variables } = useRemoveSupplementLog({ onError: showRemovalFailure })

  const remove = (log: SupplementLog) => {
    const { supplementName, quantity, unit, logDate } = log
    const entry = { supplementName, quantity, unit, logDate }
    const onSuccess = () => {
      toast({
        title: 'Supplement deleted',
        description: supplementName,
        action: { label: 'Undo', onPress: () => putBack(entry) },
      })
    }
    leaving()
    mutate({ params: { id: log.id } }, { onSuccess })
  }
  return { remove, removing: isPending ? Number(variables.params.id) : undefined }
}

interface TakenListProps {
  logs: readonly SupplementLog[]
  onEdit: (log: SupplementLog) => void
  leaving: () => void
}

/** Today's supplements, with edit and delete. */
export function TakenList({ logs, onEdit, leaving }: TakenListProps) {
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
          <span className="min-w-0 flex-1 leading-snug font-semibold">
            {log.supplementName}
            <EditedMark editedAt={log.editedAt} />
          </span>
          <span className="whitespace-nowrap text-soft tabular-nums">{amountText(log)}</span>
          <RowMenu
            about={`${log.supplementName}, ${amountText(log)}`}
            className="-mr-2"
            disabled={log.id === removing}
            onEdit={() => onEdit(log)}
            onRemove={() => remove(log)}
          />
        </li>
      ))}
    </ul>
  )
}
