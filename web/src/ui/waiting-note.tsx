import { Clock, TriangleAlert } from 'lucide-react'
import { cx } from '../lib/classes.ts'
import { type Waiting, waitingText } from '../lib/offline/waiting.ts'

/** Says of something that it waits, or why it was refused. */
export const WaitingNote = ({ problem }: Pick<Waiting, 'problem'>) => (
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
    {problem ?? waitingText()}
  </p>
)
