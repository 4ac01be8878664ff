import { Dialog } from '../../ui/dialog.tsx'
import type { ChatMessage } from './chat.api.ts'
import { reactionStyles, reactorNames } from './reactions.ts'

export interface ReactionsDialogProps {
  message: ChatMessage
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** Who added which reaction to a message. */
export default function ReactionsDialog({ message, open, onOpenChange }: ReactionsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Reactions">
      <ul className="divide-y divide-line">
        {message.reactions.map((reaction) => {
          const { emoji, label } = reactionStyles[reaction.reaction]
          return (
            <li key={reaction.reaction} className="flex min-h-13 items-center gap-3 py-2">
              <span aria-hidden="true" className="text-2xl">
                {emoji}
              </span>
              <span className="sr-only">{label}: </span>
              <span className="min-w-0 wrap-anywhere">{reactorNames(reaction)}</span>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
