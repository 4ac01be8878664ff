import { Clock, TriangleAlert } from 'lucide-react'
import { cx } from '../lib/classes.ts'
import { type PendingWrite, queuedText } from '../lib/offline/pending-writes.ts'

/** Says that an item is queued, or why it was rejected. */
export const QueuedNote = ({ problem }: Pick<PendingWrite, 'problem'>) => (
  <p
    className={cx(
      'flex items-center gap-1.5 text-sm font-semibold',
      problem ? 'text-danger-ink' : 'text-warn-ink',
    )}
  >
    {problem ? (
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
    ) : (
      <Clock aria-hidden="true" className="size-4 shrink-0" />
    )}
    {problem ?? queuedText()}
  </p>
)
