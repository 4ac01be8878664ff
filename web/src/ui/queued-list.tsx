import { Check, Undo2 } from 'lucide-react'
import { cx } from '../lib/classes.ts'
import { outboxActions, type PendingWrite } from '../lib/offline/pending-writes.ts'
import { Button } from './button.tsx'
import { QueuedNote } from './queued-note.tsx'

interface TakeBackProps {
  write: PendingWrite
  /** accessible name of the item */
  name: string
}

/** Withdraws unsent writes. A write that may have arrived must be deleted in its list instead. */
export const WithdrawButton = ({ write: { place, mayHaveArrived }, name }: TakeBackProps) =>
  !mayHaveArrived && (
    <Button
      variant="ghost"
      className="-my-2 -mr-3"
      aria-label={`Undo ${name}`}
      onClick={() => outboxActions()?.change(place, undefined)}
    >
      <Undo2 className="size-5" aria-hidden="true" />
      Undo
    </Button>
  )

interface QueuedListProps {
  writes: readonly PendingWrite[]
  /** an item's text: name, time and amount */
  describe: (body: PendingWrite['body'], write: PendingWrite) => { title: string; detail: string }
  className?: string
}

/** Items logged offline, above the stored ones. */
export function QueuedList({ writes, describe, className }: QueuedListProps) {
  if (writes.length === 0) return null
  return (
    <ul aria-label="Waiting to sync" className={cx('flex flex-col gap-3', className)}>
      {writes.map((write) => {
        const { title, detail } = describe(write.body, write)
        return (
          <li key={write.place} className="flex items-start gap-3">
            <span
              aria-hidden="true"
              className="mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 border-accent text-accent-ink"
            >
              <Check className="size-3.5" strokeWidth={3} />
            </span>
            <div className="min-w-0 flex-1">
              <div className="flex items-start justify-between gap-3">
                <p className="wrap-anywhere">
                  <span className="font-semibold">{title}</span>{' '}
                  <span className="text-soft tabular-nums">{detail}</span>
                </p>
                <WithdrawButton write={write} name={title} />
              </div>
              <QueuedNote problem={write.problem} />
            </div>
          </li>
        )
      })}
    </ul>
  )
}
