import { Check, Clock, TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useOutbox } from '../../lib/offline/pending-writes.ts'
import { lazyPanel } from '../../ui/lazy-panel.tsx'
import { useDoubles } from './double-doses.ts'

// Lazy: hardly anyone opens them.
const RefusedDialog = lazyPanel(() => import('./refused-dialog.tsx'))
const DoubleDialog = lazyPanel(() => import('./double-dose-dialog.tsx'))

const pillStyle = 'flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold [&_svg]:size-4'

interface QuestionProps {
  look: string
  onOpen: () => void
  children: ReactNode
}

/** Writes that need a decision. */
const Question = ({ look, onOpen, children }: QuestionProps) => (
  <button type="button" aria-haspopup="dialog" className="flex min-h-11 items-center" onClick={onOpen}>
    <span className={`${pillStyle} ${look}`}>
      <TriangleAlert aria-hidden="true" />
      {children}
    </span>
  </button>
)

function Refused({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false)
  const refused = useOutbox().writes.filter(({ problem }) => problem !== undefined)
  if (refused.length === 0) return null
  return (
    <>
      <Question look="bg-danger-soft text-danger-ink" onOpen={() => setOpen(true)}>
        {refused.length} not saved
      </Question>
      <RefusedDialog open={open} onOpenChange={setOpen} writes={refused} timeZone={timeZone} />
    </>
  )
}

function Doubles({ timeZone }: { timeZone: string }) {
  const [open, setOpen] = useState(false)
  const doses = useDoubles()
  if (doses.length === 0) return null
  return (
    <>
      <Question look="bg-warn-soft text-warn-ink" onOpen={() => setOpen(true)}>
        {doses.length === 1 ? 'Logged twice?' : `${doses.length} logged twice?`}
      </Question>
      <DoubleDialog open={open} onOpenChange={setOpen} doses={doses} timeZone={timeZone} />
    </>
  )
}

/** Counts of queued, sent and rejected writes and of possible double doses. */
export function QueuedPills({ timeZone }: { timeZone: string }) {
  const { writes, isSent } = useOutbox()
  const count = writes.filter(({ problem }) => problem === undefined).length
  return (
    <div className="ml-auto flex shrink-0 items-center gap-2">
      {isSent ? (
        <span className={`${pillStyle} text-accent-ink`}>
          <Check aria-hidden="true" />
          Sent
        </span>
      ) : (
        count > 0 && (
          <span className={`${pillStyle} bg-warn-soft text-warn-ink`}>
            <Clock aria-hidden="true" />
            {count} waiting
          </span>
        )
      )}
      <Doubles timeZone={timeZone} />
      <Refused timeZone={timeZone} />
    </div>
  )
}
