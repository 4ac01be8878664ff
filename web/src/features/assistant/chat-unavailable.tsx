import { Wrench } from 'lucide-react'
import { Card } from '../../ui/card.tsx'

/** Shown instead of the chat when no model is available. */
export const ChatUnavailable = () => (
  <Card as="section" aria-labelledby="chat-unavailable" className="mb-6 flex items-start gap-4">
    <span className="grid size-12 shrink-0 place-items-center rounded-full bg-warn-soft text-warn-ink">
      <Wrench className="size-6" aria-hidden="true" />
    </span>
    <div className="min-w-0">
      <h2 id="chat-unavailable" className="text-lg">
        AI Assistant Temporarily Unavailable
      </h2>
      <p className="mt-1 max-w-prose text-soft">
        Chat is temporarily disabled for maintenance. In an emergency, call your emergency number.
      </p>
    </div>
  </Card>
)
