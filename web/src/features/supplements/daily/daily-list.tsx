import type { SupplementLog } from '@pepwell/contract/vitamins/supplements'
import { amountText } from '@pepwell/domain/vitamins/supplements'
import { Check, Pill } from 'lucide-react'
import { cx } from '../../../lib/classes.ts'
import { EditedMark } from '../../../ui/edited-mark.tsx'
import { RowMenu } from '../../../ui/row-menu.tsx'
import { toast } from '../../../ui/toast-store.ts'
import { showLoggingFailure } from '../supplement-failure.ts'
import { useLogSupplement, useRemoveSupplementLog } from '../supplements.api.ts'
import { showRemovalFailure } from '../use-undo-log.ts'
import type { Daily } from './daily.ts'
import { YesterdaysSet } from './yesterdays-set.tsx'

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
function TakenList({ logs, onEdit, leaving }: TakenListProps) {
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

const Nothing = ({ hasOpen }: { hasOpen: boolean }) => (
  <div className="flex min-h-24 items-center gap-4 py-2">
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink">
      <Pill className="size-6" aria-hidden="true" />
    </span>
    <div>
      <p className="font-bold">Nothing logged yet today</p>
      <p className="text-soft">
        {hasOpen ? 'One tap below logs what you took yesterday.' : 'Log it once. Tomorrow it’s one tap.'}
      </p>
    </div>
  </div>
)

interface DailyListProps extends Daily {
  /** whether doses of today are queued; those are listed separately */
  isWaiting: boolean
  onEdit: (log: SupplementLog) => void
  /** called while an item is being removed */
  leaving: () => void
}

/** Today's supplements, with yesterday's to repeat. */
export function DailyList({ today, isWaiting, open, onEdit, leaving }: DailyListProps) {
  return (
    <div className="flex flex-col gap-3">
      {today.length > 0 && <TakenList logs={today} onEdit={onEdit} leaving={leaving} />}
      {today.length === 0 && !isWaiting && <Nothing hasOpen={open.length > 0} />}
      {open.length > 0 && <YesterdaysSet logs={open} leaving={leaving} />}
    </div>
  )
}
