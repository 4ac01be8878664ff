import { MessagesSquare } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'

/** Skeleton of a conversation. */
export const NoneSelected = () => (
  <div className="grid flex-1 place-content-center justify-items-center gap-3 p-6 text-center">
    <span
      aria-hidden="true"
      className="grid size-14 place-items-center rounded-full bg-accent-soft text-accent-ink"
    >
      <MessagesSquare className="size-7" />
    </span>
    <p className="text-lg font-bold">Select a conversation</p>
  </div>
)

const bubbles = ['w-2/3', 'w-2/5 self-end', 'w-1/2'] as const

export const MessagesSkeleton = () => (
  <Loading
    label="Loading messages..."
    className="mx-auto flex w-full max-w-180 min-h-0 flex-1 flex-col justify-end gap-2.5 px-3 pb-4 md:px-4"
  >
    {bubbles.map((size) => (
      <Skeleton key={size} className={`h-10 rounded-2xl ${size}`} />
    ))}
  </Loading>
)

interface PaneProblemProps {
  text: string
  onRetry?: () => void
  retrying?: boolean
  /** link back to the list when a retry makes no sense */
  onLeave?: () => void
}

/** Why the conversation can't be shown. */
export const PaneProblem = ({ text, onRetry, retrying, onLeave }: PaneProblemProps) => (
  <div role="alert" className="grid flex-1 place-content-center justify-items-center gap-4 p-6 text-center">
    <p className="max-w-sm font-semibold">{text}</p>
    {onRetry && (
      <Button variant="secondary" onClick={onRetry} pending={retrying}>
        Try again
      </Button>
    )}
    {onLeave && (
      <Button variant="ghost" onClick={onLeave}>
        Back to conversations
      </Button>
    )}
  </div>
)
